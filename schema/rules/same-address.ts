/**
 * Whether two email addresses are the same: upper and lower case make no difference. This holds for ASCII
 * letters only, as in SQLite's lower(): the letter K and the kelvin sign make two addresses, although Unicode
 * gives them the same lower case.
 */
export function isSameAddress(one: string, other: string): boolean {
  return inLowerCase(one) === inLowerCase(other);
}

export function inLowerCase(email: string): string {
  return email.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
