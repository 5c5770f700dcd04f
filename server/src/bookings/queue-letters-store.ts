import type { Database } from '../database/open.ts';
import { prepareInsert } from '../database/prepare-insert.ts';
import { emails } from '../database/tables.ts';
import type { BookingWithBusiness } from './facts.ts';
import { letterFactsOf, type BookingLetterKind, type LetterFacts } from './letter-facts.ts';

export type LetterAbout = Pick<BookingWithBusiness, 'booking' | 'business' | 'event'>;

/** Which letter goes to whom; those left out go to nobody. */
export interface LetterKinds {
  attendee?: BookingLetterKind;
  business?: BookingLetterKind | false;
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
  return ({ booking, business, event }, kinds, now, former = null) => {
    const payload: LetterFacts = { ...letterFactsOf(booking, business, event), former };
    const row = { bookingId: booking.id, businessId: business.id, payload, dueAt: now, createdAt: now };
    if (kinds.attendee) insert({ ...row, kind: kinds.attendee, recipient: booking.attendeeEmail });
    if (kinds.business) insert({ ...row, kind: kinds.business, recipient: business.email });
  };
}
