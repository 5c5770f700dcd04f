/**
 * A booking without an email address stores '', which no query searches for. An owner added it for a customer
 * who gave no address, so nobody is emailed.
 */
export const NO_EMAIL = '';

export const storedEmail = (email: string | null): string => email ?? NO_EMAIL;

export const emailOrNull = (stored: string): string | null => (stored === NO_EMAIL ? null : stored);
