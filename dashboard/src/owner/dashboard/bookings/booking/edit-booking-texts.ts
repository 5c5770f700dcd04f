import { IMPORTED_EMAILED } from '@daybook/schema/words/business-file';

export const ATTENDEE_FIELDS = {
  attendee_first_name: 'First name',
  attendee_last_name: 'Last name',
  attendee_email: 'Email',
  attendee_phone: 'Phone',
} as const;
/**
 * Correcting a booking that has begun sends no emails. `isImported`: some may not be emailed (decision 112).
 */
export const changeIsTold = (hasBegun: boolean, isImported: boolean) => {
  if (hasBegun)
    return 'This appointment has already started. Saving updates your records, and no one is emailed.';
  return isImported
    ? `We’ll email you about this change, and the customer too unless this booking was imported. ${IMPORTED_EMAILED}`
    : 'We’ll email you and the customer about this change.';
};
export const BOOKING_SAVED = 'Booking details saved.';
export const BOOKING_UPDATE_FAILED = 'Failed to update booking';
export const BOOKING_UPDATE_NETWORK = 'Failed to update booking. Please try again.';
