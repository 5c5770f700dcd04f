export const TIME_OFF = 'Time off';
export const TIME_OFF_EXPLAINED =
  'Holidays, training or an afternoon off, for everyone or for one person or place. Customers see on which days the whole business is closed, and otherwise only that nothing is free.';
export const LOAD_FAILED = 'We couldn’t load your time off.';
export const NO_TIME_OFF = 'No time off yet';
export const NO_TIME_OFF_EXPLAINED = 'Add your next holiday here, and no one can book it by accident.';
/** A change without a response may have been saved. */
const NO_REPLY = 'We didn’t get a reply. Check your connection and your time off before you try again.';
export const SAVE_FAILED = {
  refused: 'We couldn’t save this time off. Please try again.',
  network: NO_REPLY,
};
export const ADDED = 'Time off added.';
export const SAVED = 'Time off saved.';
export const EDIT_TIME_OFF = 'Edit time off';

export const WHO = 'Who or what is off?';
export const WHOLE_BUSINESS = 'The whole business';
export const FIRST_DAY = 'First day';
export const LAST_DAY = 'Last day';
export const HOW_LONG = 'How long?';
export const WHOLE_DAYS = 'Whole days';
export const SOME_HOURS = 'Some hours on each day';
export const FROM = 'From';
export const UNTIL = 'Until';
export const EVERY_YEAR = 'The same days every year';
export const NOTE = 'Note';
export const NOTE_HINT = 'Only you see it.';

export const EVERY_YEAR_SHORT = 'every year';
export const DELETE_SHORT = 'Delete';
export const editNamed = (what: string) => `Edit time off: ${what}`;
export const deleteNamed = (what: string) => `Delete time off: ${what}`;
export const deleteQuestion = (name: string | null) =>
  name === null ? 'Delete this time off?' : `Delete ${name}’s time off?`;
export const deleteConsequence = (when: string) =>
  `Customers can book these times again: ${when}. Bookings that you cancelled stay cancelled.`;
export const DELETE = 'Delete time off';
export const DELETING = 'Deleting…';
export const KEEP = 'Keep time off';
export const DELETED = 'Time off deleted.';
export const DELETE_FAILED = {
  refused: 'We couldn’t delete this time off. Please try again.',
  network: NO_REPLY,
};
