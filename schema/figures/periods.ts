/** Milliseconds. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** How long the link to confirm a business's email address works. */
export const EMAIL_LINK_DAYS = 7;

/** Within how many days a deleted account is purged. */
export const PURGE_AFTER_DAYS = 30;
/** How long somebody whose account an admin deleted can't open another. */
export const BLOCK_DAYS = 365;
export const BOOKING_RECORD_YEARS = 7;

/** How long payments of deleted businesses are kept after the end of the tax year. */
export const PAYMENT_RECORD_YEARS = 6;

/** A trial coupon's hours: the choices, and the default. */
export const TRIAL_HOURS_CHOICES = [24, 48] as const;
export const DEFAULT_TRIAL_HOURS = 24;
/** Hours of the public trial code (FREE_TRIAL_CODE) in every new database. */
export const FREE_TRIAL_HOURS = 48;
/** How long a subscription covers its business after a failed renewal. */
export const GRACE_DAYS = 7;

/** How long the link to confirm a newsletter signup works. Then the signup is deleted. */
export const NEWSLETTER_LINK_DAYS = 7;

/** Time for a consumer to cancel, and then for us to refund (Consumer Contracts Regulations 2013). */
export const CONSUMER_CANCEL_DAYS = 14;

/** Within how many hours we answer a message to support. */
export const SUPPORT_REPLY_HOURS = 24;

/** When we ask about cookies again. */
export const CONSENT_DAYS = 365;
/** How long the browser remembers what the owner last looked at. */
export const LAST_VIEW_DAYS = 30;
/** A visit ends after so many hours without a page view. */
export const VISIT_HOURS = 2;
/** How long a browser remembers which pages were counted today. */
export const VISITOR_HOURS = 24;

/** How long a login may take. */
export const SIGN_IN_MILLISECONDS = 600_000;
/** A session ends when it isn't used for so long. */
export const SESSION_MILLISECONDS = 30 * DAY;
/** A session ends so long after login, even if it is used. */
export const SESSION_LONGEST_MILLISECONDS = 365 * DAY;
/** A session's last use is saved only so often, to spare writes. */
export const SESSION_USE_MILLISECONDS = HOUR;
/** How long a browser remembers that an account logged in on it. */
export const KNOWN_DEVICE_DAYS = 365;
export const MESSAGE_KEPT_DAYS = 365;
/** When the text of a sent or failed email is deleted; without a booking or business, the whole email is. */
export const EMAILS_KEPT_DAYS = 30;

/** How often a busy calendar is read again. */
export const BUSY_CALENDAR_MINUTES = 10;
/** How far ahead busy times are kept. */
export const BUSY_DAYS_AHEAD = 400;
/** How long a calendar feed shows past and cancelled bookings. */
export const FEED_DAYS_BACK = 30;

/** The days within which a controller acknowledges a complaint (Data Protection Act 2018, section 164A). */
export const COMPLAINT_CONFIRMED_DAYS = 30;
/** Months over which the setup fee counts as used up when we end the agreement: what is left is refunded. */
export const REFUND_MONTHS = 36;
