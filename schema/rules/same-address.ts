/**
 * Whether two email addresses are one: capitals make no difference. Only those of ASCII count as such, as in
 * SQLite's lower(): the letter K and the sign of the kelvin are two addresses, whatever Unicode calls lower case.
 */
export function isSameAddress(one: string, other: string): boolean {
  return inLowerCase(one) === inLowerCase(other);
}

export function inLowerCase(email: string): string {
  return email.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
