/**
 * How a booking without an email address is stored: with '', which is nobody's address. An owner made it for a customer who
 * gave none, so nobody is emailed, and no query looks for ''.
 */
export const NO_EMAIL = '';

export const storedEmail = (email: string | null): string => email ?? NO_EMAIL;

/** Returns what a row stores as the contract has it. */
export const emailOrNull = (stored: string): string | null => (stored === NO_EMAIL ? null : stored);
