/**
 * The owner's reading of bookings: lists, searches, days. Filtered and sorted in SQL, by words and clocks that only
 * functions of ours know.
 */
import { and, asc, count, desc, eq, gte, gt, lt, ne, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { BookedDay, BookingsQuery, BookingSort } from '@daybook/schema/contract/owner-booking';
import { startOfDate } from '@daybook/schema/rules/calendar-day';
import { addDays, addMonths } from '@daybook/schema/rules/date';
import type { Database } from '../../database/database.ts';
import { dateOfBookingIn } from '../../database/date-on-clock.ts';
import { bookings, type BusinessRow } from '../../database/tables.ts';
import type { OwnBooking } from './answers.ts';
import { loadOwnBookings } from './own-bookings-store.ts';
import { hasWords, searchWords } from '../../database/search/fold-text.ts';

/** Dates on the business's present clock, both included; open where left out. */
export interface DateRange {
  from?: string | undefined;
  to?: string | undefined;
}

/** Whose bookings, and on which clock their dates are judged: the one that the business has now. */
export type OfBusiness = Pick<BusinessRow, 'id' | 'timezone'>;

export interface FoundBookings {
  bookings: OwnBooking[];
  total: number;
  all: number;
  /** The last page when a later one was asked for; 1 when there is none. */
  page: number;
  pageCount: number;
}

export type FindBookingsStore = ReturnType<typeof createFindBookingsStore>;

export function createFindBookingsStore(database: Database) {
  const { read } = database;
  database.addFunction('has_words', createHasWords());

  return {
    /** Step by step, in order of start; each step reads anew what comes behind the last. */
    async *inSteps(business: OfBusiness, range: DateRange): AsyncGenerator<OwnBooking[], void> {
      let after: Place | undefined = BEFORE_ALL;
      while (after) {
        const { startsAt, id }: Place = after;
        const places: Place[] = await read
          .select({ startsAt: bookings.startsAt, id: bookings.id })
          .from(bookings)
          .where(
            and(
              isWithin(business, range),
              sql`(${bookings.startsAt}, ${bookings.id}) > (${startsAt}, ${id})`,
            ),
          )
          .orderBy(bookings.startsAt, bookings.id)
          .limit(BOOKINGS_A_STEP);
        const ids = places.map((place) => place.id);
        if (ids.length > 0) yield await loadOwnBookings(read, ids);
        after = places.at(-1);
      }
    },

    async search(business: OfBusiness, query: BookingsQuery, now: number): Promise<FoundBookings> {
      // Only the columns that decide are read of every row; the rest of those shown.
      const found = await read
        .select({ id: bookings.id })
        .from(bookings)
        .where(isWanted(business, query, now))
        .orderBy(...ORDERS[query.sort]);
      const [all] = await read
        .select({ count: count() })
        .from(bookings)
        .where(eq(bookings.businessId, business.id));
      const pageCount = Math.max(1, Math.ceil(found.length / query.page_size));
      const page = Math.min(query.page, pageCount);
      const shown = found.slice((page - 1) * query.page_size, page * query.page_size).map(({ id }) => id);
      const total = found.length;
      return { bookings: await loadOwnBookings(read, shown), total, all: all?.count ?? 0, page, pageCount };
    },

    /** Bookings that hold a time, day by day, in order; days without any are left out. */
    async countDays(business: OfBusiness, range: DateRange): Promise<BookedDay[]> {
      const date = dateOfBookingIn(business.timezone).as('date');
      return read
        .select({ date, booking_count: count().as('booking_count') })
        .from(bookings)
        .where(and(isWithin(business, range), ne(bookings.status, 'cancelled')))
        .groupBy(sql`${date}`)
        .orderBy(sql`${date}`);
    },
  };
}

/** For SQL: whether a text holds all words, which come as JSON and are the same for every row of a search. */
function createHasWords(): (text: unknown, json: unknown) => number {
  let known = '[]';
  let words: string[] = [];
  return (text, json) => {
    if (json !== known) {
      known = String(json);
      words = wordList.parse(JSON.parse(known));
    }
    return Number(hasWords(String(text), words));
  };
}

const wordList = z.array(z.string());

/** Where a list goes on: behind this booking. */
interface Place {
  startsAt: number;
  id: number;
}

const BEFORE_ALL: Place = { startsAt: -1, id: 0 };
/** Bookings that one step reads, with the state of their letters: some 5 ms. */
const BOOKINGS_A_STEP = 250;

/** Each in its own line, so that a word is never found across two. */
const SEARCHED = sql`concat_ws(char(10), attendee_first_name, attendee_last_name, attendee_email, attendee_phone,
  replace(attendee_phone, ' ', ''), reference, replace(reference, '-', ''), event_name, service_name, venue_name)`;
/** As it is shown, without case and accents. Folding in JavaScript is dear: plain ASCII does without. */
const SHOWN_NAME = sql`attendee_first_name || ' ' || attendee_last_name`;
const NAME = sql`CASE WHEN length(${SHOWN_NAME}) = octet_length(${SHOWN_NAME}) THEN lower(${SHOWN_NAME})
  ELSE fold_text(${SHOWN_NAME}) END`;

const ORDERS: Record<BookingSort, SQL[]> = {
  // Ids rise with time, and stand in every index.
  'date-desc': [desc(bookings.id)],
  'date-asc': [asc(bookings.id)],
  'name-asc': [NAME, asc(bookings.id)],
  'name-desc': [desc(NAME), desc(bookings.id)],
  'start-asc': [asc(bookings.startsAt), asc(bookings.id)],
};

/** Dates are those of instants, as every view shows them: never the stored one, which may be another clock's. */
function isWithin({ id, timezone }: OfBusiness, { from, to }: DateRange): SQL | undefined {
  return and(
    eq(bookings.businessId, id),
    from === undefined ? undefined : gte(bookings.startsAt, startOfDate(from, timezone)),
    to === undefined ? undefined : lt(bookings.startsAt, startOfDate(addDays(to, 1), timezone)),
  );
}

function isWanted(business: OfBusiness, query: BookingsQuery, now: number): SQL | undefined {
  const conditions = [isWithin(business, rangeOfMonth(query.month))];
  if (query.event_name) conditions.push(eq(bookings.eventName, query.event_name));
  if (query.event_id !== undefined) conditions.push(eq(bookings.eventId, query.event_id));
  if (query.status !== undefined) conditions.push(eq(bookings.status, query.status));
  if (query.when === 'upcoming')
    conditions.push(gt(bookings.startsAt, now), sql`${bookings.status} <> 'cancelled'`);
  if (query.reference) conditions.push(eq(bookings.reference, query.reference.toUpperCase()));
  if (query.search)
    conditions.push(sql`has_words(${SEARCHED}, ${JSON.stringify(searchWords(query.search))})`);
  return and(...conditions);
}

/** 2026-11 gives its first to its last day. */
function rangeOfMonth(month: string | undefined): DateRange {
  if (month === undefined) return {};
  return { from: `${month}-01`, to: addDays(`${addMonths(month, 1)}-01`, -1) };
}
