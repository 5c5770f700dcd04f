/** The question before a booking is cancelled, which is loaded when it first opens. */

export const KEEP_BOOKING = 'Keep booking';
/** 'Cancel the booking of Ada Lovelace?' */
export const cancelQuestion = (customer: string) => `Cancel the booking of ${customer}?`;
/**
 * 'Ada Lovelace', 'Tuesday 24 November 2026', '10:30'. `hasPaid` is false where customers whose bookings came with a
 * file are not written to (decision 112).
 */
export const cancelConsequence = (customer: string, date: string, time: string, hasPaid: boolean) =>
  `${toldText(customer, hasPaid)}, and ${time} on ${date} becomes free for others to book.`;
/**
 * For a day event, which has places instead of times: 'Ada Lovelace', 'Open day', 'Tuesday 24 November 2026'
 */
export const placeConsequence = (customer: string, event: string, date: string, hasPaid: boolean) =>
  `${toldText(customer, hasPaid)}, and their place at ${event} on ${date} becomes free for others to book.`;
const toldText = (customer: string, hasPaid: boolean) =>
  `${customer} will be emailed${hasPaid ? '' : ' unless this booking came with a file'}`;
