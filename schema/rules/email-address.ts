/** Checks and compares email addresses. */

import {
  EMAIL_DOMAIN_NEEDS_DOT,
  EMAIL_NEEDS_AT,
  EMAIL_NOT_VALID,
  EMAIL_REQUIRED,
} from '../words/booking-form-texts.ts';

/**
 * Characters that end a header, name a second recipient or are invisible; and the Chinese and Japanese full
 * stop, which domains read as a dot. NFKC finds look-alikes of other widths.
 */
const MISLEADING = /[\s\p{C}\p{DI},;:<>()[\]\\"\u3002]/u;

/**
 * Matches what isn't a domain: it begins or ends with a dot or hyphen, has two dots in a row or a character
 * that no domain has, or ends in '.invalid' (RFC 2606), like the address of a deleted customer.
 */
const NO_DOMAIN = /^[-.]|\.\.|[^a-z\d.\u00a1-\uffff-]|[-.]$|\.invalid$/i;

/** Returns the text that says what is wrong, or null if the address can be emailed. */
export function emailProblem(email: string): string | null {
  const text = email.trim();
  if (!text) return EMAIL_REQUIRED;
  const [name, domain, more] = text.split('@');
  if (domain == null) return EMAIL_NEEDS_AT;
  if (!name || !domain || more != null || MISLEADING.test(text) || text !== text.normalize('NFKC'))
    return EMAIL_NOT_VALID;
  if (!domain.includes('.')) return EMAIL_DOMAIN_NEEDS_DOT;
  return NO_DOMAIN.test(domain) ? EMAIL_NOT_VALID : null;
}

/**
 * Returns the one spelling in which email addresses are compared, stored and found on both databases. It
 * ignores case in any script, whatever the server's language. Nobody is emailed at this spelling.
 */
export function normalisedEmail(email: string): string {
  // The lower case of Σ depends on its neighbours. Treating ς as σ decides each letter alone.
  return email.trim().toLowerCase().replaceAll('ς', 'σ').normalize('NFC');
}

export function isSameAddress(one: string, other: string): boolean {
  return normalisedEmail(one) === normalisedEmail(other);
}
