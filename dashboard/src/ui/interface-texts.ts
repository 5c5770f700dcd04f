/** Texts of buttons and fields that are the same everywhere in the dashboard. */
import { counted, numberText } from './number-text.ts';

export const OPTIONAL = 'optional';
export const CLOSE = 'Close';
export const CANCEL = 'Cancel';
export const GO_BACK = 'Go back';
export const LOADING = 'Loading…';
export const TRYING_AGAIN = 'Trying again…';
export const COPY = 'Copy';
export const EDIT = 'Edit';
export const SAVE_CHANGES = 'Save Changes';
export const SAVING = 'Saving...';
export const DELETING = 'Deleting…';
export const CANCELLING = 'Cancelling…';
export const EXPORTING = 'Exporting…';
export const CHECK_THE_FORM = 'Please check the form';
export const NO_MATCHES = 'No matches';
export const NEXT_MONTH = 'Next month';
export const PREVIOUS_MONTH = 'Previous month';

export const RELOAD = 'Reload';
export const CHECK_CONNECTION = 'Check your connection, then reload.';
export const PART_NOT_LOADED = `Part of this page didn’t load. ${CHECK_CONNECTION}`;
export const PART_NOT_LOADED_TEXT_KEPT =
  'Part of this page didn’t load. Check your connection, then reload: we keep what you’ve typed.';

/* Pager */
export const PREVIOUS = 'Previous';
export const NEXT = 'Next';
export const pageNumbered = (page: number) => `Page ${page}`;
/** 'Showing 11 to 20 of 57 bookings' */
export const showing = (from: number, to: number, total: number, what: Counted) =>
  `Showing ${numberText(from)} to ${numberText(to)} of ${counted(total, what.one, what.many)}`;

/** 'Type DELETE ALL EVENTS to confirm' */
export const typeToConfirm = (phrase: string) => `Type ${phrase} to confirm`;
/** '62 of 500 characters', as it is read out. */
export const charactersUsed = (used: number, max: number) => `${used} of ${max} characters`;

/* Lists that are searched, filtered and exported */
export const SEARCH = 'Search';
export const SORT = 'Sort by';
export const CLEAR_FILTERS = 'Clear Filters';
export const ADJUST_SEARCH = 'Try adjusting your search terms';
export const EXPORT_CSV = 'Export CSV';
export const EXPORT_FAILED = 'We couldn’t finish the export. Please try again.';
/** 'Exported 2,000 of 14,210 bookings' */
export const exportedSoFar = (done: number, total: number, what: Counted) =>
  `Exported ${numberText(done)} of ${counted(total, what.one, what.many)}`;
/** 'bookings-2026-11-24.csv is ready, with 340 bookings.' */
export const exportDone = (file: string, count: number, what: Counted) =>
  `${file} is ready, with ${counted(count, what.one, what.many)}.`;

/** What is counted: 'booking', 'bookings'. */
export interface Counted {
  one: string;
  many: string;
}
