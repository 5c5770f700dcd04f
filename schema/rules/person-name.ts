/**
 * Whether a person's name holds the beginning of a web address, in any width or style of letters. Mail
 * programs make a link of it, and a stranger's link would arrive in a letter that we vouch for.
 */
export function holdsWebAddress(name: string): boolean {
  return /:\/\/|www[.\u3002]/i.test(name.normalize('NFKC'));
}
