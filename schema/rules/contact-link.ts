/**
 * Makes every `mailto:` and `tel:` of the product. Strangers typed these addresses and numbers: a text that
 * is not certainly one of them gets no link, since a wrong link writes to, or calls, somebody else.
 */
import { emailProblem } from './email-address.ts';
import { withQuery } from './path.ts';

/** What an email begins with. Lines of the body are divided by '\n'. */
export interface BegunEmail {
  subject: string;
  body: string;
}

/** Opens an email to that address; null when the text is no address. */
export function mailtoOf(address: string, begun?: BegunEmail): string | null {
  if (emailProblem(address) !== null) return null;
  return mailto(encodeURIComponent(address.trim()).replace('%40', '@'), begun);
}

/** Opens an email whose recipient is still to be chosen. */
export function mailtoAnybody(begun: BegunEmail): string {
  return mailto('', begun);
}

/** Calls that number; null when the text is no number, has an extension, or holds more than one. */
export function telOf(number: string): string | null {
  const typed = number.trim();
  if (!/^\(?\+?[\d\s().\p{Pd}]+$/u.test(typed)) return null;
  // '+44 (0)20 7946 0018': only people inside the country dial the zero. In Italy everybody dials it.
  const digits = typed.replace(/[^\d+]/g, '').replace(/^((\+|00)44)0/, '$1');
  if (/.\(0\)/.test(typed) && !/^(\+|00)44/.test(digits)) return null;
  // From '999' to the longest number that ITU-T E.164 allows.
  return /^\+?\d{3,15}$/.test(digits) ? `tel:${digits}` : null;
}

/** Lines end as RFC 6068 says, and a space is '%20': mail programs would show a '+'. */
function mailto(recipient: string, begun?: BegunEmail): string {
  const { subject, body } = begun ?? {};
  return withQuery(`mailto:${recipient}`, { subject, body: body?.replace(/\r?\n/g, '\r\n') });
}
