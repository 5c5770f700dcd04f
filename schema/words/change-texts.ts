/** What people are told about moving and cancelling a booking. */

import { counted } from './counted.ts';

/** Returns 'until 24 hours before it starts', the last moment to change a booking online. */
export const untilNotice = (hours: number) =>
  hours === 0 ? 'until it starts' : `until ${counted(hours, 'hour')} before it starts`;

/** Shown before booking, on the confirmation, and where the booking is changed. */
export const canChangeUntil = (hours: number, mayMove: boolean) =>
  `You can ${mayMove ? 'change or cancel' : 'cancel'} ${untilNotice(hours)}.`;

/** `contacts` has the business's phone number and email address, if known. */
export const tooLateToChangeOnline = (hours: number, business: string, contacts: readonly string[]) =>
  `Bookings with ${business} can be moved or cancelled online until ${counted(hours, 'hour')} before they start. To change yours now, contact ${business}${contacts.length > 0 ? `: ${contacts.join(' or ')}` : ''}.`;
export const ONLY_BUSINESS_MOVES =
  'This business doesn’t let customers move bookings online. Contact the business to change the time.';
export const MOVED_TOO_OFTEN =
  'This booking has been moved too many times. Contact the business to move it again.';

export const CANCEL_LINK_INVALID = 'Invalid cancellation link. Please check your email and try again.';
export const CANCEL_TOO_LATE =
  'This appointment has already started, so it can no longer be cancelled online. Please contact the business.';
export const CANCEL_NEXT_FREED = 'Your time slot is no longer booked.';
export const cancelNextRefund = (business: string) =>
  `If you have paid, please contact ${business} about a possible refund.`;
/** Where the business cancelled: it owes what was paid (Consumer Rights Act 2015, sections 49 to 57). */
export const refundOwed = (business: string) => `If you’ve paid, ${business} should refund you.`;
