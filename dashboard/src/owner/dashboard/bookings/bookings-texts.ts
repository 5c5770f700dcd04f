import { counted, numberText } from '@daybook/schema/words/counted';

export const STATISTICS = 'Booking statistics';
export const FIGURES = [
  { name: 'total_bookings', label: 'Total Bookings' },
  { name: 'total_events', label: 'Calendar Events' },
  { name: 'confirmed', label: 'Confirmed' },
  { name: 'total_cancellations', label: 'Cancellations' },
  { name: 'this_month', label: 'This Month' },
  { name: 'upcoming', label: 'Upcoming' },
  { name: 'unique_customers', label: 'Unique Customers' },
  { name: 'no_shows', label: 'Did Not Come' },
] as const;
export const emailsFailed = (count: number) =>
  count === 1
    ? 'We couldn’t deliver an email about a booking. Check the address and tell the customer yourself.'
    : `We couldn’t deliver ${numberText(count)} emails about bookings. Check the addresses and tell the customers yourself.`;
/** A phone number follows. */
export const refusedFor = (customer: string) => `${customer}’s address is refused: `;
export const call = (phone: string) => `call ${phone}`;
export const NO_PHONE_NUMBER = 'there’s no phone number';
export const ALL_BOOKINGS = 'All Bookings';
export const BOOKINGS = { one: 'booking', many: 'bookings' } as const;
export const bookingsCounted = (matching: number, all: number) =>
  `${numberText(matching)} of ${counted(all, BOOKINGS.one)}`;
export const FILTERED = '(filtered)';
export const SHOWING_SELECTED = '(showing selected booking)';
export const SEARCH_BOOKINGS = 'Search bookings';
export const SEARCH_HINT = 'Name, email or reference';
export const FILTER_EVENT = 'Event';
export const ALL_EVENTS = 'All Events';
export const FILTER_MONTH = 'Month';
export const ALL_MONTHS = 'All Months';
export const FILTER_STATUS = 'Status';
export const STATUSES = [
  { value: '', label: 'All Bookings' },
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'booked', label: 'Not Cancelled' },
  { value: 'cancelled', label: 'Cancelled' },
] as const;
export const SORTS = [
  { value: 'upcoming-first', label: 'Upcoming First' },
  { value: 'date-desc', label: 'Recently Created' },
  { value: 'date-asc', label: 'Oldest First' },
  { value: 'name-asc', label: 'Name A-Z' },
  { value: 'name-desc', label: 'Name Z-A' },
] as const;
export const MAIL_STATES = {
  none: '',
  queued: 'Email on its way',
  sent: 'Email sent',
  failed: 'Email not delivered',
  refused: 'Email refused: check the address',
} as const;
/** For people who hear the button without its row. */
export const emailsOf = (state: string, customer: string) => `${state}: see the emails for ${customer}`;
export const NO_MATCHING_BOOKINGS = 'No matching bookings';
export const SELECTED_NOT_FOUND = 'We couldn’t find that booking for this business.';
export const NO_BOOKINGS_YET = 'No bookings yet';
export const BOOKINGS_APPEAR_HERE = 'Bookings will appear here once customers start booking';
