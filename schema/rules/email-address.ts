/** What is wrong with an email address. */
import { EMAIL_DOMAIN_NEEDS_DOT, EMAIL_NEEDS_AT, EMAIL_NOT_VALID, EMAIL_REQUIRED } from '../words/texts.ts';

/** Domains that people mean, and what their fingers write instead. */
const TYPOS: Record<string, string> = {
  'gmail.com':
    'gmial.com gmai.com gmal.com gmaill.com gnail.com gmail.co gmail.con gmail.cm gmaul.com gamil.com',
  'googlemail.com': 'googlemail.co googlemail.con goglemail.com',
  'hotmail.com': 'hotmial.com hotmai.com hotmal.com hotmil.com hotmail.con hotmail.cm hotnail.com',
  'hotmail.co.uk': 'hotmial.co.uk hotmai.co.uk hotmail.couk hotmail.co.k',
  'outlook.com': 'outlok.com outloo.com outlook.con outlook.co oulook.com',
  'yahoo.com': 'yaho.com yahooo.com yahoo.con yhaoo.com',
  'yahoo.co.uk': 'yaho.co.uk yahoo.couk yahooo.co.uk yahoo.co.k',
  'icloud.com': 'iclod.com icloud.con icoud.com icloud.co iclould.com',
  'btinternet.com': 'btinternet.con btinternt.com btintenet.com',
  'live.co.uk': 'live.couk',
};

/**
 * What ends a header, names a second recipient, fills a letter by way of a link, or is not seen; and the full
 * stop of Chinese and Japanese, which domains take for a dot. Look-alikes of other widths are NFKC's to find.
 */
const MISLEADING = /[\s\p{C}\p{DI},;:<>()[\]\\"%?&\u3002]/u;

/** Begins or ends with a dot or hyphen, has two dots in a row, or a sign that no domain has. */
const NO_DOMAIN = /^[-.]|\.\.|[^a-z\d.\u00a1-\uffff-]|[-.]$/i;

/** The text that says what is wrong, or null when the address can be written to. */
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

export interface EmailSuggestion {
  /** 'gmail.com' */
  domain: string;
  /** 'ada@gmail.com' */
  email: string;
}

/** The address that was probably meant, when the domain is a common misspelling; else null. */
export function emailSuggestion(email: string): EmailSuggestion | null {
  const [name, typed] = email.trim().split('@');
  if (!name || !typed) return null;
  const wrong = typed.toLowerCase();
  for (const [domain, typos] of Object.entries(TYPOS)) {
    if (typos.split(' ').includes(wrong)) return { domain, email: `${name}@${domain}` };
  }
  return null;
}
