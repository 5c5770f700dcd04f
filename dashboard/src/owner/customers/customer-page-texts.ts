import { EMAILED_EACH_MAX } from '@daybook/schema/figures/bounds';
import { counted } from '@daybook/schema/words/counted';

export const CUSTOMER = 'Customer';
export const CUSTOMER_LOAD_FAILED = 'We couldn’t load this customer.';
export const BOOK_AGAIN = 'Book again';
export const MERGE = 'Merge';
export const FIGURES_OF_CUSTOMER = 'Visits of this customer';
export const FIGURES = [
  { name: 'visits', label: 'Visits' },
  { name: 'upcoming', label: 'Upcoming' },
  { name: 'cancelled', label: 'Cancelled' },
  { name: 'moved', label: 'Moved' },
  { name: 'did_not_come', label: 'Did not come' },
] as const;
export const UPCOMING = 'Upcoming visits';
export const NO_UPCOMING = 'No upcoming visits.';
export const PAST = 'Past and cancelled visits';
export const NO_PAST = 'No past visits yet.';
export const SEE_ALL_BOOKINGS = 'See all bookings';
export const movedTimes = (count: number) => (count === 1 ? 'Moved once' : `Moved ${counted(count, 'time')}`);
export const ADDED_BY_YOU = 'Added by you';
export const CONTACT = 'Contact';
export const CONTACT_FIELDS = { email: 'Email', phone: 'Phone' } as const;
export const NO_EMAIL = 'No email: we won’t send any emails';
export const NO_PHONE = 'Not given';
export const NOTES = 'Private notes';
export const NOTES_EXPLAINED =
  'Customers don’t see this, unless they ask for their data: then we include it.';
export const ALERT = 'Alert';
export const ALERT_EXPLAINED =
  'One line, such as ‘Allergic to PPD’. We show it beside the name wherever you see their bookings.';
export const ADD_NOTES = 'Add notes';
export const EDIT_NOTES = 'Edit notes';
export const SAVE_NOTES = 'Save notes';
export const NOTES_SAVED = 'Notes saved.';
export const NOTES_FAILED = {
  refused: 'We couldn’t save your notes. Try again.',
  network: 'We couldn’t save your notes. Check your connection and try again.',
};

export const NOT_FOUND_EXPLAINED = 'They may have been merged with another customer, or their data deleted.';

export const CUSTOMER_ADDED = 'Customer added. No one was emailed.';
export const EDIT_CUSTOMER = 'Edit customer';
export const FIELDS = {
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  phone: 'Phone',
} as const;
export const EDIT_EXPLAINED = `Upcoming bookings get these details too. If the email changes, we email their confirmations to the new address. If there are more than ${EMAILED_EACH_MAX}, we send one email. Past bookings stay as they were.`;
/** Links to the customer who already has the email address. */
export const seeOther = (name: string) => `See ${name}`;
export const mergeWithOther = (name: string) => `Merge with ${name}`;
export const SAVED = 'Customer saved.';
export const SAVE_FAILED = {
  refused: 'We couldn’t save this customer. Try again.',
  network: 'We couldn’t save this customer. Check your connection and try again.',
};

export const MERGE_CUSTOMER = 'Merge with another customer';
export const mergeExplained = (name: string) =>
  `If ${name} is in your list twice, choose the other entry. Its bookings and notes move here, and the other entry goes.`;
export const MERGE_WITH = 'Other customer';
export const FIND_OTHER = 'Type a name, email or phone number';
export const LOOKING = 'Looking for customers…';
export const NO_OTHER_FOUND = 'No other customer found';
export const mergeQuestion = (name: string, other: string) => `Merge ${name} with ${other}?`;
export const mergeConsequence = (name: string, other: string, contact: string) =>
  `${other}’s bookings and notes (${contact}) will move to ${name}. This can’t be undone.`;
export const MERGE_CUSTOMERS = 'Merge customers';
export const MERGING = 'Merging…';
export const KEEP_BOTH = 'Keep both';
export const merged = (name: string) => `Merged into ${name}.`;
export const MERGE_FAILED = {
  refused: 'We couldn’t merge these customers. Try again.',
  network: 'We couldn’t merge these customers. Check your connection and try again.',
};

export const DELETE_CUSTOMER = 'Delete customer’s data';
export const deleteQuestion = (name: string) => `Delete the data of ${name}?`;
export const DELETE_CONSEQUENCE =
  'We’ll remove their name, contact details and notes. Your bookings stay in your figures without a name. This can’t be undone.';
export const DELETE_DATA = 'Delete data';
export const KEEP_CUSTOMER = 'Keep customer';
export const DELETED = 'The customer’s data is deleted.';
export const DELETE_FAILED = {
  refused: 'We couldn’t delete this data. Try again.',
  network: 'We couldn’t delete this data. Check your connection and try again.',
};
