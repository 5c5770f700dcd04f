/** Sizes and timings of screens that two sides must agree on. */

/** Page sizes. */
export const EVENTS_PAGE_SIZE = 10;
export const BOOKINGS_PAGE_SIZE = 10;
export const CUSTOMERS_PAGE_SIZE = 20;
export const ADMIN_PAGE_SIZE = 20;
export const NEWSLETTER_PAGE_SIZE = 25;

/** Milliseconds for which a button says that it has copied something. */
export const COPIED_MILLISECONDS = 2000;

/** Dates of weekly hours that their list shows under them. */
export const PATTERN_DATES_SHOWN = 8;

/** Weeks of visits that owners and the admin see, this one included. */
export const VISIT_WEEKS_SHOWN = 12;

/** Days of emails in the admin's figures, today included. */
export const EMAIL_DAYS_SHOWN = 14;

/** Upcoming bookings on a customer's page, and as many others. */
export const CUSTOMER_BOOKINGS_SHOWN = 20;
/** Bookings on one page of a customer's data. */
export const HELD_BOOKINGS_PAGE_SIZE = 50;
/** Entries of the waiting list in a customer's data. */
export const HELD_ENTRIES_SHOWN = 200;
/** Deletion requests that an owner is shown at once. */
export const ERASURE_REQUESTS_SHOWN = 20;

/**
 * Milliseconds from leaving the email field to the question whether another address was meant. Not at once: a
 * click on the button also leaves the field, and the question would move the button away from the finger.
 */
export const EMAIL_QUESTION_MILLISECONDS = 300;
