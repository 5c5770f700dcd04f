/** Texts about the owner's bookings. */

export const BOOKING_NOT_FOUND = 'This booking does not exist.';
export const BOOKING_ALREADY_CANCELLED = 'This booking is already cancelled.';
export const BOOKING_BEGUN = 'This appointment has already started, so it can no longer be cancelled.';

export const tooManyDays = (max: number) => `Please ask for at most ${max} days`;

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
