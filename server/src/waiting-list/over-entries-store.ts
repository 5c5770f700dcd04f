/** Ends entries that are over, and deletes those that ended long ago, a business at a time. */

import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import { bookings, waitingListEntries } from '../database/booking-tables.ts';
import type { Reader, Transaction } from '../database/database.ts';
import { firstOf } from '../database/prepared.ts';
import { endOffersOf } from './expired-offers-store.ts';

interface Over {
  /** Entries for dates before this one are over. */
  date: string;
  /** Entries that were made before this instant and not confirmed are over. */
  askedBy: number;
  now: number;
}

const isOver = ({ date, askedBy, now }: Over) =>
  and(
    isNull(waitingListEntries.endedAt),
    or(
      lt(waitingListEntries.toDate, date),
      and(isNull(waitingListEntries.confirmedAt), lt(waitingListEntries.createdAt, askedBy)),
      // Their booking has begun or is cancelled.
      and(isNotNull(bookings.id), or(lte(bookings.startsAt, now), eq(bookings.status, 'cancelled'))),
    ),
  );

const isEndedBy = (instant: number) =>
  and(isNotNull(waitingListEntries.endedAt), lte(waitingListEntries.endedAt, instant));

/** Returns a business with entries that are over; null if none has. */
export async function businessWithOver(on: Reader, over: Over): Promise<number | null> {
  const first = await firstOf(
    on
      .select({ business: waitingListEntries.businessId })
      .from(waitingListEntries)
      .leftJoin(bookings, eq(bookings.id, waitingListEntries.bookingId))
      .where(isOver(over))
      .limit(1),
  );
  return first?.business ?? null;
}

/** Ends up to `limit` of a business's entries that are over, with their offers. */
export async function endSomeOver(
  tx: Transaction,
  businessId: number,
  over: Over,
  limit: number,
): Promise<void> {
  const some = await tx
    .select({ id: waitingListEntries.id })
    .from(waitingListEntries)
    .leftJoin(bookings, eq(bookings.id, waitingListEntries.bookingId))
    .where(and(eq(waitingListEntries.businessId, businessId), isOver(over)))
    .orderBy(asc(waitingListEntries.id))
    .limit(limit);
  const ids = some.map(({ id }) => id);
  await tx
    .update(waitingListEntries)
    .set({ endedAt: over.now, endedFor: 'over' })
    .where(and(inArray(waitingListEntries.id, ids), isNull(waitingListEntries.endedAt)));
  await endOffersOf(tx, ids, 'gone');
}

/** Returns a business with entries that ended by that instant; null if none has. */
export async function businessWithEnded(on: Reader, instant: number): Promise<number | null> {
  const ended = on.select({ business: waitingListEntries.businessId }).from(waitingListEntries);
  const first = await firstOf(ended.where(isEndedBy(instant)).limit(1));
  return first?.business ?? null;
}

/** Deletes up to `limit` of a business's entries that ended by that instant, with their offers. */
export async function deleteSomeEnded(
  tx: Transaction,
  businessId: number,
  instant: number,
  limit: number,
): Promise<void> {
  const old = tx
    .select({ id: waitingListEntries.id })
    .from(waitingListEntries)
    .where(and(eq(waitingListEntries.businessId, businessId), isEndedBy(instant)))
    .limit(limit);
  await tx.delete(waitingListEntries).where(inArray(waitingListEntries.id, old));
}
