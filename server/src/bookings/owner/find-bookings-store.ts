/** The owner's reading of bookings: lists, searches, days. Filtered, sorted and paged in SQL. */
import type { BookedDay, BookingsQuery, BookingSort } from '@daybook/schema/contract/owner-booking';
import { startOfDate } from '@daybook/schema/rules/calendar-day';
import { addDays, addMonths } from '@daybook/schema/rules/date';
import { addDateOnClock, DATE_ON_CLOCK } from '../../database/date-on-clock.ts';
import type { Database } from '../../database/open.ts';
import type { BusinessRow } from '../../diary/store.ts';
import type { OwnBooking } from './answers.ts';
import { prepareOwnBookings } from './own-bookings-store.ts';
import { foldText, hasWords, searchWords } from './search-text.ts';

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
  const sqlite = database.$client;
  sqlite.function('fold_text', { deterministic: true }, (text) => foldText(String(text)));
  // Nothing else runs while SQLite asks it of every row, so the words need not be handed over each time.
  let wanted: readonly string[] = [];
  sqlite.function('has_wanted_words', (text) => Number(hasWords(String(text), wanted)));
  addDateOnClock(database);
  const ownBookings = prepareOwnBookings(database);
  const countAll = sqlite.prepare<[number], number>('SELECT count(*) FROM bookings WHERE business_id = ?');

  /** In the order given. Only the columns that decide are read of every row; the rest of those shown. */
  function idsOf({ conditions, values }: Filter, order: string): number[] {
    return sqlite
      .prepare<Values, number>(`SELECT id FROM bookings WHERE ${conditions.join(' AND ')} ORDER BY ${order}`)
      .pluck()
      .all(values);
  }

  function placesBehind({ conditions, values }: Filter, { startsAt, id }: Place): Place[] {
    return sqlite
      .prepare<Values, Place>(
        `SELECT starts_at AS startsAt, id FROM bookings
         WHERE ${conditions.join(' AND ')} AND (starts_at, id) > (:afterStart, :afterId)
         ORDER BY starts_at, id LIMIT ${BOOKINGS_A_STEP}`,
      )
      .all({ ...values, afterStart: startsAt, afterId: id });
  }

  return {
    /** Step by step, in order of start; each step reads anew what comes behind the last. */
    async *inSteps(business: OfBusiness, range: DateRange): AsyncGenerator<OwnBooking[], void> {
      let after: Place | undefined = BEFORE_ALL;
      while (after) {
        const places = placesBehind(filterOf(business, range), after);
        if (places.length > 0) yield ownBookings(places.map(({ id }) => id));
        after = places.at(-1);
      }
    },

    async search(business: OfBusiness, query: BookingsQuery, now: number): Promise<FoundBookings> {
      wanted = searchWords(query.search ?? '');
      const ids = idsOf(searchFilter(business, query, now), ORDERS[query.sort]);
      const pageCount = Math.max(1, Math.ceil(ids.length / query.page_size));
      const page = Math.min(query.page, pageCount);
      const shown = ids.slice((page - 1) * query.page_size, page * query.page_size);
      const all = countAll.pluck().get(business.id) ?? 0;
      return { bookings: ownBookings(shown), total: ids.length, all, page, pageCount };
    },

    /** Bookings that hold a time, day by day, in order; days without any are left out. */
    async countDays(business: OfBusiness, range: DateRange): Promise<BookedDay[]> {
      const { conditions, values } = filterOf(business, range);
      return sqlite
        .prepare<Values, BookedDay>(
          `SELECT ${DATE_ON_CLOCK} AS date, count(*) AS booking_count FROM bookings
           WHERE ${conditions.join(' AND ')} AND status <> 'cancelled'
           GROUP BY date ORDER BY date`,
        )
        .all({ ...values, zone: business.timezone });
    },
  };
}

/** Where a list goes on: behind this booking. */
interface Place {
  startsAt: number;
  id: number;
}

const BEFORE_ALL: Place = { startsAt: -1, id: 0 };
/** Bookings that one step reads, with the state of their letters: some 5 ms. */
const BOOKINGS_A_STEP = 250;

type Values = Record<string, string | number>;

interface Filter {
  conditions: string[];
  values: Values;
}

/** Each in its own line, so that a word is never found across two. */
const SEARCHED = `concat_ws(char(10), attendee_first_name, attendee_last_name, attendee_email, attendee_phone,
  replace(attendee_phone, ' ', ''), reference, replace(reference, '-', ''), event_name, service_name, venue_name)`;
/** As it is shown, without case and accents. Folding in JavaScript is dear: plain ASCII does without. */
const SHOWN_NAME = `attendee_first_name || ' ' || attendee_last_name`;
const NAME = `CASE WHEN length(${SHOWN_NAME}) = octet_length(${SHOWN_NAME}) THEN lower(${SHOWN_NAME})
  ELSE fold_text(${SHOWN_NAME}) END`;

const ORDERS: Record<BookingSort, string> = {
  // Ids rise with time, and stand in every index.
  'date-desc': 'id DESC',
  'date-asc': 'id',
  'name-asc': `${NAME}, id`,
  'name-desc': `${NAME} DESC, id DESC`,
  'start-asc': 'starts_at, id',
};

/** Dates are those of instants, as every view shows them: never the stored one, which may be another clock's. */
function filterOf({ id, timezone }: OfBusiness, { from, to }: DateRange): Filter {
  const filter: Filter = {
    conditions: ['business_id = :businessId'],
    values: { businessId: id },
  };
  if (from !== undefined) {
    filter.conditions.push('starts_at >= :from');
    filter.values.from = startOfDate(from, timezone);
  }
  if (to !== undefined) {
    filter.conditions.push('starts_at < :behind');
    filter.values.behind = startOfDate(addDays(to, 1), timezone);
  }
  return filter;
}

function searchFilter(business: OfBusiness, query: BookingsQuery, now: number): Filter {
  const { conditions, values } = filterOf(business, rangeOfMonth(query.month));
  const add = (name: string, value: string | number | undefined, condition: string) => {
    if (value === undefined) return;
    conditions.push(condition);
    values[name] = value;
  };
  add('eventName', query.event_name || undefined, 'event_name = :eventName');
  add('eventId', query.event_id, 'event_id = :eventId');
  add('status', query.status, 'status = :status');
  add('now', query.when === 'upcoming' ? now : undefined, `starts_at > :now AND status <> 'cancelled'`);
  add('reference', query.reference?.toUpperCase() || undefined, 'reference = :reference');
  if (query.search) conditions.push(`has_wanted_words(${SEARCHED})`);
  return { conditions, values };
}

/** 2026-11 gives its first to its last day. */
function rangeOfMonth(month: string | undefined): DateRange {
  if (month === undefined) return {};
  return { from: `${month}-01`, to: addDays(`${addMonths(month, 1)}-01`, -1) };
}
