import { eq, sql } from 'drizzle-orm';
import type { Database, Reader } from '../../database/database.ts';
import { firstOf, prepared } from '../../database/prepared.ts';
import { bookings, type BookingRow } from '../../database/booking-tables.ts';

/** What a booking has become since a letter about it was written. */
export type BookingState = Pick<BookingRow, 'status' | 'startsAt' | 'sequence'>;

const stateById = prepared((on: Reader) =>
  on
    .select({ status: bookings.status, startsAt: bookings.startsAt, sequence: bookings.sequence })
    .from(bookings)
    .where(eq(bookings.id, sql.placeholder('id')))
    .prepare(),
);

/** Reads the present state of a booking; null when it is gone. */
export function createStateOfBooking({ read }: Database): (id: number) => Promise<BookingState | null> {
  return (id) => firstOf(stateById(read).execute({ id }));
}
