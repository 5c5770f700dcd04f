/** Makes the letter of a row of the outbox, at the moment it is sent. */
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { Letter } from '../../mail/letter.ts';
import type { ClaimedEmail } from '../../mail/claim-store.ts';
import { parseFacts } from '../../mail/parse-facts.ts';
import { LetterNotMakeable, type MakeLetter } from '../../mail/worker.ts';
import { bookingCalendar } from './calendar-entry.ts';
import { bookingLetter } from './compose-letter.ts';
import type { LetterContext } from './details.ts';
import { letterFacts, type LetterFacts } from '../letter-facts.ts';
import { bookingLetterKinds, isBookingLetterKind, type BookingLetterKind } from './kinds.ts';
import type { BookingState } from './letter-store.ts';

export interface LetterMakerParts {
  context: LetterContext;
  /** letter-store.ts */
  stateOfBooking: (id: number) => Promise<BookingState | null>;
  clock: Clock;
  log: Logger;
}

export function createBookingLetterMaker(parts: LetterMakerParts): MakeLetter {
  return async (email) => {
    const { kind } = email;
    if (!isBookingLetterKind(kind)) throw new LetterNotMakeable(`no letter is known by the kind '${kind}'`);
    const facts = parseFacts(letterFacts, email.payload);
    if (kind === 'booking_reminder' && !(await isStillToCome(facts, parts))) return null;
    if (kind === 'booking_placed' && !(await isStillAsPlaced(facts, parts))) return null;
    const letter = bookingLetter(kind, facts, parts.context);
    const calendar = calendarOf(email, kind, facts, parts);
    return calendar ? { ...letter, calendar } : letter;
  };
}

/** True while the booking is still to come as the email says: not cancelled, moved or begun meanwhile. */
async function isStillToCome(facts: LetterFacts, parts: LetterMakerParts): Promise<boolean> {
  return isToCome(await parts.stateOfBooking(facts.bookingId), facts, parts);
}

/** An email about a later change names the place too, and may have gone before this one. */
async function isStillAsPlaced(facts: LetterFacts, parts: LetterMakerParts): Promise<boolean> {
  const state = await parts.stateOfBooking(facts.bookingId);
  return isToCome(state, facts, parts) && state?.sequence === facts.sequence;
}

function isToCome(state: BookingState | null, facts: LetterFacts, parts: LetterMakerParts): boolean {
  return state?.status === 'confirmed' && state.startsAt === facts.startsAt && state.startsAt > parts.clock();
}

/**
 * A calendar file that cannot be made does not hold up the letter: a missing letter would tell nobody
 * anything.
 */
function calendarOf(
  email: ClaimedEmail,
  kind: BookingLetterKind,
  facts: LetterFacts,
  { context, clock, log }: LetterMakerParts,
): Letter['calendar'] {
  const { invitation: method } = bookingLetterKinds[kind];
  if (!method) return undefined;
  try {
    return { method, content: bookingCalendar(facts, method, context, clock()) };
  } catch (error) {
    log.error({ err: error, email: email.id, kind }, 'a letter goes without its calendar file');
    return undefined;
  }
}
