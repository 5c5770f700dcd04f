import { lettersTo } from '@daybook/schema/rules/business-email';
import type { Transaction } from '../database/database.ts';
import { queueLetter } from '../mail/queue-letter-store.ts';
import type { BookingWithBusiness } from './facts.ts';
import { foldedAddress } from './folded-address.ts';
import { letterFactsOf, type LetterFacts } from './letter-facts.ts';
import { bookingLetterKinds, type BookingLetterKind } from './letters/kinds.ts';

export interface BookingLetterOptions {
  /** A stranger causes it: it counts towards what they may have sent to that address. */
  isCounted?: boolean;
  /** As the attendee was before the change that the letter tells of. */
  former?: LetterFacts['former'];
  /** Where once is enough. */
  onceKey?: string;
}

/**
 * Writes a letter about a booking to the outbox, in the transaction of what it tells of. False where nobody is to be
 * written to, and where its once-key was used before.
 */
export async function queueBookingLetter(
  tx: Transaction,
  kind: BookingLetterKind,
  about: BookingWithBusiness,
  now: number,
  { isCounted = false, former = null, onceKey }: BookingLetterOptions = {},
): Promise<boolean> {
  const { booking, business, accountEmail } = about;
  const isForAttendee = bookingLetterKinds[kind].to === 'attendee';
  const recipient = isForAttendee ? booking.attendeeEmail : lettersTo(business, accountEmail);
  if (recipient === null) return false;
  const payload: LetterFacts = { ...letterFactsOf(about), former };
  const countedFor = isCounted ? foldedAddress(recipient) : null;
  const letter = { kind, bookingId: booking.id, businessId: business.id, recipient, payload, countedFor };
  return queueLetter(tx, onceKey === undefined ? letter : { ...letter, onceKey }, now);
}
