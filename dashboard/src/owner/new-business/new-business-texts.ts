/** Add Business, around its fields. */

export const BUSINESS_NAME_HINT = 'Customers see it, and the address of the diary follows it.';
export const WHAT_HAPPENS_NEXT = 'What happens next?';
export const HAPPENS_NEXT = [
  'Your business gets a public diary with an address of its own, to share anywhere.',
  'You create calendar events with time slots that fit how you work.',
  'Customers book by themselves: bookings are confirmed automatically, and no time is given twice.',
  'You and your customers get email notifications of every booking.',
] as const;
/** With two links in it, to pages of those names. */
export const AGREEMENT = {
  before: 'By adding a business you agree to the ',
  terms: 'Terms and Conditions',
  between: '. What we keep, and for how long, is in the ',
  privacy: 'Privacy Policy',
  after: '.',
} as const;
/** Before a link to bring it here. */
export const HAVE_FILE = 'You have taken a business away from a Daybook?';
export const CREATING_BUSINESS = 'Adding…';
export const BUSINESS_CREATE_FAILED = 'Failed to create business';
