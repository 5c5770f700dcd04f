/** How customers book, are reminded and move, and what one of them may do. */

/** How often a customer can move a booking through its link. */
export const MOVES_OF_BOOKING_MAX = 20;
/** The highest daily limit that a business can set per person. */
export const BOOKINGS_A_DAY_MAX = 200;

/** Upcoming confirmed bookings that one email address may have at one business. */
export const OPEN_BOOKINGS_PER_EMAIL = 20;
/** Per business and network address, in an hour. */
export const BOOKINGS_OF_NETWORK_PER_HOUR = 10;

/** The reminder is sent this many days before, at the appointment's own time of day. */
export const REMINDER_DAYS_BEFORE = 2;

/** Forms sent sooner come from bots: nobody chooses a time and fills in a form this fast. */
export const FORM_MIN_MILLISECONDS = 2000;

/** When a demo booking is deleted. */
export const DEMO_BOOKING_MINUTES = 60;
