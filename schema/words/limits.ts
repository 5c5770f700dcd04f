/** Business constants and the bounds of everything a stranger can send. */

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
export const VENUES_MAX = 20;
/** Dates that one call creates events for: a year, leap day included. */
export const DATES_MAX = 366;
export const BUSINESSES_MAX = 50;
/** Events of one business from today on: 27 on every day of a year. */
export const EVENTS_AHEAD_MAX = 10_000;
/** Former addresses that keep leading to a diary; of more, the latest. */
export const FORMER_ADDRESSES_MAX = 50;
export const FAVOURITE_VENUES_MAX = 100;
/** Characters of a search that the bookings table accepts. */
export const SEARCH_MAX = 100;
/** Minutes that a slot lasts at least, whether planned in rows or listed. */
export const SLOT_MINUTES_MIN = 5;
/** Slots of one event, each venue's counted for themselves: what one look at an event may cost. */
export const EVENT_SLOTS_MAX = 2000;
/** Minutes: a slot is no longer than its day. */
export const SLOT_MINUTES_MAX = 1440;
export const BUFFER_MINUTES_MAX = 240;

export const DEFAULT_SLOT_MINUTES = 30;
export const DEFAULT_BUFFER_MINUTES = 5;
/** The hours that a new event's form begins with. */
export const DEFAULT_DAY_START = '09:00';
export const DEFAULT_DAY_END = '17:00';
export const DEFAULT_LUNCH_START = '12:00';
export const DEFAULT_LUNCH_END = '13:00';
/** Lunch ends so much after it starts, until its end is set by hand. */
export const LUNCH_MINUTES = 60;
export const DEFAULT_SERVICE_MINUTES = 30;
export const SERVICE_MINUTES_MIN = 15;
export const SERVICE_MINUTES_MAX = 240;
export const SERVICE_MINUTES_STEP = 5;
/** An individual service may start this often (decision 14). */
export const SERVICE_START_STEP_MINUTES = 15;

/** Manual mode without listed slots falls back to this day and length. */
export const FALLBACK_DAY_START = '00:00';
export const FALLBACK_DAY_END = '23:59';
export const FALLBACK_SLOT_MINUTES = 30;

/** A date is 'nearly full' when no more than this share of its times is free. */
export const NEARLY_FULL_SHARE = 0.25;

/** The reminder goes out this many days before, at the appointment's own wall-clock time. */
export const REMINDER_DAYS_BEFORE = 2;

/** Confirmed, still to come bookings that one email address may hold at one business. */
export const OPEN_BOOKINGS_PER_EMAIL = 20;

/**
 * Letters that strangers may cause to one email address, counted over all businesses: confirmations of
 * bookings, and of cancellations by the link (decision 33).
 */
export const STRANGERS_LETTERS_PER_HOUR = 20;
export const STRANGERS_LETTERS_PER_DAY = 60;

/**
 * Letters that ask to confirm the email address of a business, which an owner may type as they like: between two
 * for one business at one address, milliseconds; to one address in a day, over all businesses; of one account in
 * an hour and in a day (decision 34).
 */
export const EMAIL_LETTER_GAP_MILLISECONDS = 60_000;
export const EMAIL_LETTERS_TO_ADDRESS_PER_DAY = 5;
export const EMAIL_LETTERS_OF_ACCOUNT_PER_HOUR = 5;
export const EMAIL_LETTERS_OF_ACCOUNT_PER_DAY = 20;
/** Days for which the link in such a letter works. */
export const EMAIL_LINK_DAYS = 7;

/** Months that a diary carries from the start, this one included. */
export const DIARY_MONTHS_CARRIED = 3;
/** Events that one answer of the diary carries at most: the others come by further calls. */
export const DIARY_EVENTS_MAX = 500;
/** Characters of JSON that those events may come to together. */
export const DIARY_CHARACTERS_MAX = 500_000;

/** Nobody reads a page, chooses a time and fills a form faster than this (anti-bot time trap). */
export const FORM_MIN_MILLISECONDS = 2000;

/** How long a repeated booking request is known by its key. */
export const IDEMPOTENCY_KEY_MILLISECONDS = 86_400_000;

/** Choices that a form offers, minutes. */
export const SLOT_MINUTES_CHOICES = [15, 30, 45, 60, 90, 120, 180, 240] as const;
export const SERVICE_MINUTES_CHOICES = [15, 30, 45, 60, 90, 120, 180, 240] as const;
export const BUFFER_MINUTES_CHOICES = [0, 5, 10, 15, 20, 30] as const;

/** Page sizes. */
export const EVENTS_PAGE_SIZE = 10;
export const GLANCE_PAGE_SIZE = 20;
export const ATTENDEES_PAGE_SIZE = 20;
export const BOOKINGS_PAGE_SIZE = 10;
/** The most rows that one page of a list may be asked for: the CSV export reads in pages of this size. */
export const PAGE_SIZE_MAX = 1000;
/** Page numbers that a pager shows at once. */
export const PAGER_NUMBERS = 5;
/** The longest range of dates that a calendar view may ask for: six weeks of a month grid, and some. */
export const CALENDAR_DAYS_MAX = 62;

/** The weekly calendar: quarters of an hour from 09:00, the last row begins at 18:45. */
export const WEEK_FIRST_ROW = '09:00';
export const WEEK_LAST_ROW = '18:45';
export const WEEK_ROW_MINUTES = 15;
export const WEEK_ROW_PIXELS = 40;

/** A session ends so long after sign-in, milliseconds: 30 days. */
export const SESSION_MILLISECONDS = 30 * 86_400_000;
/** A sign-in that was begun must be finished within, milliseconds. */
export const SIGN_IN_MILLISECONDS = 600_000;
/** Deleted accounts are purged within 30 days. */
export const PURGE_AFTER_DAYS = 30;
/** Booking records are kept so long. */
export const BOOKING_RECORD_YEARS = 7;
/** How often an open dashboard asks whether anything changed, milliseconds. */
export const WATCH_MILLISECONDS = 5000;

/** Interface timings, milliseconds. */
export const COPIED_MILLISECONDS = 2000;
export const BOOKMARK_HINT_MILLISECONDS = 3000;
export const PAYMENT_BANNER_MILLISECONDS = 5000;
export const LOGIN_SUCCESS_MILLISECONDS = 2000;
export const LOGIN_FAILURE_MILLISECONDS = 3000;
