/** An account as the admin sees it. */
import type { AdminUser } from '@daybook/schema/contract/admin/users';
import { pictureAddress } from '@daybook/schema/contract/user';
import { poundsOf } from '@daybook/schema/rules/money';
import type { AccountRow } from '../../database/tables.ts';

/** All that an admin is shown of an account. Figures are of its businesses that are not deleted. */
export interface ShownUser {
  account: AccountRow;
  businesses: number;
  /** Milliseconds since 1970; null when none was ever paid for. */
  paidUntil: number | null;
  hasUsedCoupon: boolean;
  bookings: number;
  revenuePence: number;
  latestBusiness: string | null;
}

export function adminUserAnswer({ account, ...shown }: ShownUser, now: number): AdminUser {
  return {
    id: account.id,
    email: account.email,
    google_user_data: {
      given_name: account.givenName,
      family_name: account.familyName,
      picture: pictureAddress.nullable().catch(null).parse(account.picture),
    },
    first_seen: new Date(account.firstSeen).toISOString(),
    last_seen: new Date(account.lastSeen).toISOString(),
    business_count: shown.businesses,
    has_paid_business: shown.paidUntil !== null && now < shown.paidUntil,
    has_used_coupon: shown.hasUsedCoupon,
    total_bookings: shown.bookings,
    total_revenue: poundsOf(shown.revenuePence),
    latest_business_name: shown.latestBusiness,
  };
}
