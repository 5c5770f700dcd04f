/** The hosted diary's texts for search engines, link previews, and pages without a diary or a booking. */

import { DEMO_BOOKING_MINUTES } from '@daybook/schema/figures/bookings';
import { oneLine } from '@daybook/schema/rules/clean-text';
import { didYouMean } from '@daybook/schema/words/booking-form-texts';

/**
 * `place` is '14 Bridge Street, Hebden Bridge HX7 8EX' or ''. The event names are those of upcoming events,
 * soonest first.
 */
export function pageDescription(business: string, place: string, eventNames: readonly string[]): string {
  const what = eventNames.length ? `: ${eventNames.join(', ')}` : '';
  const where = place ? ` ${place}.` : '';
  return `Book online with ${business}${what}.${where} See free times and book without an account.`;
}

export const ASK_THE_BUSINESS = 'Check the address, or contact the business directly.';
export const ONLY_OWNER_SEES_THIS = 'Only you can see this';
export const opensOnceComplete = (business: string) =>
  `Customers can book with ${oneLine(business)} once its setup is complete.`;
export const trialHasEnded = (business: string) =>
  `The free trial for ${oneLine(business)} has ended. Customers can book again once its setup is complete.`;
export const subscriptionHasEnded = (business: string) =>
  `The subscription for ${oneLine(business)} has ended. Customers can book again once you’ve paid.`;
export const deactivated = (business: string) =>
  `We have deactivated ${oneLine(business)}, so customers can’t book. Contact us to find out why, and what to do.`;
export const COMPLETE_SETUP = 'Complete setup';
export const REOPEN_DIARY = 'Reopen your diary';
export const CONTACT_SUPPORT = 'Contact support';
/** The heading of a confirmation's page whose token belongs to no booking. */
export const BOOKED_NOT_FOUND = 'Booking not found';
export const BOOKED_LINK_INVALID =
  'We couldn’t find a booking for this link. Open it again from your confirmation email, or contact the business.';
export const DEMO_BOOKED_ERASED = `We couldn’t find a booking for this link. We delete demo bookings after ${DEMO_BOOKING_MINUTES} minutes.`;
export const CANNOT_CHANGE = 'This booking can’t be changed online';
export const BOOKING_CANCELLED = 'This booking is cancelled.';
export const SEE_YOUR_BOOKING = 'See your booking';
export const MOVE_FAILED = 'We couldn’t change the time';
export const WAITING_FAILED = 'We couldn’t add you to the waiting list';
/** `typed` is not empty: 'Ada', 'ada@example.com'. */
export const typedIsKept = (typed: readonly string[]) =>
  `What you typed is still here: ${typed.map(oneLine).filter(Boolean).join(', ')}.`;
export const BOOKED_TITLE = 'Your booking';

export const keepOrCorrect = (domain: string) =>
  `${didYouMean(domain)} Correct it, or join again to keep it.`;
