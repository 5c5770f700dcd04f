/** The frame of the owner's first screen: its greeting, its tabs, and the banners above them. */

export const TAB_OVERVIEW = 'Dashboard';
export const TAB_CALENDAR = 'Active Calendar';
export const TAB_BOOKINGS = 'Your Bookings';
/** Stands before the given name, or the email. A new day begins with a morning. */
export function greetingAt(hour: number): string {
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}
/** Stands under the greeting: 'Next: Ada Lovelace at 10:30 today · Cut and blow-dry'. */
export const nextBooking = (customer: string, time: string, day: string, what: string) =>
  `Next: ${customer} at ${time} ${day} · ${what}`;
export const TODAY = 'today';
export const TOMORROW = 'tomorrow';
/** 'Tuesday 24 November' */
export const onDay = (day: string) => `on ${day}`;

export const NO_BUSINESSES_YET = 'No businesses yet';
export const NO_BUSINESSES_EXPLAINED =
  'Add your business first. Then it gets a public diary with an address of its own, and here you see what is booked.';
export const notSetUp = (business: string) =>
  `${business} is not set up yet: its diary takes no bookings until the setup is complete.`;
/* With the moment, and how long that is from now: '47 hours'. */
export const trialEnds = (business: string, when: string, left: string) =>
  `The free trial of ${business} ends on ${when}: ${left} left.`;
export const subscriptionEnds = (business: string, when: string, left: string) =>
  `The subscription of ${business} is cancelled. Its diary takes bookings until ${when}: ${left} left.`;
export const subscriptionEnded = (business: string, when: string, left: string) =>
  `The subscription of ${business} has ended. Its diary takes bookings until ${when}: ${left} left.`;
export const graceEnds = (business: string, when: string, left: string) =>
  `The last payment for ${business} did not go through. Its diary takes bookings until ${when}: ${left} left.`;
/** Stands after the title that says what has ended. */
export const closedUntilPaid = (business: string) =>
  `${business} takes no bookings until it is paid for. Nothing was deleted.`;
export const PAYMENT_SUCCESSFUL = 'Payment Successful!';
export const PAYMENT_CANCELLED = 'Payment Cancelled';
export const TRIAL_BEGUN = 'Your free trial has begun!';
export const SETUP_COMPLETE = 'Setup complete!';

export const SHARE_DIARY = 'Share diary';
