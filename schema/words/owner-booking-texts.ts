/** Texts about the owner's bookings. */

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
export const NO_BOOKINGS_YET = 'No bookings yet';
export const BOOKINGS_APPEAR_HERE = 'Bookings will appear here once customers start booking';
export const tooManyDays = (max: number) => `Please ask for at most ${max} days`;
/**
 * In the dialog that changes a booking. A booking that has begun is a record, and correcting it sends no
 * letters.
 */
export const changeIsTold = (hasBegun: boolean) =>
  hasBegun
    ? 'This appointment has begun: your record of it changes, and nobody is emailed.'
    : 'You and the customer both get an email about this change.';

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

/* Cancelling */
export const CANCEL_BOOKING = 'Cancel booking';
export const KEEP_BOOKING = 'Keep booking';
/** 'Cancel the booking of Ada Lovelace?' */
export const cancelQuestion = (customer: string) => `Cancel the booking of ${customer}?`;
/** 'Ada Lovelace', 'Tuesday 24 November 2026', '10:30' */
export const cancelConsequence = (customer: string, date: string, time: string) =>
  `${customer} will be emailed, and ${time} on ${date} becomes free for others to book.`;
/**
 * For a day event, which has places instead of times: 'Ada Lovelace', 'Open day', 'Tuesday 24 November 2026'
 */
export const placeConsequence = (customer: string, event: string, date: string) =>
  `${customer} will be emailed, and their place at ${event} on ${date} becomes free for others to book.`;
/** `service` is null where there is none. */
export const bookingCancelled = (service: string | null, isDayEvent: boolean) =>
  `${BOOKING_CANCELLED} ${service === null ? '' : `${service}: `}the customer is notified by email, and the ${isDayEvent ? 'place' : 'time slot'} is free again.`;

/* Changing */
export const EDIT_BOOKING = 'Edit booking details';
export const BOOKING_SAVED = 'Booking details saved.';
export const ATTENDEE_FIELDS = {
  attendee_first_name: 'First name',
  attendee_last_name: 'Last name',
  attendee_email: 'Email',
  attendee_phone: 'Phone',
} as const;
/** For people who hear a button without its row. */
export const ofCustomer = (customer: string) => `of ${customer}`;

/* The table and the line above it */
export const BOOKINGS_COLUMNS = {
  customer: 'Customer',
  event: 'Event',
  time: 'Date & Time',
  reference: 'Reference',
  status: 'Status',
  actions: 'Actions',
} as const;
export const BOOKINGS = { one: 'booking', many: 'bookings' } as const;
/** '12 of 340 bookings' */
export const bookingsCounted = (matching: number, all: number) => `${matching} of ${all} bookings`;
export const SEARCH_BOOKINGS = 'Search bookings';
export const SEARCH_HINT = 'Name, email, phone, reference or service';
export const FILTER_EVENT = 'Event';
export const FILTER_MONTH = 'Month';
export const SORTS = [
  { value: 'date-desc', label: 'Recently Created' },
  { value: 'date-asc', label: 'Oldest First' },
  { value: 'name-asc', label: 'Name A-Z' },
  { value: 'name-desc', label: 'Name Z-A' },
] as const;
export const BOOKINGS_LOAD_FAILED = 'Failed to load bookings';
export const SELECTED_NOT_FOUND = 'The selected booking is not among the bookings of this business.';
export const timesIn = (zone: string) => `All times are in ${zone}.`;
/** The states of the emails about a booking. */
export const MAIL_STATES = {
  none: '',
  queued: 'Email on its way',
  sent: 'Email sent',
  failed: 'Email not delivered',
  refused: 'Email refused: please check the address',
} as const;
export const emailsFailed = (count: number) =>
  count === 1
    ? 'An email about a booking could not be delivered. Please check the address and tell the customer yourself.'
    : `${count} emails about bookings could not be delivered. Please check the addresses and tell the customers yourself.`;

/* The statistics panel */
export const STATISTICS = 'Booking statistics';
export const FIGURES = {
  total_bookings: 'Total Bookings',
  total_events: 'Calendar Events',
  confirmed: 'Confirmed',
  total_cancellations: 'Cancellations',
  this_month: 'This Month',
  upcoming: 'Upcoming',
  unique_customers: 'Unique Customers',
} as const;
