import { lettersTo } from '@daybook/schema/rules/business-email';
import type { Transaction } from '../database/database.ts';
import { queueLetter } from '../mail/queue-letter-store.ts';
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

/** Writes letters about a booking to the outbox, in the transaction of what they tell of. */
export async function queueLetters(
  tx: Transaction,
  about: LetterAbout,
  kinds: LetterKinds,
  now: number,
  /** As the attendee was before the change that the letters tell of. */
  former: LetterFacts['former'] = null,
): Promise<void> {
  const { booking, business, accountEmail } = about;
  const payload: LetterFacts = { ...letterFactsOf(about), former };
  const letter = { bookingId: booking.id, businessId: business.id, payload };
  const recipient = booking.attendeeEmail;
  const countedFor = kinds.isCounted ? foldedAddress(recipient) : null;
  if (kinds.attendee) await queueLetter(tx, { ...letter, kind: kinds.attendee, recipient, countedFor }, now);
  const owner = lettersTo(business, accountEmail);
  if (kinds.business && owner !== null)
    await queueLetter(tx, { ...letter, kind: kinds.business, recipient: owner }, now);
}
