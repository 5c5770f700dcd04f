/**
 * Returns the one spelling by which email addresses are compared, stored and found on both databases. Upper and lower
 * case make no difference, in any script and whatever the language of the server. Nobody is emailed at this spelling.
 */
export function normalisedEmail(email: string): string {
  // What a capital Σ becomes depends on its neighbours: ς counts as σ, so that each email is decided alone.
  return email.trim().toLowerCase().replaceAll('ς', 'σ').normalize('NFC');
}

export function isSameAddress(one: string, other: string): boolean {
  return normalisedEmail(one) === normalisedEmail(other);
}
