import { BOOKINGS_OF_NETWORK_PER_HOUR } from '@daybook/schema/figures/bookings';
import {
  IMPORT_PARTS_PER_DAY,
  IMPORTS_PER_DAY,
  MESSAGES_OF_NETWORK_PER_DAY,
  TYPED_ADDRESSES_ON_TRIAL_PER_DAY,
  TYPED_ADDRESSES_PER_DAY,
} from '@daybook/schema/figures/bounds';
import { DAY, HOUR, MINUTE } from '@daybook/schema/figures/periods';
import { WAITING_OF_NETWORK_PER_HOUR } from '@daybook/schema/figures/waiting-list';
import type { Clock } from '../runtime/clock.ts';
import {
  createRateLimit,
  inTurn,
  limitsOnAddresses,
  spendByAddress,
  type MakeRateLimit,
  type Rate,
} from './token-bucket.ts';

/** Limits per address. Bookings, uses of their links, and confirmation links are counted separately. */
interface BookingRates {
  attempts: Rate;
  /** Only the requests that lead to a booking or a cancellation. */
  accepted: Rate;
}

/** Limits per person, including accounts that they delete and open again. */
interface OwnerRates {
  signIns: Rate;
  changes: Rate;
  reads: Rate;
  /** Changes that send emails to an address of the owner's choice. */
  emails: Rate;
  /** Addresses that an owner types and we email. */
  typedAddresses: Rate;
  /** The same for businesses that aren't paid for. */
  typedOnTrial: Rate;
  /** External calendars added: each makes us request a host that the owner names. */
  calendars: Rate;
  /** Coupon codes tried in any call, so that nobody can guess one. */
  coupons: Rate;
  /** Imports of businesses begun. */
  imports: Rate;
  /** Parts of imports, which bounds their bytes. */
  importParts: Rate;
}

export interface Rates {
  /** By address, for bookings and separately for cancellations. */
  bookings: BookingRates;
  /** By business and address, so that no one books all times of a business with invented addresses. */
  bookingsOfBusiness: Rate;
  /** By business and address. */
  joinsOfBusiness: Rate;
  signIn: Rate;
  /** Diaries and slots that have to be computed, by address. */
  reading: Rate;
  owner: OwnerRates;
  /** By address, separately for newsletter signups, messages to support and mail tests. */
  visitor: Rate;
  /** A further limit on messages to support, by address. */
  messages: Rate;
  /** Counted page views, by address. */
  visits: Rate;
}

export const PRODUCTION_RATES: Rates = {
  // A whole office, or a school, may share an address.
  bookings: {
    attempts: { burst: 300, perMilliseconds: MINUTE },
    accepted: { burst: 120, perMilliseconds: 10 * MINUTE },
  },
  // Some colleagues who share an address get through, and one more every six minutes.
  bookingsOfBusiness: { burst: BOOKINGS_OF_NETWORK_PER_HOUR, perMilliseconds: HOUR },
  joinsOfBusiness: { burst: WAITING_OF_NETWORK_PER_HOUR, perMilliseconds: HOUR },
  signIn: { burst: 60, perMilliseconds: 10 * MINUTE },
  // A school that shares an address looks at many, and books in between.
  reading: { burst: 1200, perMilliseconds: MINUTE },
  owner: {
    // An office may share one account.
    signIns: { burst: 30, perMilliseconds: HOUR },
    // A year of events created one by one, each with its venue, is 732 changes.
    changes: { burst: 1000, perMilliseconds: 10 * MINUTE },
    emails: { burst: 60, perMilliseconds: 10 * MINUTE },
    typedAddresses: { burst: TYPED_ADDRESSES_PER_DAY, perMilliseconds: DAY },
    typedOnTrial: { burst: TYPED_ADDRESSES_ON_TRIAL_PER_DAY, perMilliseconds: DAY },
    // An open tab reads 12 times a minute, and an export of 200,000 bookings takes 200 pages.
    reads: { burst: 1200, perMilliseconds: 2 * MINUTE },
    coupons: { burst: 20, perMilliseconds: 10 * MINUTE },
    // A team of fifty adds theirs.
    calendars: { burst: 60, perMilliseconds: HOUR },
    imports: { burst: IMPORTS_PER_DAY, perMilliseconds: DAY },
    importParts: { burst: IMPORT_PARTS_PER_DAY, perMilliseconds: DAY },
  },
  visitor: { burst: 20, perMilliseconds: 10 * MINUTE },
  messages: { burst: MESSAGES_OF_NETWORK_PER_DAY, perMilliseconds: DAY },
  // Lets a class behind one address look around, but stops a program that invents visits.
  visits: { burst: 300, perMilliseconds: 10 * MINUTE },
};

/** Returns the same rate for everything. */
export function everyRate(rate: Rate): Rates {
  return {
    bookings: { attempts: rate, accepted: rate },
    bookingsOfBusiness: rate,
    joinsOfBusiness: rate,
    signIn: rate,
    reading: rate,
    owner: {
      signIns: rate,
      changes: rate,
      reads: rate,
      emails: rate,
      typedAddresses: rate,
      typedOnTrial: rate,
      coupons: rate,
      calendars: rate,
      imports: rate,
      importParts: rate,
    },
    visitor: rate,
    messages: rate,
    visits: rate,
  };
}

export interface GivenRates extends Partial<Omit<Rates, 'owner'>> {
  owner?: Partial<OwnerRates>;
}

/** Outside production they are so generous that a rush can be tried from one machine. */
export function ratesOf(isProduction: boolean, given: GivenRates = {}): Rates {
  const usual = isProduction ? PRODUCTION_RATES : everyRate({ burst: 10_000, perMilliseconds: MINUTE });
  return { ...usual, ...given, owner: { ...usual.owner, ...given.owner } };
}

/** Events without the provider's signature, by address: nobody has a reason to send one. */
const FORGED_EVENTS: Rate = { burst: 20, perMilliseconds: MINUTE };

export type Limits = ReturnType<typeof createLimits>;

/**
 * Returns every limit of the product. Those of people count by account, the others by network address. What
 * `limitOf` makes is counted by all processes together; `reads`, `reading`, `visits` and `pageViews` protect
 * each process, or are too frequent, and are counted by each for itself.
 */
export function createLimits(rates: Rates, limitOf: MakeRateLimit, clock: Clock) {
  const onAddresses = limitsOnAddresses(limitOf);
  const here: MakeRateLimit = (_name, rate) => createRateLimit(rate, clock);
  const onAddressesHere = limitsOnAddresses(here);
  const { bookings, visitor, owner } = rates;
  const attemptsAndAccepted = (name: string) => ({
    attempts: onAddresses(`${name}, asked`, bookings.attempts),
    accepted: onAddresses(name, bookings.accepted),
  });
  const links = (name: string) => onAddresses(name, bookings.attempts);
  return {
    bookings: {
      ...attemptsAndAccepted('bookings'),
      ofBusiness: onAddresses('bookings of a business', rates.bookingsOfBusiness),
    },
    cancellations: attemptsAndAccepted('cancellations'),
    moves: attemptsAndAccepted('moves'),
    waitingList: {
      joins: onAddresses('joining waiting lists', visitor),
      joinsOfBusiness: onAddresses('joining a waiting list', rates.joinsOfBusiness),
      links: links('waiting list links'),
      emails: limitOf('waiting list emails', owner.emails),
    },
    signIn: onAddresses('sign-in', rates.signIn),
    customerDataLinks: links('customer data'),
    emailLinks: links('email links'),
    newsletter: { signups: onAddresses('signups', visitor), links: links('newsletter links') },
    messages: inTurn(onAddresses('messages', visitor), onAddresses('messages in a day', rates.messages)),
    emailTests: onAddresses('email tests', visitor),
    forgedEvents: onAddresses('forged events', FORGED_EVENTS),
    reading: spendByAddress(rates.reading, clock),
    visits: onAddressesHere('visits', rates.visits),
    pageViews: onAddressesHere('page views', rates.visits),
    owner: {
      changes: limitOf('changes', owner.changes),
      reads: here('reads', owner.reads),
      signIns: limitOf('sign-ins', owner.signIns),
      coupons: limitOf('coupon codes', owner.coupons),
      emails: limitOf('emails', owner.emails),
      bookingEmails: limitOf('booking emails', owner.emails),
      delayEmails: limitOf('delay emails', owner.emails),
      typedAddresses: limitOf('typed addresses', owner.typedAddresses),
      typedOnTrial: limitOf('typed addresses on trial', owner.typedOnTrial),
      calendars: limitOf('calendars', owner.calendars),
      imports: limitOf('imports', owner.imports),
      importParts: limitOf('import parts', owner.importParts),
    },
  };
}
