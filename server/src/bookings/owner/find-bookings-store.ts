/** The owner's queries for bookings: lists, searches, days. */
import { and, count, ne, sql } from 'drizzle-orm';
import type { BookedDay, BookingsQuery } from '@daybook/schema/contract/owner-booking';
import type { Database } from '../../database/database.ts';
import { dateOfBookingIn } from '../../database/date-on-clock.ts';
import { bookings } from '../../database/booking-tables.ts';
import type { OwnBooking } from './answers.ts';
import { isOfBusiness, startsWithin, type DateRange, type OfBusiness } from './booked-within-store.ts';
import { loadOwnBookings } from './own-bookings-store.ts';
import { searchBookings } from './search-bookings-store.ts';

export type FindBookingsStore = ReturnType<typeof createFindBookingsStore>;

export function createFindBookingsStore({ read }: Database) {
  const isIn = (business: OfBusiness, range: DateRange) =>
    and(isOfBusiness(business), startsWithin(business, range));

  return {
    /** Step by step, in order of start; each step reads what comes after the last one. */
    async *inSteps(business: OfBusiness, range: DateRange): AsyncGenerator<OwnBooking[], void> {
      let after: Place | undefined = BEFORE_ALL;
      while (after) {
        const { startsAt, id }: Place = after;
        const places: Place[] = await read
          .select({ startsAt: bookings.startsAt, id: bookings.id })
          .from(bookings)
          .where(
            and(isIn(business, range), sql`(${bookings.startsAt}, ${bookings.id}) > (${startsAt}, ${id})`),
          )
          .orderBy(bookings.startsAt, bookings.id)
          .limit(BOOKINGS_A_STEP);
        const ids = places.map((place) => place.id);
        if (ids.length > 0) yield await loadOwnBookings(read, business.id, ids);
        after = places.at(-1);
      }
    },

    search: (business: OfBusiness, query: BookingsQuery, now: number) =>
      searchBookings(read, business, query, now),

    /** Bookings that hold a time, day by day, in order; days without any are left out. */
    async countDays(business: OfBusiness, range: DateRange): Promise<BookedDay[]> {
      const date = dateOfBookingIn(business.timezone).as('date');
      return read
        .select({ date, booking_count: count().as('booking_count') })
        .from(bookings)
        .where(and(isIn(business, range), ne(bookings.status, 'cancelled')))
        .groupBy(sql`${date}`)
        .orderBy(sql`${date}`);
    },
  };
}

/** A list goes on after this booking. */
interface Place {
  startsAt: number;
  id: number;
}

const BEFORE_ALL: Place = { startsAt: -1, id: 0 };
/** Bookings that one step reads, with the state of their letters: some 5 ms. */
const BOOKINGS_A_STEP = 250;
