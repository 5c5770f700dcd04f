/**
 * Returns whether a name contains the beginning of a web address, in any width or style of letters. Mail
 * programs would turn it into a link, and our email would carry a stranger's link.
 */
export function holdsWebAddress(name: string): boolean {
  return /:\/\/|www[.\u3002]/i.test(name.normalize('NFKC'));
}
