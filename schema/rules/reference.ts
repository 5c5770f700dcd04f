/** Booking references: short, readable aloud, unguessable in practice. */

/** 32 characters: not 0, O, 1 or I. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const REFERENCE = /^[A-HJ-NP-Z2-9]{3}-[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{2}$/;

/** Makes a reference such as 'WC7-K4TP-9H', with 45 random bits, from the first nine of some random bytes. */
export function referenceFrom(random: Uint8Array): string {
  const signs = Array.from(random.slice(0, 9), (byte) => SIGNS[byte % 32]).join('');
  return `${signs.slice(0, 3)}-${signs.slice(3, 7)}-${signs.slice(7)}`;
}
