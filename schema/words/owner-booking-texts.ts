/** Texts about the owner's bookings. */

export const BOOKING_NOT_FOUND = 'This booking does not exist.';

/* The export (decision 52) */
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
