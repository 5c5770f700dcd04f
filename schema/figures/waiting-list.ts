/** The waiting list, and the times that it offers. */

/** Open entries on one business's waiting list, per email address, and in total of those that are confirmed. */
export const WAITING_PER_EMAIL = 5;
export const WAITING_ENTRIES_MAX = 1000;
/** Entries that no one has confirmed yet. Beyond it, the oldest gives way. */
export const WAITING_UNCONFIRMED_MAX = 100;
/** Entries per business and network address, in an hour. */
export const WAITING_OF_NETWORK_PER_HOUR = 10;
/** Past offers that the owner sees. */
export const OFFERS_SHOWN = 200;
/** Days from the first to the last date of an entry, both included. */
export const WAITING_DAYS_MAX = 62;
/** Offers per entry and day, and people to whom a freed time is offered before everybody is told. */
export const OFFERS_A_DAY = 3;
export const OFFERS_OF_A_TIME = 3;
/**
 * What a business's held offers may weigh together: each so much, and 1 for each place, service and person of
 * its event. Whatever the owner changes, all are judged again in one transaction, in at most 50 ms.
 */
export const OFFERS_WEIGHT_MAX = 600;
export const OFFER_WEIGHT = 10;
/** Per business and day: offers of times that became free because somebody took an earlier time. */
export const OFFERS_AFTER_MOVES_A_DAY = 5;

/** How long an offered time is held: the default, and the limits of a business's choice. */
export const OFFER_MINUTES = 30;
export const OFFER_MINUTES_MIN = 5;
export const OFFER_MINUTES_MAX = 240;
/** A time that starts within so many hours is no longer held for anybody on a waiting list. */
export const OFFER_HOLD_HOURS = 2;
/** Hours of the business's clock between which nobody is emailed about a free time. */
export const OFFERS_QUIET_FROM = 21;
export const OFFERS_QUIET_UNTIL = 8;
/** How long the link that confirms an entry on a waiting list works. */
export const WAITING_LINK_HOURS = 48;
/** How long an ended entry is kept, with its offers. */
export const WAITING_KEPT_DAYS = 90;
/** How long an owner sees past offers. */
export const OFFERS_SHOWN_DAYS = 30;
