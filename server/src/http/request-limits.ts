/** How much of what is let in, in production and elsewhere. */
import {
  IMPORT_PARTS_PER_DAY,
  IMPORTS_PER_DAY,
  MESSAGES_OF_NETWORK_PER_DAY,
} from '@daybook/schema/figures/bounds';
import type { Rate } from './rate-limit.ts';

/**
 * For each address. Bookings, uses of their links, and links that confirm an address are counted separately.
 */
export interface BookingRates {
  /** All requests. */
  attempts: Rate;
  /** The bookings or cancellations that come of them. */
  accepted: Rate;
}

/** For each person, also over the accounts that they delete and open. */
export interface OwnerRates {
  signIns: Rate;
  changes: Rate;
  reads: Rate;
  /** Changes that send emails to whatever address the owner names. */
  emails: Rate;
  /** Calendars elsewhere that are added: each makes us ask a host that the owner names. */
  calendars: Rate;
  /** Coupon codes tried, whichever call asks: nobody finds one so. */
  coupons: Rate;
  /** Businesses begun to be brought from a file. */
  imports: Rate;
  /** Parts of such businesses: they bound the bytes. */
  importRequestParts: Rate;
}

interface Rates {
  /** By address, of bookings and again of cancellations. */
  bookings: BookingRates;
  /** Begun and ended, by address. */
  signIn: Rate;
  /** Diaries and slots made anew, by address. */
  reading: Rate;
  owner: OwnerRates;
  /** By address: newsletter signups, again messages to support, and again tests of the mail. */
  visitor: Rate;
  /** By address: messages to support, besides. */
  messages: Rate;
  /** By address: pages opened that are counted. */
  visits: Rate;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const PRODUCTION_RATES: Rates = {
  // A whole office, or a school behind one, shares an address.
  bookings: {
    attempts: { burst: 300, perMilliseconds: MINUTE },
    accepted: { burst: 120, perMilliseconds: 10 * MINUTE },
  },
  signIn: { burst: 60, perMilliseconds: 10 * MINUTE },
  // A school behind one address looks at many, and books in between.
  reading: { burst: 1200, perMilliseconds: MINUTE },
  owner: {
    // An office may share one account.
    signIns: { burst: 30, perMilliseconds: HOUR },
    // A year of events made call by call, each with its venue, is 732 changes.
    changes: { burst: 1000, perMilliseconds: 10 * MINUTE },
    emails: { burst: 60, perMilliseconds: 10 * MINUTE },
    // An open tab asks 12 times a minute, and an export of 200,000 bookings takes 200 pages.
    reads: { burst: 1200, perMilliseconds: 2 * MINUTE },
    coupons: { burst: 20, perMilliseconds: 10 * MINUTE },
    // A team of fifty adds theirs.
    calendars: { burst: 60, perMilliseconds: 60 * MINUTE },
    imports: { burst: IMPORTS_PER_DAY, perMilliseconds: DAY },
    importRequestParts: { burst: IMPORT_PARTS_PER_DAY, perMilliseconds: DAY },
  },
  visitor: { burst: 20, perMilliseconds: 10 * MINUTE },
  messages: { burst: MESSAGES_OF_NETWORK_PER_DAY, perMilliseconds: DAY },
  // A class behind one address looks around; a program that makes up visits is stopped.
  visits: { burst: 300, perMilliseconds: 10 * MINUTE },
};

const generous: Rate = { burst: 10_000, perMilliseconds: MINUTE };

/** Outside production, so that a rush can be tried from one machine. */
export const GENEROUS_RATES: Rates = {
  bookings: { attempts: generous, accepted: generous },
  signIn: generous,
  reading: generous,
  owner: {
    signIns: generous,
    changes: generous,
    reads: generous,
    emails: generous,
    coupons: generous,
    calendars: generous,
    imports: generous,
    importRequestParts: generous,
  },
  visitor: generous,
  messages: generous,
  visits: generous,
};

/** Rates of a test's own. */
export interface ChosenRates {
  rates?: BookingRates;
  signInRate?: Rate;
  readingRate?: Rate;
  ownerRates?: OwnerRates;
  visitorRate?: Rate;
  messagesRate?: Rate;
  visitRate?: Rate;
}

/** The usual rates, or those that were chosen in their place. */
export function ratesOf(isProduction: boolean, options: ChosenRates) {
  const usual = isProduction ? PRODUCTION_RATES : GENEROUS_RATES;
  return {
    rates: options.rates ?? usual.bookings,
    signInRate: options.signInRate ?? usual.signIn,
    readingRate: options.readingRate ?? usual.reading,
    ownerRates: options.ownerRates ?? usual.owner,
    visitorRate: options.visitorRate ?? usual.visitor,
    messagesRate: options.messagesRate ?? usual.messages,
    visitRate: options.visitRate ?? usual.visits,
  };
}
