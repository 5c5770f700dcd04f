import { and, ne, sql } from 'drizzle-orm';
import type { BookedDay } from '@daybook/schema/contract/owner-booking';
import { addDays } from '@daybook/schema/rules/date';
import { bookings } from '../../database/booking-tables.ts';
import type { Reader } from '../../database/database.ts';
import { countRows } from '../../database/prepared.ts';
import {
  isOfBusiness,
  startsWithin,
  type DateRange,
  type OfBusiness,
  loadOwnBookings,
} from './own-bookings-store.ts';
import type { OwnBooking } from './owner-booking-responses.ts';
const isIn = (business: OfBusiness, range: DateRange) =>
  and(isOfBusiness(business), startsWithin(business, range));

/** Yields bookings in order of start; each step continues after the last. */
export async function* bookingsInSteps(
  on: Reader,
  business: OfBusiness,
  range: DateRange,
): AsyncGenerator<OwnBooking[], void> {
  let after: Place | undefined = BEFORE_ALL;
  while (after) {
    const { startsAt, id }: Place = after;
    const places: Place[] = await on
      .select({ startsAt: bookings.startsAt, id: bookings.id })
      .from(bookings)
      .where(and(isIn(business, range), sql`(${bookings.startsAt}, ${bookings.id}) > (${startsAt}, ${id})`))
      .orderBy(bookings.startsAt, bookings.id)
      .limit(BOOKINGS_A_STEP);
    const ids = places.map((place) => place.id);
    if (ids.length > 0) yield await loadOwnBookings(on, business.id, ids);
    after = places.at(-1);
  }
}

/**
 * Counts bookings that take a time, by day and in order, without empty days. One query counts one day in the
 * index: a single query would work out each booking's date, which takes ten times as long.
 */
export async function countBookedDays(
  on: Reader,
  business: OfBusiness,
  { from, to }: WholeRange,
): Promise<BookedDay[]> {
  const days: BookedDay[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const isOnDate = and(isIn(business, { from: date, to: date }), ne(bookings.status, 'cancelled'));
    const booking_count = await countRows(on, bookings, isOnDate);
    if (booking_count > 0) days.push({ date, booking_count });
  }
  return days;
}

type WholeRange = { from: string; to: string };

/** A list continues after this booking. */
interface Place {
  startsAt: number;
  id: number;
}

const BEFORE_ALL: Place = { startsAt: -1, id: 0 };
/** Bookings that one step reads, with their emails' state: about 3 ms, or 30 ms with the longest texts. */
const BOOKINGS_A_STEP = 125;
