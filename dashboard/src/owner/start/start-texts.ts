/** The three steps of a new owner, and what follows them. */

export const START_TITLE = 'Three steps to your first booking';
export const START_STEPS = {
  business: { name: 'Add your business', explanation: 'Its name, how to reach you, and its time zone.' },
  setup: {
    name: 'Complete setup',
    /** Before it is done, with '£49, once' or '£9.99 a month'. */
    explanationAt: (price: string) => `${price}. From then on the diary takes bookings.`,
    explanationArriving: 'Your payment is on its way. Once it is here, the diary takes bookings.',
    explanationDone: 'The diary takes bookings.',
  },
  event: {
    name: 'Add your first event',
    explanation: 'Choose the days and times that customers can book.',
  },
} as const;
export const STEP_DONE = 'Done';
export const STEP_NEXT = 'Next';
export const STEP_LATER = 'Later';
export const SHARE_TITLE = 'Share your diary';
export const SHARE_READY = 'Your diary is open';
export const SHARE_READY_EXPLAINED =
  'Send people this link, print the code, or put the diary on your own website.';
