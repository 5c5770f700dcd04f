/**
 * Makes every `mailto:` and `tel:` link of the product. Strangers typed these addresses and numbers, so a
 * doubtful one gets no link: a wrong link would email or call somebody else.
 */

import { emailProblem } from './email-address.ts';
import { withQuery } from './path.ts';

/** Lines of the body are separated by '\n'. */
interface BegunEmail {
  subject: string;
  body: string;
}

/** Returns a link that opens an email to that address; null if the text isn't an address. */
export function mailtoOf(address: string, begun?: BegunEmail): string | null {
  if (emailProblem(address) !== null) return null;
  return mailto(encodeURIComponent(address.trim()).replace('%40', '@'), begun);
}

/** Returns a link that opens an email without a recipient. */
export function mailtoAnybody(begun: BegunEmail): string {
  return mailto('', begun);
}

/** Returns a link that calls the number; null if it isn't one number, or has an extension. */
export function telOf(number: string): string | null {
  const typed = number.trim();
  if (!/^\(?\+?[\d\s().\p{Pd}]+$/u.test(typed)) return null;
  // '+44 (0)20 7946 0018': the zero is dialled only inside the country, except in Italy.
  const digits = typed.replace(/[^\d+]/g, '').replace(/^((\+|00)44)0/, '$1');
  if (/.\(0\)/.test(typed) && !/^(\+|00)44/.test(digits)) return null;
  // From '999' to the longest number that ITU-T E.164 allows.
  return /^\+?\d{3,15}$/.test(digits) ? `tel:${digits}` : null;
}

// Lines end as RFC 6068 says. A space is '%20', because mail programs would show a '+'.
function mailto(recipient: string, begun?: BegunEmail): string {
  const { subject, body } = begun ?? {};
  return withQuery(`mailto:${recipient}`, { subject, body: body?.replace(/\r?\n/g, '\r\n') });
}
