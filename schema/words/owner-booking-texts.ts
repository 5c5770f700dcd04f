export const BOOKING_NOT_FOUND = 'We couldn’t find this booking.';
export const EMAIL_NOT_FOUND = 'We couldn’t find this email.';
export const EMAIL_NOT_AGAIN =
  'This email can’t be sent again: it’s on its way, the booking has changed since, or it was sent often enough.';

// The CSV export: the columns that the specification names, then ours (decisions 52 and 165).
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
  'Service',
  'Price (GBP)',
  'Home Visit Address',
  'Person',
  'Did Not Come',
] as const;
/** The cell for a customer who did not come. */
export const DID_NOT_COME_CELL = 'Yes';
