import { sql, type SQL, type AnyColumn } from 'drizzle-orm';
import { offsetMinutesAt } from '@daybook/schema/rules/calendar-day';
import { dateOfUtcMidnight } from '@daybook/schema/rules/date';
import { bookings } from './booking-tables.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Days of instants whose offset is remembered: some thirty years of one zone. */
const DAYS_KEPT = 10_000;

/**
 * The date (YYYY-MM-DD) of a row of `bookings` on the clock of a zone, by the instant at which it starts. The stored
 * date is that of the clock it was booked on. Where the business keeps that clock, the two are the same and the stored
 * one costs nothing. Each engine has the function `date_on_clock`.
 */
export function dateOfBookingIn(zone: unknown): SQL<string> {
  return sql`CASE WHEN ${bookings.timezone} = ${zone} THEN ${bookings.eventDate} ELSE date_on_clock(${bookings.startsAt}, ${zone}) END`;
}

/**
 * Returns the condition that rows, which the query also names, are of a business. The plus keeps SQLite from walking all
 * rows of the business to find those named: that took half a second where there were 250,000.
 */
export function belongTo(table: { businessId: AnyColumn }, businessId: unknown): SQL {
  return sql`+${table.businessId} = ${businessId}`;
}

/** Returns the condition that a row of `bookings` is of an event of a business. */
export function isOfEvent(eventId: unknown, businessId: unknown): SQL {
  return sql`(${bookings.eventId} = ${eventId} and ${belongTo(bookings, businessId)})`;
}

/**
 * The date that a zone's clock shows at an instant (milliseconds since 1970). Asking a zone for its offset is
 * slow, and thousands of bookings fall on the same days, so each day's offset is asked for once.
 */
export function createDateOnClock(): (instant: number, zone: string) => string {
  const offsets = new Map<string, number | null>();

  /** Null for the rare day on which the offset changes. */
  function offsetOfDay(day: number, zone: string): number | null {
    const key = `${zone} ${day}`;
    let offset = offsets.get(key);
    if (offset === undefined) {
      if (offsets.size >= DAYS_KEPT) offsets.clear();
      const first = offsetMinutesAt(day * DAY, zone);
      offset = first === offsetMinutesAt((day + 1) * DAY - 1, zone) ? first : null;
      offsets.set(key, offset);
    }
    return offset;
  }

  return (instant, zone) => {
    const offset = offsetOfDay(Math.floor(instant / DAY), zone) ?? offsetMinutesAt(instant, zone);
    return dateOfUtcMidnight(instant + offset * MINUTE);
  };
}

/** How many of a query's rows are so; 0 where there is none. */
export function countWhere(isSo: SQL | undefined): SQL<number> {
  return isSo ? sql<number>`count(*) filter (where ${isSo})` : sql<number>`count(*)`;
}

/** Whether an email is still to be sent. As literals with a bound on its time: SQLite then reads the index of such emails. */
export const isOnItsWay = ({ status, dueAt }: { status: AnyColumn; dueAt: AnyColumn }): SQL =>
  sql`${status} in ('queued', 'sending') and ${dueAt} > 0`;

/** Whether an email has not been emptied, in the words that its index has. PostgreSQL compares JSON as text only. */
export const hasFacts = ({ payload }: { payload: AnyColumn }): SQL => sql`cast(${payload} as text) <> '{}'`;

/**
 * The ids of a JSON array that a query is given as one parameter of that name, so that it is prepared once, however many
 * they are.
 */
export function idsGiven(name: string): SQL {
  return sql`(SELECT value FROM json_each(${sql.placeholder(name)}))`;
}
