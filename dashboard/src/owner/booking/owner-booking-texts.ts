/** What every list of the owner’s bookings says, and the question before one of them is cancelled. */

export const BOOKINGS_LOAD_FAILED = 'Failed to load bookings';
export const CANCEL_BOOKING = 'Cancel booking';
/** For people who hear a button without its row. */
export const ofCustomer = (customer: string) => `of ${customer}`;
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
export const BOOKING_CANCELLED = 'Booking cancelled successfully!';
/** `service` is null where there is none. */
export const bookingCancelled = (service: string | null, isDayEvent: boolean) =>
  `${BOOKING_CANCELLED} ${service === null ? '' : `${service}: `}the customer is notified by email, and the ${isDayEvent ? 'place' : 'time slot'} is free again.`;
export const bookingCancelFailed = (why: string) => `Failed to cancel booking: ${why}`;
export const NETWORK_ERROR_SHORT = 'Network error';
