/**
 * The bounds of everything that anybody can send, plan or cause. Bounds multiply, so a test tries the largest
 * case that they allow together.
 */

/** Characters of an event's description, special note and personal message. */
export const EVENT_TEXT_MAX = 500;
export const NAME_MAX = 80;
export const TITLE_MAX = 120;
/** Characters of a picture's address. */
export const PICTURE_ADDRESS_MAX = 2000;
export const EMAIL_MAX = 254;
export const PHONE_MAX = 30;
/** Characters. */
export const CUSTOMER_NOTE_MAX = 2000;
/** One line beside the customer's name: 'Allergic to PPD'. */
export const CUSTOMER_ALERT_MAX = 100;
/** A year and what belongs to its first and last week. */
export const TAKINGS_DAYS_MAX = 371;
/** Customers of one business up to which its owner can add more. Those who book are always kept. */
export const CUSTOMERS_MAX = 20_000;
/** Bytes of a file with customers: 20,000 with a short note each. */
export const CUSTOMERS_FILE_BYTES_MAX = 10_000_000;
export const BOOKING_NOTE_MAX = 500;
/** An owner's questions to people who book, per business, and the choices of one. */
export const QUESTIONS_MAX = 20;
export const CHOICES_MAX = 12;
export const QUESTION_MAX = 200;
export const CHOICE_MAX = 100;
/** Characters of an answer: in one line, and in many. */
export const SHORT_ANSWER_MAX = 200;
export const LONG_ANSWER_MAX = 1000;
/** Several choices of the longest, with a comma between them. */
export const ANSWER_MAX = CHOICES_MAX * (CHOICE_MAX + 2);
export const ADDRESS_MAX = 300;
export const POSTCODE_MAX = 12;
export const PRIVACY_NOTICE_MAX = 500;
export const CANCELLATION_POLICY_MAX = 500;
export const TRADING_DETAILS_MAX = 300;
export const ABOUT_MAX = 500;
export const OPENING_HOURS_MAX = 300;
/** Of a picture as it is sent: bytes, and pixels before anything decodes it (some 25 ms of another thread). */
export const PICTURE_BYTES_MAX = 180_000;
export const PICTURE_PIXELS_MAX = 2_100_000;
/** Characters of the source (utm) that a host page may attach to a booking. */
export const SOURCE_MAX = 60;
export const SLUG_MAX = 60;
/** The highest price of a service: £10,000. */
export const PRICE_MAX_PENCE = 1_000_000;
export const CAPACITY_MAX = 100_000;
/** People who come to one time. */
export const PLACES_PER_TIME_MAX = 500;
export const PLACES_PER_BOOKING_MAX = 10;
export const MANUAL_SLOTS_MAX = 200;
export const SERVICES_MAX = 50;
export const VENUES_MAX = 20;
/** Dates that one call creates events for: a leap year. */
export const DATES_MAX = 366;
export const BUSINESSES_MAX = 50;
/** Bytes of text in all of an account's events and imported bookings. */
export const TEXT_BYTES_MAX = 50_000_000;
/** From here on, Settings shows how much is used. */
export const TEXT_BYTES_TOLD = 0.8 * TEXT_BYTES_MAX;
/** Upcoming events of one business, today included: eight a day for a year, or sixty for seven weeks. */
export const EVENTS_AHEAD_MAX = 3_000;
/** Events of one business on one date: one for each person of the largest team. */
export const EVENTS_ON_DATE_MAX = 60;
/** Weekly hours of one business that haven't ended. */
export const PATTERNS_MAX = 100;
/** Weekly hours repeat at least every so many weeks. */
export const PATTERN_EVERY_WEEKS_MAX = 4;
export const PATTERN_WEEKS_AHEAD_MAX = 26;
export const DEFAULT_WEEKS_AHEAD = 8;
/** The longest notice in hours, and the most days ahead, to which a business can limit its bookings. */
export const NOTICE_HOURS_MAX = 24 * 60;
export const DAYS_AHEAD_MAX = 1000;
/**
 * Upcoming bookings on one date, and in total, that a change may leave without a time, or move at once. 500 late
 * bookings with their emails hold everybody else up for some 50 ms of processor, 1,000 for 100 (server/bench).
 */
export const MISFITS_ON_DATE_MAX = 200;
export const MISFITS_MAX = 500;
export const DELAY_MINUTES_MAX = 240;
/** Emails about running late, per booking. */
export const DELAY_EMAILS_MAX = 3;
/** Customers with a refused address that a banner names. */
export const REFUSED_CUSTOMERS_SHOWN = 5;
/** When a customer's address changes, so many upcoming bookings get an email each; more get one in all. So do bookings that are cancelled together. */
export const EMAILED_EACH_MAX = 5;
/** How often an owner can resend the same email about a booking. */
export const RESENT_EMAILS_MAX = 3;
/** Entries of time off per business. */
export const TIME_OFF_MAX = 300;
export const TIME_OFF_DAYS_MAX = 366;
export const TIME_OFF_NOTE_MAX = 200;
/** YYYY-MM-DD */
export const TIME_OFF_LAST_DATE = '2999-12-31';
/** How long past time off stays in the calendar. */
export const TIME_OFF_KEPT_DAYS = 366;
/** The latest former addresses of a diary, which redirect to it. */
export const FORMER_ADDRESSES_MAX = 50;
export const FAVOURITE_VENUES_MAX = 100;
/** Per business, not counting archived ones. */
export const PLACES_MAX = 60;
export const PEOPLE_MAX = 60;
export const SERVICES_OF_BUSINESS_MAX = 500;
/** Characters and words of a search. Each word costs another read of a row's text. */
export const SEARCH_MAX = 100;
export const SEARCH_WORDS_MAX = 8;
/** Busy calendars per business, and of all businesses of one account. */
export const BUSY_CALENDARS_MAX = 60;
export const BUSY_CALENDARS_OF_ACCOUNT_MAX = 120;
export const CALENDAR_ADDRESS_MAX = 2000;
/** Limits for fetching a busy calendar: its size, redirects, and milliseconds until it is complete. */
export const CALENDAR_BYTES_MAX = 5_000_000;
export const CALENDAR_REDIRECTS_MAX = 3;
export const CALENDAR_MILLISECONDS_MAX = 10_000;
/** Occurrences that reading a calendar may expand, and busy times that are kept of it. */
export const OCCURRENCES_MAX = 100_000;
export const BUSY_TIMES_MAX = 5_000;
/** Entries that couldn't be read, of which the owner sees the date or line; all are counted. */
export const UNREAD_ENTRIES_NAMED = 5;
/** Entries of a calendar feed. */
export const FEED_ENTRIES_MAX = 5_000;
/** Event names in the filter of an owner's bookings: those of the latest bookings. */
export const EVENT_NAMES_MAX = 1000;

/**
 * Emails that strangers may cause to one address, over all businesses: confirmations of bookings, and of
 * cancellations through the link.
 */
export const STRANGERS_EMAILS_PER_HOUR = 20;
export const STRANGERS_EMAILS_PER_DAY = 60;

/** Emails to one address that one account's changes cause: cancellations, moves, late starts and the like. */
export const OWNERS_EMAILS_PER_HOUR = 20;
export const OWNERS_EMAILS_PER_DAY = 60;
/** Addresses that an owner types and we email, a day: for bookings that they add, and as new addresses. */
export const TYPED_ADDRESSES_PER_DAY = 200;
export const TYPED_ADDRESSES_ON_TRIAL_PER_DAY = 30;

/**
 * Emails that ask to confirm a business's address: to one address, over all businesses, and from one account.
 * They are limited because an owner can enter a stranger's address.
 */
export const CONFIRMATION_EMAILS_TO_ADDRESS_PER_DAY = 5;
export const CONFIRMATION_EMAILS_OF_ACCOUNT_PER_HOUR = 5;
export const CONFIRMATION_EMAILS_OF_ACCOUNT_PER_DAY = 20;
/** The least time between two emails that ask to confirm the same address for the same purpose. */
export const CONFIRMATION_EMAIL_GAP_MILLISECONDS = 60_000;

/** Months that a diary contains from the start, including the current one. */
export const DIARY_MONTHS_CARRIED = 3;
/** Services among which a diary lets a customer choose first. Any others are found by date. */
export const DIARY_SERVICES_MAX = 200;
/** Events in one answer of the diary. Further calls load the rest. */
export const DIARY_EVENTS_MAX = 500;
/** Characters of these events' JSON, which is part of the page's HTML. */
export const DIARY_CHARACTERS_MAX = 500_000;
/** Rows on one page of a list. The CSV export reads pages of this size. */
export const PAGE_SIZE_MAX = 1000;
/** Days that a calendar view may ask for: the six weeks of a month grid, and some more. */
export const CALENDAR_DAYS_MAX = 62;

export const COUPON_CODE_MAX = 40;
export const COUPON_DESCRIPTION_MAX = 200;
export const COUPON_USES_MAX = 1_000_000;

/** Testimonials on the home page, and characters of each. */
export const TESTIMONIALS_MAX = 30;
export const TESTIMONIAL_WORDS_MAX = 400;

/** Sessions per account. A further login ends the one that was unused for longest. */
export const SESSIONS_MAX = 50;

/** Characters of a message to support. */
export const MESSAGE_MAX = 4000;
/** Messages to support from everybody. */
export const MESSAGES_PER_DAY = 500;
/** Messages from one network address at once, and as many over a day. An IPv6 /48 has ten times as many. */
export const MESSAGES_OF_NETWORK_PER_DAY = 20;

/** Emails that ask one address to confirm the newsletter. Other emails by strangers count separately. */
export const NEWSLETTER_EMAILS_TO_ADDRESS_PER_DAY = 5;

/* An imported file */

export const BUSINESS_FILE_BYTES_MAX = 250_000_000;
export const IMPORTED_EVENTS_MAX = 50_000;
/** People, places and services, including archived ones. */
export const IMPORTED_ITEMS_MAX = 10_000;
/** Weekly hours and time off together. */
export const IMPORTED_AVAILABILITY_MAX = PATTERNS_MAX + TIME_OFF_MAX;
/** Dates that one business's weekly hours leave out: more than they publish ahead. */
export const FILE_DATES_SKIPPED_MAX = 400;
export const IMPORTED_BOOKINGS_MAX = 200_000;
/** Dates with visits: over 27 years. */
export const IMPORTED_VISITS_MAX = 10_000;
/** Upcoming bookings. A file may contain anybody's address, and each of these bookings may be reminded. */
export const IMPORTED_AHEAD_MAX = 5_000;
/** The longest booking in a file: a whole day on which the clocks go back. */
export const IMPORTED_BOOKING_HOURS_MAX = 25;
/** Events, bookings or visits in one call. */
export const IMPORTED_TOGETHER_MAX = 500;
/** Bytes of JSON in one such call, so that the whole body stays within the limit for an owner's call. */
export const IMPORTED_TOGETHER_BYTES = 200_000;
/** New addresses, known only from a file, that one account's businesses may email in a day. */
export const IMPORTED_ADDRESSES_PER_DAY = 200;
/** Imports that one account may begin. */
export const IMPORTS_PER_DAY = 5;
/** Parts that one account may send: enough for the largest file twice, and at most 0.8 GB. */
export const IMPORT_PARTS_PER_DAY = 3_000;

/** Characters of a conflict's text, which names a person or place, a customer or event, and a time. */
export const CONFLICT_MAX = 1000;
/** Conflicts of one time that an owner has seen and overrides. */
export const CONFLICTS_MAX = 500;

/* Repeat visits */

export const SERIES_WEEKS_MAX = 8;
/** Visits of one series: half a year, week by week. */
export const SERIES_VISITS_MAX = 26;
