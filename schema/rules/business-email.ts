/**
 * Says which address gets a business's emails (decision 34). The owner may have typed a stranger's address,
 * so nothing is sent there until somebody who reads its emails has confirmed it.
 */
import { isSameAddress } from './email-address.ts';

interface BusinessEmail {
  /** As the owner typed it. */
  email: string;
  /** The address that was last confirmed for this business; null when none was. */
  confirmedEmail: string | null;
}

/**
 * Returns whether the business's address is confirmed. `accountEmail` is the owner's, verified at every
 * login; null once the account is deleted.
 */
export function isEmailConfirmed(business: BusinessEmail, accountEmail: string | null): boolean {
  return provenAddress(business, accountEmail) !== null;
}

/**
 * Returns the address for the owner's emails and customers' replies: the business's own once it is confirmed,
 * and the account's until then. It is always a confirmed address, spelt as it was confirmed; null if there is
 * none.
 */
export function emailsTo(business: BusinessEmail, accountEmail: string | null): string | null {
  return provenAddress(business, accountEmail) ?? accountEmail;
}

function provenAddress({ email, confirmedEmail }: BusinessEmail, accountEmail: string | null): string | null {
  const proven = [accountEmail, confirmedEmail];
  return proven.find((address) => address !== null && isSameAddress(address, email)) ?? null;
}
