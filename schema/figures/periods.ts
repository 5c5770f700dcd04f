/** How long things last, and when they are due. */

/** The reminder is sent this many days before, at the appointment's own time of day. */
export const REMINDER_DAYS_BEFORE = 2;

/** Days for which the link to confirm a business's email address works. */
export const EMAIL_LINK_DAYS = 7;

/** Hours for which the link to a customer's data works. */
export const DATA_LINK_HOURS = 24;
/** Days after which a customer whose records are kept may ask again for their deletion. */
export const ERASURE_AGAIN_DAYS = 30;

/** Milliseconds. Nobody reads a page, chooses a time and fills in a form faster than this: whatever does is a program. */
export const FORM_MIN_MILLISECONDS = 2000;

/** Minutes after which a demo booking is deleted. */
export const DEMO_BOOKING_MINUTES = 60;
/** Days within which a deleted account is purged. */
export const PURGE_AFTER_DAYS = 30;
/** Days for which somebody whose account an admin deleted can't open another. */
export const BLOCK_DAYS = 365;
/** Years for which booking records are kept. */
export const BOOKING_RECORD_YEARS = 7;

/** Years for which payments of businesses that are gone are kept, after the end of the tax year. */
export const PAYMENT_RECORD_YEARS = 6;

/** A trial coupon's hours: the choices, and the default (decision 166). */
export const TRIAL_HOURS_CHOICES = [24, 48] as const;
export const DEFAULT_TRIAL_HOURS = 24;
/** Hours of the public trial code (FREE_TRIAL_CODE), as every new database has it. */
export const FREE_TRIAL_HOURS = 48;
/** Days for which a subscription covers its business after a renewal has failed. */
export const GRACE_DAYS = 7;

/** Days for which the link to confirm a newsletter signup works. Then the signup is deleted. */
export const NEWSLETTER_LINK_DAYS = 7;

/** Days within which a consumer may cancel a purchase, and within which we then refund it (Consumer Contracts Regulations 2013). */
export const CONSUMER_CANCEL_DAYS = 14;

/** Hours within which a message to support is answered. */
export const SUPPORT_REPLY_HOURS = 24;

/** Days after which we ask about cookies again. */
export const CONSENT_DAYS = 365;
/** Days for which the browser remembers what the owner last looked at. */
export const LAST_VIEW_DAYS = 30;
/** Hours without a page after which a visit is over. */
export const VISIT_HOURS = 2;
/** Hours for which a browser remembers which pages were counted today. */
export const VISITOR_HOURS = 24;

/** Milliseconds in which a login must be finished. */
export const SIGN_IN_MILLISECONDS = 600_000;
/** Milliseconds without use after which a session ends. */
export const SESSION_MILLISECONDS = 30 * 86_400_000;
/** Milliseconds after login at which a session ends, however often it is used. */
export const SESSION_LONGEST_MILLISECONDS = 365 * 86_400_000;
/** Milliseconds between two notes of a session's last use: not every request writes one. */
export const SESSION_USE_MILLISECONDS = 3_600_000;
/** Days for which a browser shows that an account has logged in in it. */
export const KNOWN_DEVICE_DAYS = 365;
/** Days for which messages to support are kept. */
export const MESSAGE_KEPT_DAYS = 365;
/** Days after which an email that was sent or given up is emptied, and one without a booking or business is deleted. */
export const EMAILS_KEPT_DAYS = 30;

/** Minutes after which a calendar elsewhere is read again. */
export const BUSY_CALENDAR_MINUTES = 10;
/** Days ahead for which its busy times are kept. */
export const BUSY_DAYS_AHEAD = 400;
/** Days for which a calendar of ours that others read shows what is past, or cancelled. */
export const FEED_DAYS_BACK = 30;

/** Minutes for which an offered time is held: a new business's, and what a business may choose. */
export const OFFER_MINUTES = 30;
export const OFFER_MINUTES_MIN = 5;
export const OFFER_MINUTES_MAX = 240;
/** Hours before its start from which a time on a waiting list is no longer held for anybody. */
export const OFFER_HOLD_HOURS = 2;
/** Hours of the business's clock from which and until which nobody is emailed about a free time. */
export const OFFERS_QUIET_FROM = 21;
export const OFFERS_QUIET_UNTIL = 8;
/** Hours for which the link that confirms an entry of a waiting list works. */
export const WAITING_LINK_HOURS = 48;
/** Days for which an entry that has ended is kept, with its offers. */
export const WAITING_KEPT_DAYS = 90;
/** Days for which an owner sees past offers. */
export const OFFERS_SHOWN_DAYS = 30;
