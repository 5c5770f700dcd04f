import { counted } from '@daybook/schema/words/counted';

export const TAB_OVERVIEW = 'Dashboard';
/** The heading on a phone, where today's list follows at once. */
export const OVERVIEW_ON_PHONE = 'Today';
export const TAB_CALENDAR = 'Active Calendar';
export const TAB_BOOKINGS = 'Your Bookings';
export const TAB_CUSTOMERS = 'Customers';
/** Returns what to say before the name or email. The hours after midnight count as morning. */
export function greetingAt(hour: number): string {
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}
/** 'Next: Ada Lovelace at 10:30 today · Cut and blow-dry' */
export const nextBooking = (customer: string, time: string, day: string, what: string) =>
  `Next: ${customer} at ${time} ${day} · ${what}`;
export const TODAY = 'today';
export const TOMORROW = 'tomorrow';
/** 'Tuesday 24 November' */
export const onDay = (day: string) => `on ${day}`;

export const NO_BUSINESSES_YET = 'No businesses yet';
export const NO_BUSINESSES_EXPLAINED = 'Add your business to get a public diary and see your bookings here.';
export const notSetUp = (business: string) => `${business} isn’t set up yet, so customers can’t book.`;
export const trialTerms = (hours: number) =>
  `Try it free for ${counted(hours, 'hour')}. No card needed, and nothing is charged afterwards.`;
/* `when` is a date and time, `left` is '47 hours'. */
export const trialEnds = (business: string, when: string, left: string) =>
  `The free trial for ${business} ends on ${when} (${left} left).`;
export const subscriptionEnds = (business: string, when: string, left: string) =>
  `The subscription for ${business} has been cancelled. Customers can book until ${when} (${left} left).`;
export const subscriptionEnded = (business: string, when: string, left: string) =>
  `The subscription for ${business} has ended. Customers can book until ${when} (${left} left).`;
export const graceEnds = (business: string, when: string, left: string) =>
  `The last payment for ${business} didn’t go through. Customers can book until ${when} (${left} left).`;
export const PAYMENT_SUCCESSFUL = 'Payment Successful!';
export const PAYMENT_CANCELLED = 'Payment Cancelled';
export const TRIAL_BEGUN = 'Your free trial has started!';
export const SETUP_COMPLETE = 'Setup complete!';

export const SHARE_DIARY = 'Share diary';
