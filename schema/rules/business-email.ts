/**
 * Decides which address gets a business's emails. The owner may have entered a stranger's address, so nothing
 * is sent there until somebody who reads its emails has confirmed it.
 */

import { isSameAddress } from './email-address.ts';

interface BusinessEmail {
  /** As the owner typed it. */
  email: string;
  /** The address that was last confirmed for this business. */
  confirmedEmail: string | null;
}

/** Returns whether the address is confirmed. `accountEmail` is verified; null for a deleted account. */
export function isEmailConfirmed(business: BusinessEmail, accountEmail: string | null): boolean {
  return provenAddress(business, accountEmail) !== null;
}

/**
 * Returns the address for the owner's emails and customers' replies: the business's own once confirmed, and
 * the account's until then. It is always a confirmed address, in its confirmed spelling; null without one.
 */
export function emailsTo(business: BusinessEmail, accountEmail: string | null): string | null {
  return provenAddress(business, accountEmail) ?? accountEmail;
}

function provenAddress({ email, confirmedEmail }: BusinessEmail, accountEmail: string | null): string | null {
  const proven = [accountEmail, confirmedEmail];
  return proven.find((address) => address !== null && isSameAddress(address, email)) ?? null;
}
