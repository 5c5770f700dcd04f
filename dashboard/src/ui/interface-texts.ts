/** What buttons and fields say everywhere in the dashboard, whatever they are about. */

export const OPTIONAL = 'optional';
export const CLOSE = 'Close';
export const CANCEL = 'Cancel';
export const GO_BACK = 'Go back';
export const LOADING = 'Loading…';
export const COPY = 'Copy';
export const EDIT = 'Edit';
export const SAVE_CHANGES = 'Save changes';
export const SAVING = 'Saving…';
export const DELETING = 'Deleting…';
export const CANCELLING = 'Cancelling…';
export const EXPORTING = 'Exporting…';
export const CHECK_THE_FORM = 'Please check the form';
export const NO_MATCHES = 'Nothing matches';
export const NEXT_MONTH = 'Next month';
export const PREVIOUS_MONTH = 'Previous month';

/* Pager */
export const PREVIOUS = 'Previous';
export const NEXT = 'Next';
export const pageNumbered = (page: number) => `Page ${page}`;
/** 'Showing 11 to 20 of 57 bookings' */
export const showing = (from: number, to: number, total: number, what: string) =>
  `Showing ${from} to ${to} of ${total} ${what}`;

/** 'Type DELETE ALL EVENTS to confirm' */
export const typeToConfirm = (phrase: string) => `Type ${phrase} to confirm`;
/** '62 of 500 characters', as it is read out. */
export const charactersUsed = (used: number, max: number) => `${used} of ${max} characters`;
