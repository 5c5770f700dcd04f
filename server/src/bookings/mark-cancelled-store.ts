import { and, eq, sql } from 'drizzle-orm';
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
    .where(and(eq(bookings.id, placeholder('id')), eq(bookings.businessId, placeholder('businessId'))))
    .returning()
    .prepare(),
);

/** Marks one booking cancelled, and answers it as it then is. */
export async function markCancelled(
  tx: Transaction,
  { id, businessId }: Pick<BookingRow, 'id' | 'businessId'>,
  by: NonNullable<BookingRow['cancelledBy']>,
  now: number,
): Promise<BookingRow> {
  const [booking] = await cancelled(tx).execute({ id, businessId, by, now });
  if (!booking) throw new Error('a booking that was just read is gone');
  return booking;
}
