/** Makes the letter of a row of the outbox, at the moment it is sent. */
import type { Logger } from 'pino';
import { isInGoodStanding } from '../../businesses/standing.ts';
import type { Clock } from '../../clock.ts';
import type { Letter } from '../../mail/letter.ts';
import type { ClaimedEmail } from '../../mail/claim-store.ts';
import { parseFacts } from '../../mail/parse-facts.ts';
import { LetterNotMakeable, type MakeLetter } from '../../mail/worker.ts';
import { bookingCalendar } from './calendar-entry.ts';
import { bookingLetter } from './compose-letter.ts';
import type { LetterContext, LinkContext } from './details.ts';
import { letterFacts, type LetterFacts } from '../letter-facts.ts';
import { bookingLetterKinds, isBookingLetterKind, type BookingLetterKind } from './kinds.ts';
import type { BookingState } from './letter-store.ts';

export interface LetterMakerParts {
  context: LinkContext;
  /** letter-store.ts */
  stateOfBooking: (id: number) => Promise<BookingState | null>;
  clock: Clock;
  log: Logger;
}

export function createBookingLetterMaker(parts: LetterMakerParts): MakeLetter {
  return async (email) => {
    const { kind } = email;
    if (!isBookingLetterKind(kind)) throw new LetterNotMakeable(`no email has the kind '${kind}'`);
    const facts = parseFacts(letterFacts, email.payload);
    const state = await parts.stateOfBooking(facts.bookingId);
    if (kind === 'booking_reminder' && !isUpcoming(state, facts, parts)) return null;
    // An email about a later change names the place too, and may have gone before this one.
    const isAsPlaced = state?.sequence === facts.sequence && isUpcoming(state, facts, parts);
    if (kind === 'booking_placed' && !isAsPlaced) return null;
    const calendar = calendarOf(email, kind, facts, parts);
    const letter = bookingLetter(kind, facts, {
      ...parts.context,
      ...offersIn(facts, state, parts.clock()),
      hasInvitation: calendar !== undefined,
    });
    return calendar ? { ...letter, calendar } : letter;
  };
}

/** True while the booking is upcoming as the email says: not cancelled, moved or started meanwhile. */
function isUpcoming(state: BookingState | null, facts: LetterFacts, parts: LetterMakerParts): boolean {
  return state?.status === 'confirmed' && state.startsAt === facts.startsAt && state.startsAt > parts.clock();
}

function offersIn(
  { status, startsAt }: LetterFacts,
  state: BookingState | null,
  now: number,
): Pick<LetterContext, 'takesBookings' | 'isFreeAgain'> {
  const takesBookings = state !== null && state.business.isOpen && isInGoodStanding(state.business, now);
  return {
    takesBookings,
    isFreeAgain: takesBookings && status === 'cancelled' && state.eventId !== null && startsAt > now,
  };
}

/**
 * Returns undefined for a calendar file that cannot be made: an email without it is better than no email.
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
    log.error({ err: error, email: email.id, kind }, 'an email goes without its calendar file');
    return undefined;
  }
}
