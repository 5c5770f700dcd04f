/** The file that a business is taken away and brought as: its name and version, and what is said about it. */

export const BUSINESS_FILE_FORMAT = 'daybook-business';
/** Raised when a file of the new kind could not be read by a Daybook that knows the one before. */
export const BUSINESS_FILE_VERSION = 1;

export const FILE_EVENT_NOT_THERE = 'The file doesn’t contain its event.';
export const FILE_VENUE_NOT_THERE = 'Its event doesn’t have that venue in the file.';
export const FILE_SERVICE_NOT_THERE = 'Its event doesn’t have that service in the file.';
export const FILE_KIND_OTHER = 'Its type doesn’t match its event.';
export const FILE_ENDS_BEFORE_START = 'It ends before it starts, or lasts longer than a day.';
export const FILE_OTHER_DATE = 'Its date doesn’t match when it starts.';

export const IMPORT_NOT_FOUND = 'This import has ended. Please start again.';
