/**
 * The bounds of an imported file (decisions 204 and 208), in their own file so that only the page that imports loads
 * them.
 */

/** Bytes of the largest file. */
export const BUSINESS_FILE_BYTES_MAX = 250_000_000;
export const IMPORTED_EVENTS_MAX = 50_000;
export const IMPORTED_BOOKINGS_MAX = 200_000;
/** Dates with visits: over 27 years. */
export const IMPORTED_VISITS_MAX = 10_000;
/** Upcoming bookings. A file may contain anybody's address, and each of these bookings may be reminded. */
export const IMPORTED_AHEAD_MAX = 5_000;
/** Hours that a booking of the file may last: a day event is that long when the clocks go back. */
export const IMPORTED_BOOKING_HOURS_MAX = 25;
/** Events, bookings or visits in one call. */
export const IMPORTED_TOGETHER_MAX = 500;
/** Bytes of JSON in one such call. With the rest of the body it stays within the limit for an owner's call. */
export const IMPORTED_TOGETHER_BYTES = 200_000;
/** New addresses, known from a file only, that one account's businesses email in a day (decision 206). */
export const IMPORTED_ADDRESSES_PER_DAY = 200;
/** Imports that one account begins in a day. */
export const IMPORTS_PER_DAY = 5;
/** Parts that one account sends in a day: enough for the largest file twice, and at most 0.8 GB. */
export const IMPORT_PARTS_PER_DAY = 3_000;
