import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/open.ts';
import { bookings } from '../../database/tables.ts';

/** What a booking has become since a letter about it was written. */
export interface BookingState {
  status: 'confirmed' | 'pending' | 'cancelled';
  startsAt: number;
}

/** Reads the present state of a booking; null when it is gone. */
export function createStateOfBooking(database: Database): (id: number) => Promise<BookingState | null> {
  const query = database
    .select({ status: bookings.status, startsAt: bookings.startsAt })
    .from(bookings)
    .where(eq(bookings.id, sql.placeholder('id')))
    .prepare();
  return async (id) => query.get({ id }) ?? null;
}
