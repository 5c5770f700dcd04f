/** Carries out the owner's answers about bookings that a change leaves without their time or place. */

import type { MisfitAnswer } from '@daybook/schema/contract/misfits';
import { dateOfUtcMidnight } from '@daybook/schema/rules/date';
import type { BookingRow } from '../database/booking-tables.ts';
import type { Transaction } from '../database/database.ts';
import type { BusinessRow } from '../database/tables.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';
import { queueBookingEmail } from './emails/booking-email-store.ts';
import { cancelChosen, loadChosen } from './owner/cancel-bookings-store.ts';

/** `why` follows the booking's time and customer in a list. */
export interface MisfitBooking {
  booking: BookingRow;
  why: string;
}

/** By the booking's id; null for a dry run. */
export type MisfitAnswers = ReadonlyMap<number, MisfitAnswer> | null;

export function misfitAnswersOf(
  bookings: readonly { id: number; answer: MisfitAnswer }[],
): NonNullable<MisfitAnswers> {
  return new Map(bookings.map(({ id, answer }) => [id, answer]));
}

interface Answering {
  business: Pick<BusinessRow, 'id'>;
  misfits: readonly MisfitBooking[];
  answers: MisfitAnswers;
  now: number;
}

interface Answered {
  cancelled: number;
  /** For a dry run all of them; otherwise includes those whose customers are offered another time. */
  kept: BookingRow[];
  /** How many customers get a cancellation email. */
  notified: number;
  /** How many customers are emailed. If there are any, wake the mail worker after the commit. */
  emailed: number;
}

/**
 * Compares the owner's answers with the bookings found now; cancels and emails those answered 'cancel', and
 * emails those answered 'offer'. Returns 'changed' and writes nothing if the answers are about other
 * bookings.
 */
export async function answerMisfits(
  tx: Transaction,
  { business, misfits, answers, now }: Answering,
): Promise<Outcome<Answered, 'changed'>> {
  if (!answers)
    return ok({ cancelled: 0, kept: misfits.map(({ booking }) => booking), notified: 0, emailed: 0 });
  if (misfits.length !== answers.size || !misfits.every(({ booking }) => answers.has(booking.id)))
    return no('changed');
  const answered = (answer: MisfitAnswer) =>
    misfits.map(({ booking }) => booking).filter(({ id }) => answers.get(id) === answer);
  const { cancelled, attendees } = await cancelChosen(tx, business.id, idsOf(answered('cancel')), now);
  const offered = await offerAnotherTime(tx, business.id, idsOf(answered('offer')), now);
  const kept = misfits.map(({ booking }) => booking).filter(({ id }) => answers.get(id) !== 'cancel');
  const notified = attendees.length;
  return ok({ cancelled, kept, notified, emailed: notified + offered });
}

const idsOf = (bookings: readonly BookingRow[]) => bookings.map(({ id }) => id);

/**
 * Emails the customers of chosen bookings a link to choose another time; until they do, the bookings stay.
 * Each booking gets at most one such email a day. Returns how many are emailed.
 */
async function offerAnotherTime(
  tx: Transaction,
  businessId: number,
  ids: readonly number[],
  now: number,
): Promise<number> {
  if (ids.length === 0) return 0;
  let emailed = 0;
  // One after the other, because each may use up the day's new addresses.
  for (const about of await loadChosen(tx, businessId, ids)) {
    const { booking } = about;
    if (booking.status === 'cancelled' || booking.startsAt <= now) continue;
    const onceKey = `move offered:${booking.id}:${dateOfUtcMidnight(now)}`;
    const isQueued = await queueBookingEmail(tx, 'booking_move_offered', about, now, {
      onceKey,
      isBulk: true,
    });
    if (isQueued) emailed += 1;
  }
  return emailed;
}
