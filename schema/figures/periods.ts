/** How long things hold, and when they are due. */

/** The reminder goes out this many days before, at the appointment's own wall-clock time. */
export const REMINDER_DAYS_BEFORE = 2;

/** Milliseconds between two letters that ask to confirm the same address for the same thing. */
export const EMAIL_LETTER_GAP_MILLISECONDS = 60_000;
/** Days for which the link in such a letter works. */
export const EMAIL_LINK_DAYS = 7;

/**
 * Milliseconds. Nobody reads a page, chooses a time and fills in a form faster than this (anti-bot time
 * trap).
 */
export const FORM_MIN_MILLISECONDS = 2000;

/** Milliseconds for which a repeated booking request is recognised by its key. */
export const IDEMPOTENCY_KEY_MILLISECONDS = 86_400_000;

/** A session ends so long after sign-in, milliseconds: 30 days. */
export const SESSION_MILLISECONDS = 30 * 86_400_000;
/** Milliseconds within which a sign-in must be finished. */
export const SIGN_IN_MILLISECONDS = 600_000;
/** Deleted accounts are purged within 30 days. */
export const PURGE_AFTER_DAYS = 30;
/** Years for which booking records are kept. */
export const BOOKING_RECORD_YEARS = 7;

/** A trial coupon's hours: what it may say, and what one that says none means (decision 72). */
export const TRIAL_HOURS_CHOICES = [24, 48] as const;
export const DEFAULT_TRIAL_HOURS = 24;
/** The owner is told so long before a trial ends, hours. */
export const TRIAL_LETTER_HOURS_BEFORE = 24;
/** A way to the payment provider's page is open so long, and holds a coupon's use meanwhile. */
export const CHECKOUT_MINUTES = 30;
/** Days for which a subscription covers its business after a renewal has failed. */
export const GRACE_DAYS = 7;
/** The owner is written to on these days of them. */
export const GRACE_LETTER_DAYS = [0, 3, 6] as const;

/** Days for which the link that confirms a newsletter signup works; then the signup is forgotten. */
export const NEWSLETTER_LINK_DAYS = 7;
/** A message to support that comes again within this time is the same one, milliseconds. */
export const MESSAGE_REPEAT_MILLISECONDS = 600_000;
/** Days for which messages to support are kept. */
export const MESSAGE_KEPT_DAYS = 365;
