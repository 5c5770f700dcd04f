import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import { bookings, type BookingRow } from '../database/booking-tables.ts';

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
    .where(eq(bookings.id, placeholder('id')))
    .returning()
    .prepare(),
);

/** Marks one booking cancelled, and answers it as it then is. */
export async function markCancelled(
  tx: Transaction,
  { id }: Pick<BookingRow, 'id'>,
  by: NonNullable<BookingRow['cancelledBy']>,
  now: number,
): Promise<BookingRow> {
  const [booking] = await cancelled(tx).execute({ id, by, now });
  if (!booking) throw new Error('a booking that was just read is gone');
  return booking;
}
