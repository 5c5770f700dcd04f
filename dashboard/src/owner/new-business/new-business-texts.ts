export const BUSINESS_NAME_HINT = 'Shown to customers. Your diary’s web address is based on it.';
export const WHAT_HAPPENS_NEXT = 'What happens next?';
export const HAPPENS_NEXT = [
  'Your business gets a public diary with its own web address to share.',
  'Once its setup is complete, you create calendar events with time slots that suit how you work.',
  'Customers book online. Bookings are confirmed automatically, and customers can’t double-book your team.',
  'You and your customers get email notifications about bookings.',
] as const;
/** The page links the two titles. Adding and importing a business begin differently. */
export const AGREEMENT = {
  before: {
    adding: 'By adding a business, you agree to the ',
    importing: 'By importing a business, you agree to the ',
  },
  terms: 'Terms and Conditions',
  between: '. To see what we keep, and for how long, read the ',
  privacy: 'Privacy Policy',
  after: '.',
} as const;
export const HAVE_FILE = 'Moving from another Daybook site?';
export const CREATING_BUSINESS = 'Adding…';
export const BUSINESS_CREATE_FAILED = 'Failed to create business';
