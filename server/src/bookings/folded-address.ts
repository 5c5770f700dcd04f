import { domainToASCII } from 'node:url';

/**
 * One name for all spellings of an address that reach the same mailbox, to count letters by: never to write
 * to. Upper and lower case are one, and what follows a '+' in the name is a tag of its reader's own; Google's
 * two domains are one, and a dot in a name there is nothing.
 */
export function foldedAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const typedDomain = email.slice(at + 1).toLowerCase();
  // What is no domain to the rules of international names stays as it is.
  const ownDomain = domainToASCII(typedDomain) || typedDomain;
  const domain = ownDomain === 'googlemail.com' ? 'gmail.com' : ownDomain;
  const name = email.slice(0, at).normalize('NFKC').toLowerCase();
  const untagged = name.replace(/(?<=.)\+.*$/su, '');
  const undotted = domain === 'gmail.com' ? untagged.replaceAll('.', '') : untagged;
  return `${undotted || untagged}@${domain}`;
}
