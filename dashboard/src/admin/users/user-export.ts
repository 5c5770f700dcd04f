import type { AdminUser } from '@daybook/schema/contract/admin/users';
import { isoDayOf } from '../uk-time.ts';
import { NO, YES } from '../list/list-texts.ts';
import { EXPORTED } from './user-texts.ts';

const said = (isSo: boolean) => (isSo ? YES : NO);

/** The columns of the users' file. */
export const exportedUser: { heading: string; cell: (user: AdminUser) => string | number }[] = [
  { heading: EXPORTED.email, cell: ({ email }) => email },
  { heading: EXPORTED.given_name, cell: ({ google_user_data }) => google_user_data.given_name ?? '' },
  { heading: EXPORTED.family_name, cell: ({ google_user_data }) => google_user_data.family_name ?? '' },
  { heading: EXPORTED.first_seen, cell: ({ first_seen }) => isoDayOf(first_seen) },
  { heading: EXPORTED.last_seen, cell: ({ last_seen }) => isoDayOf(last_seen) },
  { heading: EXPORTED.businesses, cell: ({ business_count }) => business_count },
  { heading: EXPORTED.latest, cell: ({ latest_business_name }) => latest_business_name ?? '' },
  { heading: EXPORTED.paid, cell: ({ has_paid_business }) => said(has_paid_business) },
  { heading: EXPORTED.coupon, cell: ({ has_used_coupon }) => said(has_used_coupon) },
  { heading: EXPORTED.bookings, cell: ({ total_bookings }) => total_bookings },
  { heading: EXPORTED.revenue, cell: ({ total_revenue }) => total_revenue.toFixed(2) },
];
