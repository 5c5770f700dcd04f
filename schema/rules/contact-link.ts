/**
 * Every `mailto:` and `tel:` of the product. Addresses and numbers are what strangers typed: what is not surely
 * one of them gets no link, since a wrong one writes to, or rings, somebody else.
 */
import { emailProblem } from './email-address.ts';
import { withQuery } from './path.ts';

/** What an email begins with. Lines of the body are divided by '\n'. */
export interface BegunEmail {
  subject: string;
  body: string;
}

/** Opens an email to that address; null when it is none. */
export function mailtoOf(address: string, begun?: BegunEmail): string | null {
  if (emailProblem(address) !== null) return null;
  return mailto(encodeURIComponent(address.trim()).replace('%40', '@'), begun);
}

/** Opens an email whose recipient is still to be chosen. */
export function mailtoAnybody(begun: BegunEmail): string {
  return mailto('', begun);
}

/** Rings that number; null when it is none, has an extension, or is more than one. */
export function telOf(number: string): string | null {
  const typed = number.trim();
  if (!/^\(?\+?[\d\s().\p{Pd}]+$/u.test(typed)) return null;
  // '+44 (0)20 7946 0018': the zero is for those who ring from inside the country. Italy's is for everybody.
  const digits = typed.replace(/[^\d+]/g, '').replace(/^((\+|00)44)0/, '$1');
  if (/.\(0\)/.test(typed) && !/^(\+|00)44/.test(digits)) return null;
  // From '999' to the longest that ITU-T E.164 allows.
  return /^\+?\d{3,15}$/.test(digits) ? `tel:${digits}` : null;
}

/** Lines end as RFC 6068 has it, and spaces are '%20': mail programs would show a '+'. */
function mailto(recipient: string, begun?: BegunEmail): string {
  const { subject, body } = begun ?? {};
  return withQuery(`mailto:${recipient}`, { subject, body: body?.replace(/\r?\n/g, '\r\n') });
}
