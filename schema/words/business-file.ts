/** The file that a business is taken away and brought as: its name and version, and what is said about it. */

export const BUSINESS_FILE_FORMAT = 'daybook-business';
/** Raised when a file of the new kind could not be read by a Daybook that knows the one before. */
export const BUSINESS_FILE_VERSION = 1;

export const FILE_EVENT_NOT_THERE = 'There is no such event in the file.';
export const FILE_VENUE_NOT_THERE = 'That event has no such venue in the file.';
export const FILE_SERVICE_NOT_THERE = 'That event has no such service in the file.';
export const FILE_KIND_OTHER = 'Its kind is not that of its event.';
export const FILE_ENDS_BEFORE_START = 'It ends before it starts, or lasts longer than a day.';
export const FILE_OTHER_DATE = 'It is on another date than it says.';

export const ARRIVAL_NOT_FOUND = 'This business is no longer being brought. Please begin again.';
