/** How long things hold, and when they are due. */

/** The reminder goes out this many days before, at the appointment's own wall-clock time. */
export const REMINDER_DAYS_BEFORE = 2;

/** Days for which the link works that confirms the email address of a business. */
export const EMAIL_LINK_DAYS = 7;

/** Hours for which the link works that shows a customer what a business holds about them. */
export const DATA_LINK_HOURS = 24;
/** Days after which a customer whose records are kept may ask again to be forgotten. */
export const FORGET_AGAIN_DAYS = 30;

/**
 * Milliseconds. Nobody reads a page, chooses a time and fills in a form faster than this (anti-bot time
 * trap).
 */
export const FORM_MIN_MILLISECONDS = 2000;

/** Minutes after which a booking of the demonstration is forgotten. */
export const DEMO_BOOKING_MINUTES = 60;
/** Deleted accounts are purged within 30 days. */
export const PURGE_AFTER_DAYS = 30;
/** Days for which somebody whose account an admin deleted cannot open another. */
export const BLOCK_DAYS = 365;
/** Years for which booking records are kept. */
export const BOOKING_RECORD_YEARS = 7;

/** Years for which payments of businesses that are gone are kept, after the end of the tax year. */
export const PAYMENT_RECORD_YEARS = 6;

/** A trial coupon's hours: what it may say, and what one that says none means (decision 166). */
export const TRIAL_HOURS_CHOICES = [24, 48] as const;
export const DEFAULT_TRIAL_HOURS = 24;
/** Of the trial that everybody may know (FREE_TRIAL_CODE), as every database has it from the start. */
export const FREE_TRIAL_HOURS = 48;
/** Days for which a subscription covers its business after a renewal has failed. */
export const GRACE_DAYS = 7;

/** Days for which the link that confirms a newsletter signup works; then the signup is forgotten. */
export const NEWSLETTER_LINK_DAYS = 7;

/** Days within which a consumer may cancel a purchase, and within which we then refund it (Consumer Contracts Regulations 2013). */
export const CONSUMER_CANCEL_DAYS = 14;

/** A message to support is answered within so many hours. */
export const SUPPORT_REPLY_HOURS = 24;

/** Days for which a choice about cookies holds. */
export const CONSENT_DAYS = 365;
/** Days for which the browser knows what the owner last looked at. */
export const LAST_VIEW_DAYS = 30;
/** A visit is over when nothing was opened for so long. */
export const VISIT_HOURS = 2;
/** Hours for which a browser knows which pages were counted today. */
export const VISITOR_HOURS = 24;

/** Milliseconds within which a sign-in must be finished. */
export const SIGN_IN_MILLISECONDS = 600_000;
/** A session ends when it was not used for so long, milliseconds. */
export const SESSION_MILLISECONDS = 30 * 86_400_000;
/** It ends so long after sign-in however often it is used, milliseconds. */
export const SESSION_LONGEST_MILLISECONDS = 365 * 86_400_000;
/** How exactly its last use is known, milliseconds: not every request writes. */
export const SESSION_USE_MILLISECONDS = 3_600_000;
/** Days for which a browser shows that an account has signed in in it. */
export const KNOWN_DEVICE_DAYS = 365;
/** Days for which messages to support are kept. */
export const MESSAGE_KEPT_DAYS = 365;
/** Days after which a letter that was sent or given up is emptied, and one that belongs to nobody we know is deleted. */
export const LETTERS_KEPT_DAYS = 30;
