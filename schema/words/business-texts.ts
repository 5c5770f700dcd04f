/** Texts about adding, editing and deleting a business. */

export const BUSINESS_NAME_REQUIRED = 'Business name is required';
export const BUSINESS_EMAIL_NOT_VALID = 'Valid business email is required';
export const TIMEZONE_REQUIRED = 'Timezone is required';
export const BUSINESS_NOT_FOUND = 'Business not found';
export const BUSINESSES_LOAD_FAILED = 'Failed to load businesses';
export const BUSINESS_CREATE_FAILED = 'Failed to create business';
export const BUSINESS_NOT_PAID =
  'This business is not set up yet. Complete its setup to add calendar events.';
export const TOO_MANY_BUSINESSES =
  'This account already has as many businesses as it can. Please contact support to add another.';

export const NO_BUSINESSES_YET = 'No businesses yet';
export const NO_BUSINESSES_FOUND = 'No businesses found';
export const ADD_BUSINESS = 'Add Business';
export const ADD_NEW_BUSINESS = 'Add New Business';
export const BACK_TO_DASHBOARD = 'Back to Dashboard';
export const VIEW_PUBLIC_DIARY = 'View Public Diary';
export const COMPLETE_SETUP = 'Complete Setup';
export const PAYMENT_SUCCESSFUL = 'Payment Successful!';
export const PAYMENT_CANCELLED = 'Payment Cancelled';

/* Add Business */
export const WHAT_HAPPENS_NEXT = 'What happens next?';
export const HAPPENS_NEXT = [
  'Your business gets a public diary with an address of its own, to share anywhere.',
  'You create calendar events with time slots that fit how you work.',
  'Customers book by themselves: bookings are confirmed automatically, and no time is given twice.',
  'You and your customers get email notifications of every booking.',
] as const;
export const BUSINESS_FIELDS = {
  business_name: 'Business name',
  business_email: 'Business email',
  business_phone: 'Phone',
  business_address: 'Address',
  postcode: 'Postcode',
  timezone: 'Timezone',
} as const;
export const BUSINESS_NAME_HINT = 'Customers see it, and the address of the diary follows it.';
export const BUSINESS_EMAIL_HINT =
  'For letters about bookings, and customers’ replies. An address other than the one you log in with is confirmed by a link that we send there; until then yours takes its place.';
export const TIMEZONE_HINT = 'All times of the diary are on this clock.';
export const CREATING_BUSINESS = 'Adding…';

/* Settings, 'Business Details' */
export const BUSINESS_UPDATED = 'Business settings updated successfully!';
export const PUBLIC_URL_CHANGED =
  'Your public calendar URL changed with the name. The old address keeps leading to the new one.';
export const BUSINESS_UPDATE_FAILED = 'Failed to update business details';
export const BUSINESS_UPDATE_NETWORK = 'Network error occurred while updating business settings';
