/** Sizes and timings of screens, where two sides must agree on them. */

/** Page sizes. */
export const EVENTS_PAGE_SIZE = 10;
export const BOOKINGS_PAGE_SIZE = 10;
export const ADMIN_PAGE_SIZE = 20;
export const NEWSLETTER_PAGE_SIZE = 25;

/** For so long a button says that it has copied something. */
export const COPIED_MILLISECONDS = 2000;

/** Weeks of visits that an owner and the admin see, this one included. */
export const VISIT_WEEKS_SHOWN = 12;

/** Days of letters that the admin's figures show, today included. */
export const LETTER_DAYS_SHOWN = 14;

/** Bookings that a page of a customer's own data has. */
export const HELD_BOOKINGS_PAGE_SIZE = 50;
/** Those who ask to be forgotten that an owner is shown at once. */
export const FORGET_REQUESTS_SHOWN = 20;
