/** What an owner is refused about bookings. */

export const BOOKING_ALREADY_CANCELLED = 'This booking is already cancelled.';
export const BOOKING_BEGUN = 'This appointment has already started, so it can no longer be cancelled.';
export const BOOKING_OF_ERASED =
  'This customer’s details were deleted, so the booking can no longer be changed.';
export const tooManyDays = (max: number) => `Choose ${max} days at most`;
