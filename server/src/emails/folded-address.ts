import { domainToASCII } from 'node:url';

/**
 * Returns one spelling for all addresses that reach the same mailbox. Emails are counted by it, never sent to
 * it. Case doesn't matter, and neither does a tag after '+' in the name. Google's two domains count as one,
 * and dots in a name there don't matter.
 */
export function foldedAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const typedDomain = email.slice(at + 1).toLowerCase();
  // A domain that isn't valid under the rules for international names stays as it is.
  const ownDomain = domainToASCII(typedDomain) || typedDomain;
  const domain = ownDomain === 'googlemail.com' ? 'gmail.com' : ownDomain;
  const name = email.slice(0, at).normalize('NFKC').toLowerCase();
  const untagged = name.replace(/(?<=.)\+.*$/su, '');
  const undotted = domain === 'gmail.com' ? untagged.replaceAll('.', '') : untagged;
  return `${undotted || untagged}@${domain}`;
}
