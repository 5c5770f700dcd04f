/** Emails customers whose appointments today start at another time than they expect. */

import { and, eq, inArray } from 'drizzle-orm';
import type { DelayContact, ShownEmails } from '@daybook/schema/contract/delay';
import { DELAY_EMAILS_MAX } from '@daybook/schema/figures/bounds';
import type { BookingWithBusiness } from '../bookings/decision-facts.ts';
import { queueBookingEmail } from '../bookings/emails/booking-email-store.ts';
import { NO_EMAIL } from '../bookings/no-email.ts';
import { loadChosen } from '../bookings/owner/cancel-bookings-store.ts';
import { loadOwnBookings } from '../bookings/owner/own-bookings-store.ts';
import type { OwnBooking } from '../bookings/owner/owner-booking-responses.ts';
import type { Transaction } from '../database/database.ts';
import { emails } from '../database/email-tables.ts';
import { nextTurn, turnsAfter } from '../runtime/next-turn.ts';
import { awaitedAt, type TodaysBooking } from './late-today.ts';
import { DELAY_EMAILS } from './todays-bookings-store.ts';

export interface Moved extends OwnBooking {
  expectedAt: number;
  contact: DelayContact;
}

interface Emailing {
  businessId: number;
  todays: readonly TodaysBooking[];
  /** Starts by the booking's id, before this change and with it. */
  before: ReadonlyMap<number, number>;
  late: ReadonlyMap<number, number>;
  now: number;
}

/** Some 10 ms of work. All emails of a day at once would hold everybody else up for 100 ms (server/bench). */
const EMAILS_A_TURN = 50;

/** Queues the emails. Returns, in order of start, the outcome for each booking that is late or changes. */
export async function emailCustomers(
  tx: Transaction,
  { businessId, todays, before, late, now }: Emailing,
): Promise<Moved[]> {
  const startOf = (booking: TodaysBooking, starts: ReadonlyMap<number, number>) =>
    starts.get(booking.id) ?? booking.startsAt;
  const moved = todays.filter((booking) => {
    const expectedAt = startOf(booking, late);
    // Don't say that an appointment is on time once it should have begun.
    if (awaitedAt(booking) <= now || expectedAt <= now) return false;
    const isChanged = startOf(booking, before) !== expectedAt || awaitedAt(booking) !== expectedAt;
    return expectedAt !== booking.startsAt || isChanged;
  });
  const ids = moved.map(({ id }) => id);
  const chosen = new Map((await loadChosen(tx, businessId, ids)).map((one) => [one.booking.id, one]));
  await nextTurn();
  const own = new Map((await loadOwnBookings(tx, businessId, ids)).map((one) => [one.booking.id, one]));
  await nextTurn();
  const outcome: Moved[] = [];
  const turn = turnsAfter(EMAILS_A_TURN);
  for (const booking of moved) {
    await turn(1);
    const about = chosen.get(booking.id);
    const seen = own.get(booking.id);
    if (!about || !seen) continue;
    const expectedAt = startOf(booking, late);
    const isRefused = seen.mailState === 'refused';
    const contact = await emailOne(tx, { booking, about, isRefused, expectedAt, now });
    outcome.push({ ...seen, expectedAt, contact });
  }
  return outcome;
}

interface EmailingOne {
  booking: TodaysBooking;
  about: BookingWithBusiness;
  /** True if the mail server refused an earlier email to the customer's address. */
  isRefused: boolean;
  expectedAt: number;
  now: number;
}

async function emailOne(
  tx: Transaction,
  { booking, about, isRefused, expectedAt, now }: EmailingOne,
): Promise<DelayContact> {
  const isLate = expectedAt !== booking.startsAt;
  const knows = awaitedAt(booking) === expectedAt;
  if (knows && isLate) return 'told';
  // A customer who was phoned about a late start must be phoned again once it is on time.
  if (about.booking.attendeeEmail === NO_EMAIL || isRefused) return 'no_email';
  if (knows) return 'told';
  const kept = await withdrawQueued(tx, booking);
  if (awaitedAt({ ...booking, startEmails: kept }) === expectedAt) return 'told';
  if (isLate && kept.filter((email) => email.isLate).length >= DELAY_EMAILS_MAX) return 'enough';
  const kind = isLate ? 'booking_delayed' : 'booking_on_time';
  return (await queueBookingEmail(tx, kind, about, now, { expectedAt })) ? 'email' : 'not';
}

/** Withdraws unsent emails, which another time replaces. Returns the emails that stay. */
async function withdrawQueued(
  tx: Transaction,
  { id, startEmails }: TodaysBooking,
): Promise<TodaysBooking['startEmails']> {
  if (!startEmails.some(({ status }) => status === 'queued')) return startEmails;
  const gone = await tx
    .delete(emails)
    .where(
      and(eq(emails.bookingId, id), inArray(emails.kind, [...DELAY_EMAILS]), eq(emails.status, 'queued')),
    )
    .returning({ id: emails.id });
  return startEmails.filter((email) => !gone.some((one) => one.id === email.id));
}

/**
 * Returns whether the emails are those that were shown. A repeated request includes customers already told.
 */
export function areShown(
  moved: readonly Moved[],
  todays: readonly TodaysBooking[],
  shown: ShownEmails,
): boolean {
  const shownAt = new Map(shown.map(({ booking_id: id, expected_at: at }) => [id, Date.parse(at)]));
  const emailed = moved.filter(({ contact }) => contact === 'email');
  if (!emailed.every(({ booking, expectedAt }) => shownAt.get(booking.id) === expectedAt)) return false;
  const isEmailed = new Set(emailed.map(({ booking }) => booking.id));
  const awaited = new Map(todays.map((booking) => [booking.id, awaitedAt(booking)]));
  return [...shownAt].every(([id, at]) => isEmailed.has(id) || awaited.get(id) === at);
}
