import type { AdminBusiness } from '@daybook/schema/contract/admin/businesses';
import { isoDayOf } from '../uk-time.ts';
import { NO, YES } from '../list/list-texts.ts';
import { EXPORTED, BILLING_STATUSES } from './business-texts.ts';
import { revenueOf } from './revenue.ts';

/** The columns of the businesses' file. Dates are ISO 8601, which every spreadsheet reads alike. */
export const exportedBusiness: { heading: string; cell: (business: AdminBusiness) => string }[] = [
  { heading: EXPORTED.business_name, cell: ({ business_name }) => business_name },
  { heading: EXPORTED.business_email, cell: ({ business_email }) => business_email },
  { heading: EXPORTED.business_phone, cell: ({ business_phone }) => business_phone ?? '' },
  { heading: EXPORTED.business_address, cell: ({ business_address }) => business_address ?? '' },
  { heading: EXPORTED.postcode, cell: ({ postcode }) => postcode ?? '' },
  { heading: EXPORTED.diary, cell: ({ diary_slug }) => `/diary/${diary_slug}` },
  { heading: EXPORTED.owner_name, cell: ({ owner_name }) => owner_name ?? '' },
  { heading: EXPORTED.owner_email, cell: ({ owner_email }) => owner_email ?? '' },
  { heading: EXPORTED.revenue, cell: (business) => revenueOf(business).toFixed(2) },
  { heading: EXPORTED.coupon, cell: ({ coupon_code }) => coupon_code ?? '' },
  { heading: EXPORTED.is_active, cell: ({ is_active }) => (is_active ? YES : NO) },
  { heading: EXPORTED.billing_status, cell: ({ billing_status }) => BILLING_STATUSES[billing_status] },
  { heading: EXPORTED.created, cell: ({ created_at }) => isoDayOf(created_at) },
];
