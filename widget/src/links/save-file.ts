import { MINUTE } from '@daybook/schema/figures/periods';

/** Milliseconds. A browser may read the file only after asking where to save it. */
const READ_WITHIN = MINUTE;

/** Saves the file that a button's form asks for, and says so, or what failed, in the line below the form. */
export async function saveFileOf(button: HTMLButtonElement): Promise<void> {
  const { form } = button;
  const line = form?.nextElementSibling;
  if (!form || !line) return;
  const { saved = '', failed = '' } = button.dataset;
  say(line, '');
  try {
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(form, button))
      if (typeof value === 'string') body.append(name, value);
    const response = await fetch(form.action, { method: 'POST', body });
    const [, name] = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '') ?? [];
    // The link has expired since the page opened, so it must not go on showing the data.
    if (response.status === 404) return location.reload();
    if (!response.ok || name === undefined) return say(line, failed, true);
    const url = URL.createObjectURL(await response.blob());
    const link = Object.assign(document.createElement('a'), { href: url, download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), READ_WITHIN);
    say(line, saved.replace('{file}', name));
  } catch {
    say(line, failed, true);
  }
}

function say(line: Element, text: string, isProblem = false): void {
  line.role = isProblem ? 'alert' : 'status';
  line.className = isProblem ? 'problem' : 'soft';
  line.textContent = text;
}
