/**
 * Whether a person's name holds the beginning of a web address, in any width or style of letters. Mail
 * programs make a link from it, and our letter would carry a stranger's link.
 */
export function holdsWebAddress(name: string): boolean {
  return /:\/\/|www[.\u3002]/i.test(name.normalize('NFKC'));
}
