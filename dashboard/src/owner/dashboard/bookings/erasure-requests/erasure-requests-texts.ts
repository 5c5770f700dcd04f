import { ERASURE_AGAIN_DAYS } from '@daybook/schema/figures/customer-data';
import { numberText } from '@daybook/schema/words/counted';
import { ERASED_ATTENDEE } from '@daybook/schema/words/erased-attendee';
import { countOfBookings } from '#owner/count-texts.ts';

export const ERASURE_REQUESTS = 'Data deletion requests';
export const ERASURE_REQUESTS_MEAN =
  'By law you must reply within one calendar month. We’ll email your reply to the customer.';
export const ERASURE_REQUESTS_FAILED = 'We couldn’t load data deletion requests.';
export const requestsShown = (shown: number, total: number) =>
  `Showing the ${numberText(shown)} oldest of ${numberText(total)} requests.`;

export const askedOn = (day: string) => `asked on ${day}`;
export const erasureDeadline = (day: string) => `Reply by ${day}.`;
export const answerWasDue = (day: string) => `A reply was due by ${day}.`;
export const BEING_ERASED = 'Deleting';
export const BEING_ERASED_MEANS =
  'You’ve agreed. We’re deleting their details and will email them the result.';
/** `until` is 'Monday 30 November 2026 at 11:15, London time'. */
export const erasedFrom = (upcoming: number, until: string) =>
  upcoming === 1
    ? `They have an upcoming appointment. You can delete their details after ${until}, or once it’s cancelled.`
    : `They have ${numberText(upcoming)} upcoming appointments. You can delete their details after ${until}, or once they’re cancelled.`;

export const ERASE = 'Delete details';
export const KEEP_RECORDS = 'Keep records';
/** For people who hear a button without its row. */
export const eraseTitle = (customer: string) => `${ERASE} of ${customer}`;

export const eraseQuestion = (customer: string) => `Delete the details of ${customer}?`;
export const NOT_NOW = 'Not now';
export const eraseMeans = (bookings: number) =>
  `We’ll remove their name, email, phone and address from ${bookings === 1 ? 'their booking and the emails about it' : `their ${countOfBookings(bookings)} and the emails about them`}. This can’t be undone.`;
export const ERASE_STAYS = `You keep a record of what was booked, when and at what price, under ‘${ERASED_ATTENDEE.first_name} ${ERASED_ATTENDEE.last_name}’. Your own exports, emails and calendar entries aren’t changed. Delete the customer’s details there yourself, unless you have a reason to keep them.`;
export const erasureIsTold = (email: string) => `We’ll email the result to ${email}.`;
export const ERASE_FAILED = 'We couldn’t delete these details. Please try again.';
export const erasedToast = (customer: string) =>
  `We’re deleting the details of ${customer} and will email them the result.`;
/** For a customer whose address was removed from the bookings after they asked. */
export const nothingFoundToast = (customer: string, email: string) =>
  `There were no details of ${customer} to delete: no booking uses ${email} any more. We’re emailing them to say so.`;

export const keepTitle = (customer: string) => `${KEEP_RECORDS} of ${customer}`;
export const KEEP_MEANS =
  'You can keep records that you need by law or for a legal claim. You must tell the customer why, and they can complain to the Information Commissioner’s Office.';
export const KEEP_REASON = 'Reason';
export const KEEP_REASON_HINT = `We’ll email it to the customer, who can ask again after ${ERASURE_AGAIN_DAYS} days.`;
export const KEEP_FAILED = {
  refused: 'We couldn’t save your reply. Please try again.',
  network: 'We couldn’t save your reply. Check your connection and try again.',
};
export const keptToast = (customer: string) =>
  `You’re keeping the records of ${customer}. We’re emailing them your reason.`;
