/**
 * The figures' queries. A business's bookings are read in steps, so that however many there are, others are
 * answered in between; what changes meanwhile is counted by the next look, which every change asks for.
 */
import { addDateOnClock, DATE_ON_CLOCK } from '../database/date-on-clock.ts';
import type { Database } from '../database/open.ts';
import type { BusinessRow } from '../diary/store.ts';
import { nextTurn } from '../next-turn.ts';

/** Bookings alike: so many of one event name in one month, cancelled or not. */
export interface BookingGroup {
  /** YYYY-MM on the business's present clock. */
  month: string;
  eventName: string;
  status: 'confirmed' | 'pending' | 'cancelled';
  bookings: number;
}

export interface SummaryFacts {
  groups: BookingGroup[];
  /** YYYY-MM of each month with an event, in order. */
  eventMonths: string[];
  events: number;
  /** Not cancelled, still to begin. */
  upcoming: number;
  /** When the first of them starts, milliseconds since 1970; null when there is none. */
  nextStart: number | null;
  customers: number;
  failedEmails: number;
}

export type LoadSummary = (
  business: Pick<BusinessRow, 'id' | 'timezone'>,
  now: number,
) => Promise<SummaryFacts>;

export function createLoadSummary(database: Database): LoadSummary {
  const countBookings = createCountBookings(database);
  const countCustomers = createCountCustomers(database);
  const sqlite = database.$client;
  const eventMonths = sqlite.prepare<[number], { month: string; events: number }>(
    `SELECT substr(date, 1, 7) AS month, count(*) AS events FROM events
     WHERE business_id = ? GROUP BY month ORDER BY month`,
  );
  const failedEmails = sqlite
    .prepare<[number], number>(
      `SELECT count(*) FROM emails WHERE business_id = ? AND status = 'failed' AND booking_id IS NOT NULL`,
    )
    .pluck();

  return async function loadSummary({ id: businessId, timezone }, now) {
    const { groups, upcoming, nextStart } = await countBookings(businessId, timezone, now);
    const months = eventMonths.all(businessId);
    return {
      groups,
      eventMonths: months.map(({ month }) => month),
      events: months.reduce((sum, { events }) => sum + events, 0),
      upcoming,
      nextStart,
      customers: await countCustomers(businessId),
      failedEmails: failedEmails.get(businessId) ?? 0,
    };
  };
}

/** Where a step ends: behind this booking. */
interface Place {
  startsAt: number;
  id: number;
}

interface GroupOfStep extends BookingGroup {
  upcoming: number;
  nextStart: number | null;
}

interface CountedBookings {
  groups: BookingGroup[];
  upcoming: number;
  /** When the first booking still to begin starts. */
  nextStart: number | null;
}

/** Rows that one step reads: some 5 ms. */
const ROWS_A_STEP = 5000;
const AFTER_ALL: Place = { startsAt: Number.MAX_SAFE_INTEGER, id: 0 };

function createCountBookings(database: Database) {
  const sqlite = database.$client;
  addDateOnClock(database);
  const endOfStep = sqlite.prepare<{ businessId: number } & Place, Place>(
    `SELECT starts_at AS startsAt, id FROM bookings
     WHERE business_id = :businessId AND (starts_at, id) > (:startsAt, :id)
     ORDER BY starts_at, id LIMIT 1 OFFSET ${ROWS_A_STEP - 1}`,
  );
  const groupsOf = sqlite.prepare<Record<string, number | string>, GroupOfStep>(
    `SELECT substr(${DATE_ON_CLOCK}, 1, 7) AS month, event_name AS eventName, status, count(*) AS bookings,
       sum(starts_at > :now AND status <> 'cancelled') AS upcoming,
       min(CASE WHEN starts_at > :now AND status <> 'cancelled' THEN starts_at END) AS nextStart
     FROM bookings
     WHERE business_id = :businessId AND (starts_at, id) > (:afterStart, :afterId)
       AND (starts_at, id) <= (:lastStart, :lastId)
     GROUP BY month, event_name, status`,
  );

  return async function countBookings(
    businessId: number,
    zone: string,
    now: number,
  ): Promise<CountedBookings> {
    const groups = new Map<string, BookingGroup>();
    let upcoming = 0;
    let nextStart: number | null = null;
    let after: Place | undefined = { startsAt: -1, id: 0 };
    while (after) {
      const end: Place | undefined = endOfStep.get({ businessId, ...after });
      const { startsAt: lastStart, id: lastId } = end ?? AFTER_ALL;
      const range = { afterStart: after.startsAt, afterId: after.id, lastStart, lastId };
      for (const found of groupsOf.all({ businessId, zone, now, ...range })) {
        upcoming += found.upcoming;
        if (found.nextStart !== null) nextStart = Math.min(found.nextStart, nextStart ?? Infinity);
        addTo(groups, found);
      }
      after = end;
      if (end) await nextTurn();
    }
    return { groups: [...groups.values()], upcoming, nextStart };
  };
}

function addTo(groups: Map<string, BookingGroup>, { month, eventName, status, bookings }: GroupOfStep): void {
  const key = `${month} ${status} ${eventName}`;
  const known = groups.get(key);
  if (known) known.bookings += bookings;
  else groups.set(key, { month, eventName, status, bookings });
}

/** Different addresses, from the index of open bookings by email, which has them in order. */
function createCountCustomers(database: Database) {
  const nextEmails = database.$client.prepare<
    { businessId: number; after: string },
    { emails: number; last: string | null }
  >(
    `SELECT count(*) AS emails, max(email) AS last FROM (
       SELECT DISTINCT lower(attendee_email) AS email FROM bookings
       WHERE business_id = :businessId AND lower(attendee_email) > :after
       ORDER BY email LIMIT ${ROWS_A_STEP})`,
  );
  return async function countCustomers(businessId: number): Promise<number> {
    let customers = 0;
    let after = '';
    for (;;) {
      const { emails = 0, last = null } = nextEmails.get({ businessId, after }) ?? {};
      customers += emails;
      if (emails < ROWS_A_STEP || last === null) return customers;
      after = last;
      await nextTurn();
    }
  };
}
