import type { Database } from '../../database/open.ts';
import { prepareInsert } from '../../database/prepare-insert.ts';
import { emails } from '../../database/tables.ts';
import type { BookingWithBusiness } from '../facts.ts';
import { letterFactsOf, type BookingLetterKind, type LetterFacts } from '../letter-facts.ts';

export type LetterAbout = Pick<BookingWithBusiness, 'booking' | 'business' | 'event'>;

export interface LetterTo {
  kind: BookingLetterKind;
  recipient: string;
  /** As the attendee was before the change that the letter tells of. */
  former?: LetterFacts['former'];
}

export type QueueLetter = (about: LetterAbout, letter: LetterTo, now: number) => void;

/** Writes a letter to the outbox, in the transaction of what it tells of. */
export function prepareQueueLetter(database: Database): QueueLetter {
  const insert = prepareInsert(database, emails);
  return ({ booking, business, event }, { kind, recipient, former = null }, now) => {
    const payload: LetterFacts = { ...letterFactsOf(booking, business, event), former };
    insert({
      kind,
      recipient,
      payload,
      bookingId: booking.id,
      businessId: business.id,
      dueAt: now,
      createdAt: now,
    });
  };
}
