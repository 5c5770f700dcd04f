/** The owner's first screen and the start of a new one. */

export const TAB_OVERVIEW = 'Dashboard';
export const TAB_CALENDAR = 'Active Calendar';
export const TAB_BOOKINGS = 'Your Bookings';
export const YOUR_BUSINESS = 'Business';
export const ADD_NEW_EVENT = 'Add New Calendar Event';
/** Before the given name, or the email. */
export const greetingAt = (hour: number) =>
  hour < 5 || hour >= 18 ? 'Good evening' : hour < 12 ? 'Good morning' : 'Good afternoon';
/** Under it: 'Next: Ada Lovelace at 10:30 today · Cut and blow-dry'. */
export const nextBooking = (customer: string, time: string, day: string, what: string) =>
  `Next: ${customer} at ${time} ${day} · ${what}`;
export const TODAY = 'today';
export const TOMORROW = 'tomorrow';
/** 'Tuesday 24 November' */
export const onDay = (day: string) => `on ${day}`;

export const NO_BUSINESSES_EXPLAINED =
  'Add your business first. Then it gets a public diary with an address of its own, and here you see what is booked.';
export const notSetUp = (business: string) =>
  `${business} is not set up yet: its diary takes no bookings until the setup is complete.`;
/* With the moment, and how long that is from now: '47 hours'. */
export const trialEnds = (business: string, when: string, left: string) =>
  `The free trial of ${business} ends on ${when}: ${left} left.`;
export const subscriptionEnds = (business: string, when: string, left: string) =>
  `The subscription of ${business} is cancelled. Its diary takes bookings until ${when}: ${left} left.`;
export const graceEnds = (business: string, when: string, left: string) =>
  `The last payment for ${business} did not go through. Its diary takes bookings until ${when}: ${left} left.`;
/** After the title that says what has ended. */
export const closedUntilPaid = (business: string) =>
  `${business} takes no bookings until it is paid for. Nothing was deleted.`;
export const paymentArriving = (business: string) =>
  `Your payment for ${business} is on its way to us. This page shows it as soon as it has arrived.`;
export const TRIAL_BEGUN = 'Your free trial has begun!';
export const SETUP_COMPLETE = 'Setup complete!';
export const deactivated = (business: string) =>
  `${business} is deactivated and takes no bookings. Please contact support.`;

/* The three steps of a new owner */
export const START_TITLE = 'Three steps to your first booking';
export const START_STEPS = {
  business: { name: 'Add your business', explanation: 'Its name, how to reach you, and its time zone.' },
  setup: {
    name: 'Complete setup',
    /** Before it is done, with '£49, once' or '£9.99 a month'. */
    explanationAt: (price: string) => `${price}. From then on the diary takes bookings.`,
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

/* The diary's address, in all its forms */
export const SHARE_DIARY = 'Share diary';
export const SHARE_TITLE = 'Share your diary';
export const SHARE_READY = 'Your diary is open';
export const SHARE_READY_EXPLAINED =
  'Send people this link, print the code, or put the diary on your own website.';
export const DIARY_LINK = 'Diary link';
export const QR_CODE = 'QR code';
export const QR_EXPLAINED = 'Opens the diary on a phone. For a window, a counter or a card.';
export const QR_DOWNLOAD = 'Download as SVG';
export const qrOf = (address: string) => `QR code of ${address}`;
export const EMBED = 'On your own website';
export const EMBED_EXPLAINED = 'Paste these two lines into the page where the diary should appear.';
export const EMBED_ACCENT = 'Accent colour';
export const EMBED_THEME = 'Theme';
export const EMBED_THEMES = { auto: 'Like the system', light: 'Light', dark: 'Dark' } as const;
export const EMBED_PREVIEW = 'Preview';
export const EMBED_CODE = 'Code to paste';
export const EMBED_LINK_TEXT = 'Book online';
export const PREVIEW_FAILED = 'The preview did not load. The code works all the same.';
