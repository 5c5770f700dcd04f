/** What a customer can do with the emailed link: look, cancel, and fetch the calendar file. */
import type { CancelAnswer, CancelDetails } from '@daybook/schema/contract/cancel';
import { emailsTo } from '@daybook/schema/rules/business-email';
import {
  tooLateToChangeOnline,
  CANCEL_LINK_INVALID,
  CANCEL_TOO_LATE,
} from '@daybook/schema/words/change-texts';
import type { Clock } from '../runtime/clock.ts';
import type { Database, Transaction } from '../database/database.ts';
import { Refusal } from '../http/errors.ts';
import { refuseUntil, type RateLimit } from '../http/rate-limit.ts';
import { cancelDetailsOf, changePolicyOf } from './booking-responses.ts';
import { bookingCalendar } from './emails/calendar-entry.ts';
import type { CancelTokens } from './cancel-token.ts';
import type { CountBookings } from './count-bookings.ts';
import { secondsUntilEmailTo } from '../emails/counted-emails-store.ts';
import type { BookingWithBusiness } from './decision-facts.ts';
import { foldedAddress } from '../emails/folded-address.ts';
import { emailFactsOf } from './email-facts.ts';
import { cancellationKinds } from './emails/kinds.ts';
import { isAskedToMove } from './move/move-booking-store.ts';
import { markCancelled } from './mark-cancelled-store.ts';
import { queueBookingEmail } from './emails/booking-email-store.ts';
import { findByToken, whoIsEmailed, type Emailed } from './bookings-store.ts';

export interface CancelParts {
  database: Database;
  tokens: CancelTokens;
  clock: Clock;
  publicUrl: string;
  /** By address: all its requests, and the resulting cancellations. */
  rates: { attempts: RateLimit; accepted: RateLimit };
  onMailQueued: () => void;
  metrics: CountBookings | null;
}

export type Cancelling = ReturnType<typeof createCancelling>;

export const cancelLinkInvalid = () => new Refusal(404, CANCEL_LINK_INVALID, { kind: 'booking-link' });

/** The returned function throws the 404, and the 429. The rate limits count by `address`. */
export function createFindByLink({ database, tokens, rates }: Omit<CancelParts, 'metrics'>) {
  return async function find(token: string, address: string): Promise<BookingWithBusiness> {
    refuseUntil(await rates.attempts.take(address));
    const found = await findByToken(database.read, tokens.hashOf(token));
    if (!found) throw cancelLinkInvalid();
    return found;
  };
}

export function createCancelling(parts: CancelParts) {
  const { database, tokens, clock, publicUrl, rates, onMailQueued, metrics } = parts;
  const find = createFindByLink(parts);

  return {
    find,

    async details(token: string, address: string): Promise<CancelDetails> {
      const found = await find(token, address);
      return cancelDetailsOf(found, clock(), await isAskedToMove(database.read, found.booking.id));
    },

    /** Cancels once; repeating it returns the same. Throws the 404, the 409 after its start, and the 429. */
    async cancel(token: string, address: string): Promise<CancelAnswer> {
      refuseUntil(await rates.attempts.take(address));
      refuseUntil(await rates.accepted.waitFor(address));
      const now = clock();
      const tokenHash = tokens.hashOf(token);
      const known = await findByToken(database.read, tokenHash);
      if (!known) throw cancelLinkInvalid();
      const lockOn = { business: known.business.id, address: foldedAddress(known.booking.attendeeEmail) };
      const cancelled = await database.write(lockOn, (tx) => cancelByToken(tx, tokenHash, now));
      if (!cancelled) throw cancelLinkInvalid();
      const { found, isCancelledNow, emailed } = cancelled;
      if (found.booking.status !== 'cancelled') throw tooLateToChange(found, now);
      if (isCancelledNow) {
        await rates.accepted.take(address);
        onMailQueued();
        if (!found.business.isDemo) metrics?.countCancelled(1);
      }
      return {
        ...cancelDetailsOf(found, now, false),
        is_confirmed_by_email: emailed.attendee,
        is_business_emailed: emailed.business,
      };
    },

    async calendarFile(token: string, address: string): Promise<{ name: string; content: string }> {
      const found = await find(token, address);
      const { booking } = found;
      const facts = emailFactsOf(found);
      const context = { publicUrl, cancelTokenOf: tokens.tokenOf };
      const method = booking.status === 'cancelled' ? 'CANCEL' : 'PUBLISH';
      return { name: `${booking.reference}.ics`, content: bookingCalendar(facts, method, context, clock()) };
    },
  };
}

/** Returns the refusal of a late change, with the phone and email of the business, which can still do it. */
export function tooLateToChange(
  { booking, business, accountEmail }: BookingWithBusiness,
  now: number,
): Refusal {
  if (booking.startsAt <= now) return new Refusal(409, CANCEL_TOO_LATE);
  const contacts = [business.phone, emailsTo(business, accountEmail)].filter((contact) => contact !== null);
  return new Refusal(409, tooLateToChangeOnline(booking.changeNoticeHours, business.name, contacts));
}

interface Cancellation {
  found: BookingWithBusiness;
  isCancelledNow: boolean;
  emailed: Emailed;
}

/** Cancels for the customer if possible, and queues the emails. Null if no booking has this token. */
async function cancelByToken(tx: Transaction, tokenHash: string, now: number): Promise<Cancellation | null> {
  const found = await findByToken(tx, tokenHash);
  if (!found) return null;
  const { id, attendeeEmail } = found.booking;
  const isAsked = await isAskedToMove(tx, id);
  if (!changePolicyOf(found, now, isAsked).canCancel)
    return { found, isCancelledNow: false, emailed: await whoIsEmailed(tx, id, cancellationKinds) };
  const changed = { ...found, booking: await markCancelled(tx, found.booking, 'customer', now) };
  // Anyone with the link can cancel; the limit holds back only the email.
  const mayEmail = (await secondsUntilEmailTo(tx, attendeeEmail, now)) === 0;
  const attendee =
    mayEmail && (await queueBookingEmail(tx, 'booking_cancelled', changed, now, { isCounted: true }));
  const business = await queueBookingEmail(tx, 'booking_cancelled_owner', changed, now, {
    isAttendeeTold: attendee,
  });
  return { found: changed, isCancelledNow: true, emailed: { attendee, business } };
}
