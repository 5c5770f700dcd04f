import { and, asc, eq, gte, ne } from 'drizzle-orm';
import { bookings, type BookingRow } from '../../database/booking-tables.ts';
import type { Reader } from '../../database/database.ts';
import { grouped } from '../../runtime/grouped.ts';
import type { BookingWithBusiness } from '../decision-facts.ts';
import { loadChosen } from '../owner/cancel-bookings-store.ts';

type OfSeries = Pick<BookingRow, 'id' | 'businessId' | 'seriesKey'>;

/** Returns the ids of all bookings of its series, in order of start; its own if it has none. */
export async function seriesIdsOf(on: Reader, { id, businessId, seriesKey }: OfSeries): Promise<number[]> {
  if (seriesKey === null) return [id];
  const found = await on
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.businessId, businessId), eq(bookings.seriesKey, seriesKey)))
    .orderBy(asc(bookings.startsAt), asc(bookings.id));
  return found.map((one) => one.id);
}

/** Returns a booking that isn't cancelled and the later ones of its series that aren't, in order of start. */
export async function visitsFrom(
  on: Reader,
  { id, businessId, seriesKey, startsAt }: OfSeries & Pick<BookingRow, 'startsAt'>,
): Promise<BookingWithBusiness[]> {
  if (seriesKey === null) return loadChosen(on, businessId, [id]);
  const found = await on
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.businessId, businessId),
        eq(bookings.seriesKey, seriesKey),
        gte(bookings.startsAt, startsAt),
        ne(bookings.status, 'cancelled'),
      ),
    );
  return loadChosen(
    on,
    businessId,
    found.map((one) => one.id),
  );
}

/** Groups bookings by the customer's address: one visit of a series may have got another. */
export const byAddress = <About extends Pick<BookingWithBusiness, 'booking'>>(all: readonly About[]) =>
  grouped(all, ({ booking }) => booking.normalisedEmail);

/** Returns the same with the rows as they are now. */
export const joined = (
  all: readonly BookingWithBusiness[],
  rows: readonly BookingRow[],
): BookingWithBusiness[] =>
  all.flatMap((about, at) => {
    const booking = rows[at];
    return booking ? [{ ...about, booking }] : [];
  });
