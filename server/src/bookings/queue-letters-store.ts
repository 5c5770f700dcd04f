import { lettersTo } from '@daybook/schema/rules/business-email';
import type { Database } from '../database/open.ts';
import { prepareInsert } from '../database/prepare-insert.ts';
import { emails } from '../database/tables.ts';
import type { BookingWithBusiness } from './facts.ts';
import { foldedAddress } from './folded-address.ts';
import { letterFactsOf, type BookingLetterKind, type LetterFacts } from './letter-facts.ts';

export type LetterAbout = Pick<BookingWithBusiness, 'booking' | 'business' | 'accountEmail' | 'event'>;

/** Which letter goes to whom; those left out go to nobody. */
export interface LetterKinds {
  attendee?: BookingLetterKind;
  business?: BookingLetterKind | false;
  /** The attendee's letter counts towards what strangers may have sent to that address. */
  isCounted?: boolean;
}

export type QueueLetters = (
  about: LetterAbout,
  kinds: LetterKinds,
  now: number,
  /** As the attendee was before the change that the letters tell of. */
  former?: LetterFacts['former'],
) => void;

/** Writes letters about a booking to the outbox, in the transaction of what they tell of. */
export function prepareQueueLetters(database: Database): QueueLetters {
  const insert = prepareInsert(database, emails);
  return (about, kinds, now, former = null) => {
    const { booking, business, accountEmail } = about;
    const payload: LetterFacts = { ...letterFactsOf(about), former };
    const row = { bookingId: booking.id, businessId: business.id, payload, dueAt: now, createdAt: now };
    const recipient = booking.attendeeEmail;
    const countedFor = kinds.isCounted ? foldedAddress(recipient) : null;
    if (kinds.attendee) insert({ ...row, kind: kinds.attendee, recipient, countedFor });
    const owner = lettersTo(business, accountEmail);
    if (kinds.business && owner !== null) insert({ ...row, kind: kinds.business, recipient: owner });
  };
}
