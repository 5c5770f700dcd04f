import type { Database } from '../database/open.ts';
import type { BookingRow } from './facts.ts';

export type MarkCancelled = (
  booking: BookingRow,
  by: NonNullable<BookingRow['cancelledBy']>,
  now: number,
) => BookingRow;

/** Marks one booking cancelled. Answers it as it is then. For use inside a transaction. */
export function prepareMarkCancelled(database: Database): MarkCancelled {
  const cancelled = database.$client.prepare<[number, string, number]>(
    `UPDATE bookings SET status = 'cancelled', cancelled_at = ?, cancelled_by = ?,
       reminder_due_at = NULL, sequence = sequence + 1 WHERE id = ?`,
  );
  return (booking, by, now) => {
    cancelled.run(now, by, booking.id);
    return {
      ...booking,
      status: 'cancelled',
      cancelledAt: now,
      cancelledBy: by,
      reminderDueAt: null,
      sequence: booking.sequence + 1,
    };
  };
}
