/** Sizes and timings of what is on a screen. */

/** Page sizes. */
export const EVENTS_PAGE_SIZE = 10;
export const GLANCE_PAGE_SIZE = 20;
export const ATTENDEES_PAGE_SIZE = 20;
export const BOOKINGS_PAGE_SIZE = 10;
export const ADMIN_PAGE_SIZE = 20;
export const NEWSLETTER_PAGE_SIZE = 25;
/** Page numbers that a pager shows at once. */
export const PAGER_NUMBERS = 5;

/** The weekly calendar has rows of a quarter of an hour from 09:00; the last row begins at 18:45. */
export const WEEK_FIRST_ROW = '09:00';
export const WEEK_LAST_ROW = '18:45';
export const WEEK_ROW_MINUTES = 15;
export const WEEK_ROW_PIXELS = 40;
/** How often an open dashboard asks whether anything changed, milliseconds. */
export const WATCH_MILLISECONDS = 5000;

/** Interface timings, milliseconds. */
export const COPIED_MILLISECONDS = 2000;
export const BOOKMARK_HINT_MILLISECONDS = 3000;
/** Milliseconds from leaving the email field to the question whether another address was meant. */
export const EMAIL_QUESTION_MILLISECONDS = 300;
export const PAYMENT_BANNER_MILLISECONDS = 5000;
export const LOGIN_SUCCESS_MILLISECONDS = 2000;
export const LOGIN_FAILURE_MILLISECONDS = 3000;

/** The admin's figures: so many weeks of the platform, this one included, and days of letters. */
export const WEEKS_SHOWN = 26;
export const LETTER_DAYS_SHOWN = 14;
