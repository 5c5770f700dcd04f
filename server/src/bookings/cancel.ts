/** What a customer can do with the emailed link: look, cancel, and fetch the calendar file. */

import type { CancelAnswer, CancelDetails } from '@daybook/schema/contract/cancel';
import { emailsTo } from '@daybook/schema/rules/business-email';
import {
  tooLateToChangeOnline,
  CANCEL_LINK_INVALID,
  CANCEL_TOO_LATE,
} from '@daybook/schema/words/change-texts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { secondsUntilEmailTo } from '../emails/counted-emails-store.ts';
import { foldedAddress } from '../emails/folded-address.ts';
import { Refusal } from '../http/errors.ts';
import { refuseUntil, type RateLimit } from '../http/token-bucket.ts';
import { cancelDetailsOf, changePolicyOf } from './booking-responses.ts';
import { findByToken, whoIsEmailed, type Emailed } from './bookings-store.ts';
import type { BookingWithBusiness } from './decision-facts.ts';
import { emailFactsOf } from './email-facts.ts';
import { queueBookingEmail } from './emails/booking-email-store.ts';
import { bookingCalendar } from './emails/calendar-entry.ts';
import { cancellationKinds } from './emails/kinds.ts';
import { markCancelled } from './mark-cancelled-store.ts';
import { isAskedToMove } from './move/move-booking-store.ts';

/** The token of an emailed link, and the network address by which the rate limits count. */
export interface LinkOfBooking {
  token: string;
  address: string;
}

export const cancelLinkInvalid = () => new Refusal(404, CANCEL_LINK_INVALID, { kind: 'booking-link' });

/** Throws the 404, and the 429. */
export async function findByLink(
  context: Context,
  { token, address }: LinkOfBooking,
  attempts: RateLimit,
): Promise<BookingWithBusiness> {
  refuseUntil(await attempts.take(address));
  return mustFind(context, token);
}

/** Throws the 404, and the 429 after too many attempts or changes. */
export async function findToChange(
  context: Context,
  { token, address }: LinkOfBooking,
  { attempts, accepted }: { attempts: RateLimit; accepted: RateLimit },
): Promise<BookingWithBusiness> {
  refuseUntil(await attempts.take(address));
  refuseUntil(await accepted.waitFor(address));
  return mustFind(context, token);
}

async function mustFind({ database, tokens }: Context, token: string): Promise<BookingWithBusiness> {
  const found = await findByToken(database.read, tokens.hashOf(token));
  if (!found) throw cancelLinkInvalid();
  return found;
}

/** Throws the 404, and the 429. */
export async function cancelDetails(context: Context, link: LinkOfBooking): Promise<CancelDetails> {
  const found = await findByLink(context, link, context.limits.cancellations.attempts);
  const isAsked = await isAskedToMove(context.database.read, found.booking.id);
  return cancelDetailsOf(found, context.clock(), isAsked);
}

/** Returns the booking with what cancelling it answered, if it is cancelled. Throws the 404, and the 429. */
export async function seeBooking(context: Context, link: LinkOfBooking): Promise<CancelAnswer> {
  const found = await findByLink(context, link, context.limits.cancellations.attempts);
  const { id, status } = found.booking;
  const { read } = context.database;
  const emailed =
    status === 'cancelled'
      ? await whoIsEmailed(read, id, cancellationKinds)
      : { attendee: false, business: false };
  return cancelAnswerOf(cancelDetailsOf(found, context.clock(), await isAskedToMove(read, id)), emailed);
}

const cancelAnswerOf = (details: CancelDetails, { attendee, business }: Emailed): CancelAnswer => ({
  ...details,
  is_confirmed_by_email: attendee,
  is_business_emailed: business,
});

/** Cancels once; repeating it returns the same. Throws the 404, the 409 after its start, and the 429. */
export async function cancelByLink(context: Context, link: LinkOfBooking): Promise<CancelAnswer> {
  const { clock, database, limits, metrics, onMailQueued, tokens } = context;
  const known = await findToChange(context, link, limits.cancellations);
  const now = clock();
  const tokenHash = tokens.hashOf(link.token);
  const lockOn = { business: known.business.id, address: foldedAddress(known.booking.attendeeEmail) };
  const cancelled = await database.write(lockOn, (tx) => cancelByToken(tx, tokenHash, now));
  if (!cancelled) throw cancelLinkInvalid();
  const { found, isCancelledNow, emailed } = cancelled;
  if (found.booking.status !== 'cancelled') throw tooLateToChange(found, now);
  if (isCancelledNow) {
    await limits.cancellations.accepted.take(link.address);
    onMailQueued();
    if (!found.business.isDemo) metrics?.countCancelled(1);
  }
  return cancelAnswerOf(cancelDetailsOf(found, now, false), emailed);
}

/** Throws the 404, and the 429. */
export async function calendarFile(
  context: Context,
  link: LinkOfBooking,
): Promise<{ name: string; content: string }> {
  const { clock, limits, publicUrl, tokens } = context;
  const found = await findByLink(context, link, limits.cancellations.attempts);
  const { reference, status } = found.booking;
  const method = status === 'cancelled' ? 'CANCEL' : 'PUBLISH';
  const links = { publicUrl, cancelTokenOf: tokens.tokenOf };
  return {
    name: `${reference}.ics`,
    content: bookingCalendar(emailFactsOf(found), method, links, clock()),
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
