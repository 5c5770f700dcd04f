/** Sends what a form holds to one call, as the dashboard's own client does, without its table of all calls. */
import { readFailedAnswer } from '@daybook/schema/rules/failed-answer';
import { NETWORK_ERROR } from '@daybook/schema/words/texts';

interface FormOutcome {
  isSent: boolean;
  /** About the whole form; null when it was sent, or when the server gave no words. */
  text: string | null;
  /** What is wrong, by field. */
  problems: Readonly<Record<string, string>>;
}

/** `path` is of a call that takes JSON by POST. Never rejects. */
export async function sendForm(path: string, form: HTMLFormElement): Promise<FormOutcome> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(typedIn(form)),
    });
    if (response.ok) return { isSent: true, text: null, problems: {} };
    const { text, fields } = readFailedAnswer(await response.json().catch(() => null));
    return { isSent: false, text, problems: fields };
  } catch {
    return { isSent: false, text: NETWORK_ERROR, problems: {} };
  }
}

/** What was typed, by name; a field that was left empty is not given. */
function typedIn(form: HTMLFormElement): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value.trim() !== '') typed[name] = value;
  return typed;
}

/** Sets an ARIA attribute to 'true', or removes it. Firefox before 119 knows no ARIA properties. */
export function setWhere(element: Element, name: `aria-${string}`, isSo: boolean): void {
  if (isSo) element.setAttribute(name, 'true');
  else element.removeAttribute(name);
}
