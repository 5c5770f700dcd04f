import { lettersTo } from '@daybook/schema/rules/business-email';
import type { Transaction } from '../database/database.ts';
import { queueLetter } from '../mail/queue-letter-store.ts';
import type { BookingWithBusiness } from './facts.ts';
import { foldedAddress } from './folded-address.ts';
import { mayEmailAttendee } from './from-file-store.ts';
import { letterFactsOf, type LetterFacts } from './letter-facts.ts';
import { bookingLetterKinds, type BookingLetterKind } from './letters/kinds.ts';

export interface BookingLetterOptions {
  /** True when a stranger causes the letter: it counts towards the letters that this address is sent. */
  isCounted?: boolean;
  /** As the attendee was before the change that the letter tells of. */
  former?: LetterFacts['former'];
  /** For a letter to the business: false when none goes to the attendee beside it. */
  isAttendeeTold?: boolean;
  /** For a letter that must go only once; see `onceKey` in mail-tables.ts. */
  onceKey?: string;
  /** True for one of many that nobody waits for. */
  isBulk?: boolean;
}

/**
 * Writes a letter about a booking to the outbox, in the same transaction as the change that it tells of.
 * False when there is nobody to write to, when its once-key was used before, for every booking of the
 * demonstration (decision 179), and for what is told to an attendee because of a file alone (decision 112). What
 * the attendee causes, with the link that an email brought, is told in any case.
 */
export async function queueBookingLetter(
  tx: Transaction,
  kind: BookingLetterKind,
  about: BookingWithBusiness,
  now: number,
  {
    isCounted = false,
    former = null,
    isAttendeeTold = true,
    onceKey,
    isBulk = false,
  }: BookingLetterOptions = {},
): Promise<boolean> {
  const { booking, business, accountEmail } = about;
  if (business.isDemo) return false;
  const isForAttendee = bookingLetterKinds[kind].to === 'attendee';
  const recipient = isForAttendee ? booking.attendeeEmail : lettersTo(business, accountEmail);
  if (recipient === null) return false;
  if (isForAttendee && !isCounted && !(await mayEmailAttendee(tx, about, now))) return false;
  const payload: LetterFacts = { ...letterFactsOf(about), former, isAttendeeTold };
  const countedFor = isCounted ? foldedAddress(recipient) : null;
  const ids = { bookingId: booking.id, businessId: business.id };
  const letter = { kind, ...ids, recipient, payload, countedFor, isBulk };
  return queueLetter(tx, onceKey === undefined ? letter : { ...letter, onceKey }, now);
}
