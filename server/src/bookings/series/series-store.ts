import { and, asc, eq } from 'drizzle-orm';
import { bookings, type BookingRow } from '../../database/booking-tables.ts';
import type { Reader } from '../../database/database.ts';

/** Returns the ids of all bookings of its series, in order of start; its own if it has none. */
export async function seriesIdsOf(
  on: Reader,
  { id, businessId, seriesKey }: Pick<BookingRow, 'id' | 'businessId' | 'seriesKey'>,
): Promise<number[]> {
  if (seriesKey === null) return [id];
  const found = await on
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.businessId, businessId), eq(bookings.seriesKey, seriesKey)))
    .orderBy(asc(bookings.startsAt), asc(bookings.id));
  return found.map((one) => one.id);
}
