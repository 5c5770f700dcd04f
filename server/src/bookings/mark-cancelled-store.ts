import { and, inArray, sql } from 'drizzle-orm';
import { bookings, type BookingRow } from '../database/booking-tables.ts';
import type { Transaction } from '../database/database.ts';
import { belongTo, idsGiven } from '../database/expressions.ts';
import { prepared } from '../database/prepared.ts';
import { keepMoved } from './write-bookings-store.ts';

const { placeholder } = sql;

const cancelled = prepared((tx: Transaction) =>
  tx
    .update(bookings)
    .set({
      status: 'cancelled',
      cancelledAt: sql`${placeholder('now')}`,
      cancelledBy: sql`${placeholder('by')}`,
      reminderDueAt: null,
      sequence: sql`${bookings.sequence} + 1`,
    })
    .where(and(inArray(bookings.id, idsGiven('ids')), belongTo(bookings, placeholder('businessId'))))
    .returning()
    .prepare(),
);

type Cancelling = Pick<BookingRow, 'id' | 'businessId'>;
type By = NonNullable<BookingRow['cancelledBy']>;

export async function markCancelled(
  tx: Transaction,
  one: Cancelling,
  by: By,
  now: number,
): Promise<BookingRow> {
  const [booking] = await markAllCancelled(tx, one.businessId, [one], by, now);
  return mustBeThere(booking);
}

/** Marks bookings of one business as cancelled, and returns them in the given order. */
export async function markAllCancelled(
  tx: Transaction,
  businessId: number,
  all: readonly Cancelling[],
  by: By,
  now: number,
): Promise<BookingRow[]> {
  const ids = JSON.stringify(all.map(({ id }) => id));
  const marked = await cancelled(tx).execute({ ids, businessId, by, now });
  await keepMoved(tx, marked);
  const byId = new Map(marked.map((booking) => [booking.id, booking]));
  return all.map(({ id }) => mustBeThere(byId.get(id)));
}

function mustBeThere(booking: BookingRow | undefined): BookingRow {
  if (!booking) throw new Error('a booking that was just read is gone');
  return booking;
}
