/** The dialog that changes a booking, which is loaded when it first opens. */

export const EDIT_BOOKING = 'Edit booking details';
export const ATTENDEE_FIELDS = {
  attendee_first_name: 'First name',
  attendee_last_name: 'Last name',
  attendee_email: 'Email',
  attendee_phone: 'Phone',
} as const;
/**
 * In the dialog that changes a booking. A booking that has begun is a record, and correcting it sends no
 * letters.
 */
export const changeIsTold = (hasBegun: boolean) =>
  hasBegun
    ? 'This appointment has begun: your record of it changes, and nobody is emailed.'
    : 'You and the customer both get an email about this change.';
export const BOOKING_SAVED = 'Booking details saved.';
export const BOOKING_UPDATE_FAILED = 'Failed to update booking';
export const BOOKING_UPDATE_NETWORK = 'Failed to update booking. Please try again.';
