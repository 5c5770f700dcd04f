import { domainToASCII } from 'node:url';

/**
 * One spelling for all addresses that reach the same mailbox. Emails are counted by it; nobody writes to it.
 * Upper and lower case count as the same, and so does anything after a '+' in the name, which is a tag of the
 * reader's own. Google's two domains count as one, and dots in a name there count for nothing.
 */
export function foldedAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const typedDomain = email.slice(at + 1).toLowerCase();
  // A domain that the rules of international names reject stays as it is.
  const ownDomain = domainToASCII(typedDomain) || typedDomain;
  const domain = ownDomain === 'googlemail.com' ? 'gmail.com' : ownDomain;
  const name = email.slice(0, at).normalize('NFKC').toLowerCase();
  const untagged = name.replace(/(?<=.)\+.*$/su, '');
  const undotted = domain === 'gmail.com' ? untagged.replaceAll('.', '') : untagged;
  return `${undotted || untagged}@${domain}`;
}
