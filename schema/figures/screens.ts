/** Sizes and timings of screens on which two sides must agree. */

export const EVENTS_PAGE_SIZE = 10;
export const BOOKINGS_PAGE_SIZE = 10;
export const CUSTOMERS_PAGE_SIZE = 20;
export const ADMIN_PAGE_SIZE = 20;
export const NEWSLETTER_PAGE_SIZE = 25;

/** How long a button says that it has copied something. */
export const COPIED_MILLISECONDS = 2000;

/** Dates shown in a list of weekly hours. */
export const PATTERN_DATES_SHOWN = 8;

/** Weeks of visits that owners and the admin see, including the current one. */
export const VISIT_WEEKS_SHOWN = 12;

/** Days of emails in the admin's figures, including today. */
export const EMAIL_DAYS_SHOWN = 14;

/** Upcoming bookings on a customer's page, and as many past ones. */
export const CUSTOMER_BOOKINGS_SHOWN = 20;
/** Bookings on one page of a customer's data. */
export const HELD_BOOKINGS_PAGE_SIZE = 50;
/** Waiting list entries in a customer's data. */
export const HELD_ENTRIES_SHOWN = 200;
/** Deletion requests that an owner sees at once. */
export const ERASURE_REQUESTS_SHOWN = 20;

/**
 * The delay between leaving the email field and the question about a typing mistake. A click on the button
 * also leaves the field, and an immediate question would move the button away from the finger.
 */
export const EMAIL_QUESTION_MILLISECONDS = 300;
