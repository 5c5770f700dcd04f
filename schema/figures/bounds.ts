/**
 * The bounds of everything that somebody can send, plan or cause (decision 58). Bounds multiply, so a test
 * tries the largest case that they allow together.
 */

/** Characters in an event's description, special note and personal message. */
export const EVENT_TEXT_MAX = 500;
export const NAME_MAX = 80;
export const TITLE_MAX = 120;
/** Characters of a picture's address. */
export const PICTURE_ADDRESS_MAX = 2000;
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
/** Bytes of the texts that one account keeps in its events and in the bookings that it imported, over all its businesses. */
export const TEXT_BYTES_MAX = 50_000_000;
/** From so many of them on, Settings says how much is used. */
export const TEXT_BYTES_TOLD = 0.8 * TEXT_BYTES_MAX;
/** Events of one business from today on: 27 on every day of a year. */
export const EVENTS_AHEAD_MAX = 10_000;
/** How many former addresses keep leading to a diary: the latest ones. */
export const FORMER_ADDRESSES_MAX = 50;
export const FAVOURITE_VENUES_MAX = 100;
/** Characters of a search that a list accepts, and its words: a row's text is read once for each. */
export const SEARCH_MAX = 100;
export const SEARCH_WORDS_MAX = 8;
/** Event names that an owner's bookings can be filtered by: those of the latest bookings. */
export const EVENT_NAMES_MAX = 1000;

/** Confirmed bookings to come that one email address may hold at one business. */
export const OPEN_BOOKINGS_PER_EMAIL = 20;

/**
 * Letters that strangers may cause to one email address, counted over all businesses: confirmations of
 * bookings, and of cancellations by the link (decision 33).
 */
export const STRANGERS_LETTERS_PER_HOUR = 20;
export const STRANGERS_LETTERS_PER_DAY = 60;

/**
 * Letters that ask to confirm the email address of a business (decision 34). An owner may type any address,
 * so these letters are bounded: for one address in a day, over all businesses; for one account in an hour and
 * in a day.
 */
export const EMAIL_LETTERS_TO_ADDRESS_PER_DAY = 5;
export const EMAIL_LETTERS_OF_ACCOUNT_PER_HOUR = 5;
export const EMAIL_LETTERS_OF_ACCOUNT_PER_DAY = 20;
/** Milliseconds between two letters that ask to confirm the same address for the same thing. */
export const EMAIL_LETTER_GAP_MILLISECONDS = 60_000;

/** Months that a diary carries from the start, this one included. */
export const DIARY_MONTHS_CARRIED = 3;
/** Events that one answer of the diary carries at most: the others come by further calls. */
export const DIARY_EVENTS_MAX = 500;
/** Characters of JSON that those events may have together, as a page of HTML carries it. */
export const DIARY_CHARACTERS_MAX = 500_000;
/** The most rows that one page of a list may be asked for: the CSV export reads in pages of this size. */
export const PAGE_SIZE_MAX = 1000;
/**
 * Days in the longest range that a calendar view may ask for: the six weeks of a month grid, and some more.
 */
export const CALENDAR_DAYS_MAX = 62;

export const COUPON_CODE_MAX = 40;
export const COUPON_DESCRIPTION_MAX = 200;
export const COUPON_USES_MAX = 1_000_000;

/** Sessions of one account. Signing in once more ends the one that was not used for longest. */
export const SESSIONS_MAX = 50;

/** Characters of a message to support. */
export const MESSAGE_MAX = 4000;
/** Messages to support in a day, whoever writes them. */
export const MESSAGES_PER_DAY = 500;
/** Of these, from one network address at once, and again in the course of a day. An IPv6 /48 has ten times as many. */
export const MESSAGES_OF_NETWORK_PER_DAY = 20;

/** Letters that ask one address to confirm the newsletter, in a day; strangers' other letters count besides. */
export const NEWSLETTER_LETTERS_TO_ADDRESS_PER_DAY = 5;
