/** Business constants and the bounds of everything a stranger can send (specification 1, section 9). */

/** Characters in an event's description, special note and personal message. */
export const EVENT_TEXT_MAX = 500;
export const NAME_MAX = 80;
export const TITLE_MAX = 120;
export const EMAIL_MAX = 254;
export const PHONE_MAX = 30;
export const ADDRESS_MAX = 300;
export const POSTCODE_MAX = 12;
/** Characters in the utm/source tag that a host page may attach to a booking. */
export const SOURCE_MAX = 60;
export const SLUG_MAX = 60;
/** Pence: no service costs more than £10,000. */
export const PRICE_MAX_PENCE = 1_000_000;
export const CAPACITY_MAX = 100_000;
export const MANUAL_SLOTS_MAX = 200;
export const SERVICES_MAX = 50;

export const DEFAULT_SLOT_MINUTES = 30;
export const DEFAULT_BUFFER_MINUTES = 5;
export const DEFAULT_LUNCH_START = '12:00';
export const DEFAULT_LUNCH_END = '13:00';
export const DEFAULT_SERVICE_MINUTES = 30;
export const SERVICE_MINUTES_MIN = 15;
export const SERVICE_MINUTES_MAX = 240;
/** An individual service may start this often (decisions, 'Slots'). */
export const SERVICE_START_STEP_MINUTES = 15;

/** Manual mode without listed slots falls back to this day and length (section 9). */
export const FALLBACK_DAY_START = '00:00';
export const FALLBACK_DAY_END = '23:59';
export const FALLBACK_SLOT_MINUTES = 30;

/** A date is 'nearly full' when no more than this share of its times is free. */
export const NEARLY_FULL_SHARE = 0.25;

/** The reminder goes out this many days before, at the appointment's own wall-clock time. */
export const REMINDER_DAYS_BEFORE = 2;

/** Confirmed, still to come bookings that one email address may hold at one business. */
export const OPEN_BOOKINGS_PER_EMAIL = 20;

/** How far ahead the public diary looks, and how many events it lists at most. */
export const DIARY_DAYS_AHEAD = 400;
export const DIARY_EVENTS_MAX = 500;

/** Nobody reads a page, chooses a time and fills a form faster than this (anti-bot time trap). */
export const FORM_MIN_MILLISECONDS = 2000;

/** Interface timings (section 9), milliseconds. */
export const COPIED_MILLISECONDS = 2000;
export const BOOKMARK_HINT_MILLISECONDS = 3000;
