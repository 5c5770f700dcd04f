/** Why a customer’s booking is not made (decisions 9, 11 and 17). */

export const SLOT_PASSED = 'This time has already passed. Please choose another.';
export const SLOT_NO_LONGER_OFFERED = 'This time is no longer available. Please choose another.';
/** `hours` is the business's notice. */
export const slotTooLate = (hours: number) =>
  `It’s too late to book this time online: bookings close ${hours === 1 ? '1 hour' : `${hours} hours`} before the start. Please choose another time, or contact the business.`;
/** `days` is how many days ahead customers can book. */
export const slotTooEarly = (days: number) =>
  days === 0
    ? 'This date can’t be booked yet: bookings open on the day itself.'
    : `This date can’t be booked yet: bookings open ${days === 1 ? '1 day' : `${days} days`} before it.`;
export const SLOT_TIMES_DISAGREE = 'The chosen times don’t match the time slot. Please choose it again.';
/** `price` is the current price, '£38.00'. */
export const priceChanged = (price: string) =>
  `The price of this service has changed: it’s now ${price}. Nothing is booked yet. Book again if you agree.`;
export const TOO_MANY_OPEN_BOOKINGS =
  'This email address already has as many upcoming bookings as this business allows. Contact the business to add another.';
/** `seconds` is the time until the address can get another email. */
export const strangersEmailsBounded = (seconds: number) =>
  `We’ve sent this address too many emails recently. Try again in ${waitText(seconds)}, or use another email address.`;
export const IDEMPOTENCY_KEY_REUSED = 'This request key was already used for another booking.';
export const CANCELLED_SINCE = 'This booking has since been cancelled. To book again, select a time.';
export const BOOKING_IS_CANCELLED = 'This booking has been cancelled, so it can’t be moved.';
export const FORM_NOT_ACCEPTED = 'We couldn’t accept this form. Check it and select Book again.';

/** Returns '24 minutes' or '21 hours', rounded up. */
function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes === 1) return '1 minute';
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
