/** The bounds of a file that a business is brought from (decisions 204 and 208): of no other page, so that no other carries them. */

/** The largest file, bytes. */
export const BUSINESS_FILE_BYTES_MAX = 250_000_000;
export const BROUGHT_EVENTS_MAX = 50_000;
export const BROUGHT_BOOKINGS_MAX = 200_000;
/** Dates with visits: more than 27 years. */
export const BROUGHT_VISITS_MAX = 10_000;
/** Bookings to come: whoever makes a file may put any address into it, and each of them is reminded. */
export const BROUGHT_AHEAD_MAX = 5_000;
/** Hours that a booking of the file lasts at most: a day event may be that long where the clocks go back. */
export const BROUGHT_BOOKING_HOURS_MAX = 25;
/** Items of one call that brings events, bookings or visits. */
export const BROUGHT_TOGETHER_MAX = 500;
/** Bytes of JSON that one such call is filled with: with what stands around them, a body takes no more than an owner's may. */
export const BROUGHT_TOGETHER_BYTES = 200_000;
/** New email addresses that only a file named and that one account's businesses email in a day (decision 206). */
export const IMPORTED_ADDRESSES_PER_DAY = 200;
/** Businesses that one account begins to bring in a day. */
export const ARRIVALS_PER_DAY = 5;
/** Parts that one account sends in a day: the largest file fits twice, and with an owner's bound on bodies they are 0.8 GB. */
export const ARRIVAL_PARTS_PER_DAY = 3_000;
