/** Texts of buttons and fields that are the same throughout the dashboard. */

import { counted, numberText } from '@daybook/schema/words/counted';

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
export const showing = (from: number, to: number, total: number, what: Counted) =>
  `Showing ${numberText(from)} to ${numberText(to)} of ${counted(total, what.one, what.many)}`;

export const typeToConfirm = (phrase: string) => `Type ${phrase} to confirm`;
/** '62 of 500 characters', for screen readers. */
export const charactersUsed = (used: number, max: number) => `${used} of ${max} characters`;

/* Lists with a search, filters or an export */
export const SEARCH = 'Search';
export const SORT = 'Sort by';
export const CLEAR_FILTERS = 'Clear Filters';
export const ADJUST_SEARCH = 'Try adjusting your search terms';
export const EXPORT_CSV = 'Export CSV';
export const EXPORT_FAILED = 'We couldn’t finish the export. Please try again.';
export const exportedSoFar = (done: number, total: number, what: Counted) =>
  `Exported ${numberText(done)} of ${counted(total, what.one, what.many)}`;
export const exportDone = (file: string, count: number, what: Counted) =>
  `${file} is ready, with ${counted(count, what.one, what.many)}.`;

/** The singular and plural of what is counted: 'booking', 'bookings'. */
export interface Counted {
  one: string;
  many: string;
}
