export const START_TITLE = 'Three steps to your first booking';
export const START_STEPS = {
  business: { name: 'Add your business', explanation: 'Its name, contact details and time zone.' },
  diary: {
    name: 'Set up your diary',
    explanation: 'What you offer, who works with you, and when you’re open.',
  },
  setup: {
    name: 'Complete setup',
    /** `price` is '£49, once' or '£9.99 a month'. */
    explanationAt: (price: string) => `${price}. Your diary can then take bookings.`,
    explanationArriving: 'We’re waiting for your payment. Your diary can then take bookings.',
    explanationDone: 'Your diary can take bookings.',
  },
} as const;
export const STEP_DONE = 'Done';
export const STEP_NEXT = 'Next';
export const STEP_LATER = 'Later';
export const SHARE_TITLE = 'Share your diary';
export const SHARE_READY = 'Your diary is open';
export const SHARE_READY_EXPLAINED =
  'Send people this link, print the QR code, or add the diary to your own website.';
