/** Makes the email of an outbox row at the moment when it is sent. */

import type { Logger } from 'pino';
import { isBillingActive } from '../../businesses/billing-status.ts';
import { senderNameOf } from '../../businesses/email-from-business.ts';
import type { Reader } from '../../database/database.ts';
import type { ClaimedEmail } from '../../emails/claim-emails-store.ts';
import type { Email } from '../../emails/email.ts';
import { emailOf } from '../../emails/layout.tsx';
import { parseFacts } from '../../emails/parse-facts.ts';
import { EmailNotMakeable } from '../../emails/worker.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { CancelTokens } from '../cancel-token.ts';
import { emailFacts, type EmailFacts } from '../email-facts.ts';
import { NO_EMAIL } from '../no-email.ts';
import { stateOfBooking, type BookingState } from './booking-email-store.ts';
import { bookingCalendar, visitsCalendar } from './calendar-entry.ts';
import { type EmailContext, type LinkContext, attendeeName } from './details.ts';
import { bookingEmailKinds, isBookingEmailKind, type BookingEmailKind } from './kinds.ts';

interface OutboxContext {
  /** Without a slash at the end. */
  publicUrl: string;
  tokens: Pick<CancelTokens, 'tokenOf'>;
  clock: Clock;
  log: Logger;
}

/** Reads the booking's state when its email is sent. Without a Reader, it is made as if nothing had changed. */
export function makeBookingEmail(
  email: ClaimedEmail,
  context: OutboxContext,
  on: Reader | null,
): Promise<Email | null> {
  return makeWith(email, context, ({ bookingId, startsAt, sequence }) =>
    on === null
      ? Promise.resolve({ status: 'confirmed', startsAt, sequence, eventId: bookingId, business: OPEN })
      : stateOfBooking(on, bookingId),
  );
}

const OPEN = { isActive: true, paidAt: 0, trialEndsAt: null, coveredUntil: null, isOpen: true };

export async function makeWith(
  email: ClaimedEmail,
  context: OutboxContext,
  stateOf: (facts: EmailFacts) => Promise<BookingState | null>,
): Promise<Email | null> {
  const { kind } = email;
  if (!isBookingEmailKind(kind)) throw new EmailNotMakeable(`no email has the kind '${kind}'`);
  const facts = parseFacts(emailFacts, email.payload);
  const state = await stateOf(facts);
  const now = context.clock();
  const links = { publicUrl: context.publicUrl, cancelTokenOf: context.tokens.tokenOf };
  if (kind === 'booking_reminder' && !isUpcoming(state, facts, now)) return null;
  // An email about a later change also names place and person, and may have been sent before this one.
  const isLatest = state?.sequence === facts.sequence && isUpcoming(state, facts, now);
  if (OF_THE_LATEST.has(kind) && !isLatest) return null;
  if (kind === 'booking_delayed' && !isStillLate(state, facts, now)) return null;
  if (kind === 'booking_on_time' && !isUpcoming(state, facts, now)) return null;
  const calendar = calendarOf(email, facts, { ...context, kind, links });
  const made = bookingEmail(kind, facts, {
    ...links,
    ...offersIn(facts, state, now),
    hasInvitation: calendar !== undefined,
  });
  return calendar ? { ...made, calendar } : made;
}

const OF_THE_LATEST = new Set<BookingEmailKind>([
  'booking_placed',
  'booking_reassigned',
  'booking_move_offered',
]);

/** Returns whether the booking is upcoming as in the email: not cancelled, moved or begun since. */
function isUpcoming(state: BookingState | null, facts: EmailFacts, now: number): boolean {
  return state?.status === 'confirmed' && state.startsAt === facts.startsAt && state.startsAt > now;
}

/** Returns whether the late start that the email reports is still ahead, and the booking hasn't moved. */
function isStillLate(state: BookingState | null, facts: EmailFacts, now: number): boolean {
  const isSame = state?.status === 'confirmed' && state.startsAt === facts.startsAt;
  return isSame && (facts.expectedAt ?? facts.startsAt) > now;
}

function offersIn(
  { status, startsAt }: EmailFacts,
  state: BookingState | null,
  now: number,
): Pick<EmailContext, 'takesBookings' | 'isFreeAgain'> {
  const takesBookings = state !== null && state.business.isOpen && isBillingActive(state.business, now);
  return {
    takesBookings,
    isFreeAgain: takesBookings && status === 'cancelled' && state.eventId !== null && startsAt > now,
  };
}

/** Returns undefined if the calendar file can't be made: an email without it is better than no email. */
function calendarOf(
  email: ClaimedEmail,
  facts: EmailFacts,
  { kind, links, clock, log }: OutboxContext & { kind: BookingEmailKind; links: LinkContext },
): Email['calendar'] {
  const { invitation: method } = bookingEmailKinds[kind];
  if (!method) return undefined;
  try {
    return facts.visits.length > 0
      ? { method: 'PUBLISH', content: visitsCalendar(facts, links, clock()) }
      : { method, content: bookingCalendar(facts, method, links, clock()) };
  } catch (error) {
    log.error({ err: error, email: email.id, kind }, 'an email goes without its calendar file');
    return undefined;
  }
}

/** Returns the email in HTML and plain text, without its calendar file. */
export function bookingEmail(kind: BookingEmailKind, facts: EmailFacts, context: EmailContext): Email {
  const { to, draftOf } = bookingEmailKinds[kind];
  const isForAttendee = to === 'attendee';
  return {
    ...(isForAttendee ? { senderName: senderNameOf(facts.business) } : {}),
    ...emailOf(draftOf(facts, context)),
    // A reply goes to the other side, not to us; to the business itself if the customer has no address.
    replyTo:
      isForAttendee || facts.attendeeEmail === NO_EMAIL
        ? { name: facts.business.name, email: facts.business.email }
        : { name: attendeeName(facts), email: facts.attendeeEmail },
  };
}
