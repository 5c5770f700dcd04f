/** Sends a form to one call as the dashboard does, but without the table of all calls. */

import { readFailedAnswer } from '@daybook/schema/rules/failed-answer';
import { NETWORK_ERROR } from '@daybook/schema/words/texts';
import { TRAP_NAME } from '@daybook/schema/words/trap';

interface FormOutcome {
  isSent: boolean;
  /** The text about the whole form; null when it was sent or the server gave none. */
  text: string | null;
  problems: Readonly<Record<string, string>>;
}

/** Sends a form as JSON by POST to `path`. Never rejects. */
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

/** Returns the typed values by name, without empty fields. */
function typedIn(form: HTMLFormElement): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value.trim() !== '')
      typed[name === TRAP_NAME ? 'website' : name] = value;
  return typed;
}

/** Sets an ARIA attribute to 'true', or removes it. Firefox before 119 has no ARIA properties. */
export function setWhere(element: Element, name: `aria-${string}`, isSo: boolean): void {
  if (isSo) element.setAttribute(name, 'true');
  else element.removeAttribute(name);
}
