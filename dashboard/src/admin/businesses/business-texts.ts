import type { BillingStatus } from '@daybook/schema/contract/business';

export const BUSINESSES_TITLE = 'Business Management';
export const BUSINESSES_TEXT = 'Every business, what it has paid, and whether it can take bookings.';
export const BUSINESSES_COUNTED = { one: 'business', many: 'businesses' } as const;
export const SEARCH_BUSINESSES = { label: 'Search businesses', hint: 'Name, email, address or owner' };
export const BILLING_STATUS = 'Billing status';
export const NO_BUSINESSES = {
  title: 'No businesses yet',
  text: 'Businesses appear here as soon as owners add them.',
};
export const BUSINESS_FIGURES = {
  active: 'Active Businesses',
  revenue: 'Actual Revenue Generated',
  with_email: 'With Email Setup',
  with_address: 'With Address',
  closed_business_requests: 'Deletion Requests',
} as const;
/** Deletion requests that we answer ourselves, because no owner is left. */
export const OF_CLOSED_BUSINESSES = 'at closed businesses';
export const addedThisMonth = (count: number) => `+${count} this month`;
export const BUSINESS_COLUMNS = {
  business: 'Business',
  owner: 'Owner',
  revenue: 'Revenue',
  status: 'Status',
  created: 'Created',
} as const;
export const NO_OWNER = 'Account deleted';
export const UNPAID = 'Unpaid';
export const TRIAL = 'Trial';
/* Payments that were returned or never arrived */
export const TROUBLES = {
  refunded: 'Refunded',
  lost: 'Dispute lost',
  not_arrived: 'Transfer failed',
} as const;
export const wasPrice = (price: string) => `(was ${price})`;
export const withCoupon = (code: string) => `coupon ${code}`;
export const trialEnds = (moment: string) => `trial ends ${moment}`;
export const BILLING_STATUSES: Record<BillingStatus, string> = {
  paid: 'Paid',
  trial: 'On trial',
  trial_ended: 'Trial ended',
  subscription_ended: 'Subscription ended',
  unpaid: 'Unpaid',
  inactive: 'Inactive',
};
export const ALL = 'All';

export const EDIT_BUSINESS = 'Edit business';
export const ACTIVE_HINT = 'An inactive business can’t take bookings.';
export const HAS_PAID = 'Paid for';
export const HAS_PAID_HINT = 'It can take bookings without a trial or a payment of its own.';
export const BUSINESS_SAVED = 'Business saved.';
export const BUSINESS_UPDATE_FAILED = 'Failed to update business';

export const deleteBusinessQuestion = (name: string) => `Delete ${name}?`;
export const DELETE_BUSINESS = 'Delete business';
export const KEEP_BUSINESS = 'Keep business';
export const businessDeleted = (name: string) => `${name} has been deleted.`;
export const BUSINESS_DELETE_FAILED = 'Failed to delete business';
export const DELETE_BUSINESS_PHRASE = 'DELETE BUSINESS';
export const TYPE_DELETE_BUSINESS = 'Please type "DELETE BUSINESS" to confirm';

export const EXPORTED = {
  business_name: 'Business Name',
  business_email: 'Email',
  business_phone: 'Phone',
  business_address: 'Address',
  postcode: 'Postcode',
  diary: 'Diary',
  owner_name: 'Owner',
  owner_email: 'Owner Email',
  revenue: 'Revenue (GBP)',
  coupon: 'Coupon',
  is_active: 'Active',
  billing_status: 'Billing Status',
  created: 'Created',
} as const;

/* The weekly chart */
export const REFUNDS_TAKEN_OFF = 'after refunds';
export const WEEK_KINDS = [
  { value: 'revenue', label: 'Revenue' },
  { value: 'signups', label: 'Signups' },
  { value: 'bookings', label: 'Bookings' },
] as const;
export type WeekKind = (typeof WEEK_KINDS)[number]['value'];
export const WEEK_TITLES: Record<WeekKind, string> = {
  revenue: 'Revenue by week',
  signups: 'Signups by week',
  bookings: 'Bookings by week',
};
export const SHOWN = 'Show';
export const WEEKS_FAILED = 'We couldn’t load the weekly figures.';
/** Describes the chart to people who can’t see it. */
export const weeksDrawn = (title: string, last: string, most: string, mostFrom: string) =>
  `${title}. Last full week: ${last}. Most: ${most}, in the week from ${mostFrom}.`;

export const SUPPORT_TEXT =
  'What support needs to know. Of a customer’s email address, you see only the first character and the domain.';
export const ALL_BUSINESSES = 'All businesses';
export const SUPPORT = 'Support';
export const BUSINESS_LOAD_FAILED = 'We couldn’t load this business.';
export const BUSINESS_GONE = 'This business no longer exists.';
export const PAYMENTS = 'Payments';
export const NO_PAYMENTS = 'No payments yet.';
export const EMAILS = 'Emails';
export const NO_EMAILS = 'No emails about it yet.';
export const SUPPORT_FACTS = {
  billing_status: 'Billing status',
  trial: 'Trial',
  subscription: 'Subscription',
  owner: 'Owner',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  diary: 'Diary',
  timezone: 'Time zone',
  created: 'Created',
  updated: 'Changed',
} as const;
export const SUPPORT_FIGURES = {
  events: 'Events',
  bookings: 'Bookings',
  upcoming: 'Upcoming Bookings',
  queued: 'Emails Waiting',
  failed: 'Emails Failed',
} as const;
export const trialUntil = (moment: string) => `until ${moment}`;
export const trialEnded = (moment: string) => `ended ${moment}`;
export const subscriptionText = {
  active: (until: string) => `Active, paid until ${until}`,
  ends_with_period: (until: string) => `Cancelled, runs until ${until}`,
  past_due: (until: string) => `A renewal failed. Ends ${until} unless it is paid`,
  ended: (until: string) => `Ended, was paid until ${until}`,
};
export const PAYMENT_COLUMNS = {
  paid_at: 'Paid',
  kind: 'For',
  amount: 'Amount',
  refunded: 'Refunded',
  coupon: 'Coupon',
  reference: 'Reference',
} as const;
export const PAYMENT_KINDS = { setup_fee: 'Setup', subscription: 'Subscription' } as const;
export const DISPUTES = { open: 'Disputed', won: 'Dispute won', lost: 'Dispute lost' } as const;
export const LATEST_SHOWN = 'Only the latest payments and emails are shown.';
