/** The name and version of an exported business's file, and texts about importing it. */

import { IMPORTED_ADDRESSES_PER_DAY } from '../figures/bounds.ts';

export const BUSINESS_FILE_FORMAT = 'daybook-business';
/** Raise it when the previous version of Daybook couldn't read the new file. */
export const BUSINESS_FILE_VERSION = 1;

export const FILE_EVENT_NOT_THERE = 'The file doesn’t contain its event.';
export const FILE_VENUE_NOT_THERE = 'Its event doesn’t have that venue in the file.';
export const FILE_SERVICE_NOT_THERE = 'Its event doesn’t have that service in the file.';
export const FILE_ITEM_NOT_THERE = 'The file’s catalogue doesn’t contain it.';
export const FILE_WEEKLY_HOURS_NOT_THERE = 'The file doesn’t contain its weekly hours.';
export const FILE_KIND_OTHER = 'Its type doesn’t match its event.';
export const FILE_ENDS_BEFORE_START = 'It ends before it starts, or lasts longer than a day.';
export const FILE_OTHER_DATE = 'Its date doesn’t match when it starts.';

export const IMPORT_NOT_FOUND = 'This import has ended. Please start again.';

/** Follows 'unless the booking was imported'. */
export const IMPORTED_EMAILED = `We email people whose bookings were imported only once you have paid for the business (a free trial isn’t enough), and at most ${IMPORTED_ADDRESSES_PER_DAY} new addresses a day.`;
/** The same, about somebody else's business. */
export const IMPORTED_EMAILED_BY_BUSINESS = `People whose bookings were imported are emailed only where the business was paid for (a free trial isn’t enough), and at most ${IMPORTED_ADDRESSES_PER_DAY} new addresses a day.`;
