/**
 * Where letters to a business go (decision 34). Its email address is whatever the owner typed, perhaps a
 * stranger's: nothing goes there before somebody who reads its letters has confirmed it.
 */
import { isSameAddress } from './normalised-email.ts';

export interface BusinessEmail {
  /** As the owner typed it. */
  email: string;
  /** The address that was last confirmed for this business; null when none was. */
  confirmedEmail: string | null;
}

/** `accountEmail` is the owner's own, verified at every sign-in; null when the account is gone. */
export function isEmailConfirmed(business: BusinessEmail, accountEmail: string | null): boolean {
  return provenAddress(business, accountEmail) !== null;
}

/**
 * The address for the owner's letters and for customers' answers: the business's own address once it is
 * confirmed, and the account's until then. It is always an address that was proven, in the spelling that was
 * proven; null when there is none.
 */
export function lettersTo(business: BusinessEmail, accountEmail: string | null): string | null {
  return provenAddress(business, accountEmail) ?? accountEmail;
}

function provenAddress({ email, confirmedEmail }: BusinessEmail, accountEmail: string | null): string | null {
  const proven = [accountEmail, confirmedEmail];
  return proven.find((address) => address !== null && isSameAddress(address, email)) ?? null;
}
