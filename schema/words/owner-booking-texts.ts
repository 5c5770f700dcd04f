/** The owner's bookings (specification 1, sections 2, 8 and 9). */
import { PRODUCT_NAME } from './product.ts';

export const BOOKING_NOT_FOUND = 'This booking does not exist.';
export const BOOKING_ALREADY_CANCELLED = 'This booking is already cancelled.';
export const BOOKING_BEGUN = 'This appointment has already started, so it can no longer be cancelled.';
export const BOOKING_UPDATE_FAILED = 'Failed to update booking';
export const BOOKING_UPDATE_NETWORK = 'Failed to update booking. Please try again.';
export const BOOKING_CANCELLED = 'Booking cancelled successfully!';
export const bookingCancelFailed = (why: string) => `Failed to cancel booking: ${why}`;
export const NETWORK_ERROR_SHORT = 'Network error';

export const ALL_BOOKINGS = 'All Bookings';
export const BOOKINGS_AT_A_GLANCE = 'Total Bookings At A Glance';
export const ALL_EVENTS = 'All Events';
export const ALL_MONTHS = 'All Months';
export const FILTERED = '(filtered)';
export const SHOWING_SELECTED = '(showing selected booking)';
export const NO_MATCHING_BOOKINGS = 'No matching bookings';
export const ADJUST_SEARCH = 'Try adjusting your search terms';
export const NO_BOOKINGS_YET = 'No bookings yet';
export const BOOKINGS_APPEAR_HERE = 'Bookings will appear here once customers start booking';
export const SAVING = 'Saving...';
export const SAVE_CHANGES = 'Save Changes';
export const tooManyDays = (max: number) => `Please ask for at most ${max} days`;
/** In the dialog that changes a booking; the owner's switch decides about their own letter. */
export const changeIsTold = (isOwnerTold: boolean) =>
  isOwnerTold
    ? 'You and the customer both get an email about this change.'
    : 'The customer gets an email about this change. Your own email notifications are switched off.';

/* The export (section 9) */
export const EXPORT_CSV = 'Export CSV';
export const EXPORT_COLUMNS = [
  'Booking Reference',
  'First Name',
  'Last Name',
  'Email',
  'Phone',
  'Event',
  'Venue',
  'Date',
  'Start Time',
  'End Time',
  'Status',
] as const;
export const EXPORT_CREDIT = `Exported from ${PRODUCT_NAME}`;
