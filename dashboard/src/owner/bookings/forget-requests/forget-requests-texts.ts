/** Customers who ask to be forgotten: the list of them, and the two answers that their owner can give. */
import { FORGET_AGAIN_DAYS } from '@daybook/schema/figures/periods';

export const FORGET_REQUESTS = 'Customers who ask to be forgotten';
export const FORGET_REQUESTS_MEAN =
  'The law gives you a calendar month to answer. They are told your answer by email.';
export const FORGET_REQUESTS_FAILED = 'Failed to load which customers ask to be forgotten';
/** Where more ask than are shown. */
export const requestsShown = (shown: number, total: number) =>
  `These ${shown} of ${total} have waited longest. The others follow when they are answered.`;

export const bookingsOf = (count: number) => `${count} ${count === 1 ? 'booking' : 'bookings'}`;
export const askedOn = (day: string) => `asked on ${day}`;
export const answerBy = (day: string) => `Answer by ${day}.`;
export const answerWasDue = (day: string) => `An answer was due by ${day}.`;
export const BEING_FORGOTTEN = 'Being forgotten';
export const BEING_FORGOTTEN_MEANS =
  'You have agreed. We delete their details automatically, and email them the result.';
/** 'Monday 30 November 2026 at 11:15, London time' */
export const forgottenFrom = (toCome: number, until: string) =>
  `${toCome === 1 ? 'An appointment is' : `${toCome} appointments are`} to come: forgetting is possible after ${until}, or once cancelled.`;

export const FORGET = 'Forget';
export const KEEP_RECORDS = 'Keep the records';
/** For people who hear a button without its line. */
export const forgetTitle = (customer: string) => `Forget ${customer}`;

export const forgetQuestion = (customer: string) => `Forget ${customer}?`;
export const FORGET_CUSTOMER = 'Forget customer';
export const FORGETTING = 'Forgetting…';
export const NOT_NOW = 'Not now';
export const forgetMeans = (bookings: number) =>
  `Name, email, phone and address are taken out of ${bookings === 1 ? 'their booking' : `all their ${bookings} bookings`} here and of the letters about ${bookings === 1 ? 'it' : 'them'}. This cannot be undone.`;
export const FORGET_STAYS =
  'What was booked, when and at what price stays as your record, of a ‘Forgotten customer’. Files that you exported, emails and calendar entries that you have already stay too: delete there yourself what you may not keep.';
export const forgetIsTold = (email: string) => `We email the result to ${email}.`;
export const FORGET_FAILED = 'The customer could not be forgotten. Please try again.';
export const forgottenToast = (customer: string) =>
  `${customer} is being forgotten. We’ll email them the result.`;
/** Where the bookings have lost the address since the customer asked. */
export const nothingFoundToast = (customer: string, email: string) =>
  `There was nothing of ${customer} to delete: no booking has ${email} any more. We’re emailing them that.`;

export const keepTitle = (customer: string) => `Keep the records of ${customer}`;
export const KEEP_MEANS =
  'You may keep what a law makes you keep, or what you need for a legal claim: then the customer must be told why, and can complain to the Information Commissioner’s Office.';
export const KEEP_REASON = 'Reason';
export const KEEP_REASON_HINT = `The customer reads it in an email, and can ask again after ${FORGET_AGAIN_DAYS} days.`;
export const KEEPING = 'Saving…';
export const KEEP_FAILED = {
  refused: 'Your answer could not be saved. Please try again.',
  network: 'Network error. Your answer is not saved: please try again.',
};
export const keptToast = (customer: string) =>
  `The records stay. ${customer} gets an email with your reason.`;
