/**
 * Where what is written to a business goes (decision 34). Its email address is whatever the owner typed,
 * perhaps a stranger's: nothing goes there before somebody who reads its letters has confirmed it.
 */
import { isSameAddress } from './same-address.ts';

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
 * The address for the owner's letters and for customers' answers: the business's own once it is confirmed, until
 * then the account's. Always one that was proven, in its own spelling; null when there is none.
 */
export function lettersTo(business: BusinessEmail, accountEmail: string | null): string | null {
  return provenAddress(business, accountEmail) ?? accountEmail;
}

function provenAddress({ email, confirmedEmail }: BusinessEmail, accountEmail: string | null): string | null {
  const proven = [accountEmail, confirmedEmail];
  return proven.find((address) => address !== null && isSameAddress(address, email)) ?? null;
}
