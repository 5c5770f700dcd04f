import { sql, type SQL, type AnyColumn } from 'drizzle-orm';
import { bookings } from './booking-tables.ts';

/**
 * Returns the date (YYYY-MM-DD) on which a row of `bookings` starts on the clock of a zone. The stored date
 * is by the clock at the time of booking; if the business still has that clock, it is used at no cost. Both
 * engines have the function `date_on_clock`.
 */
export function dateOfBookingIn(zone: unknown): SQL<string> {
  return sql`CASE WHEN ${bookings.timezone} = ${zone} THEN ${bookings.eventDate} ELSE date_on_clock(${bookings.startsAt}, ${zone}) END`;
}

/**
 * Matches rows of a business in a query that also selects rows by other means. The plus keeps SQLite from
 * reading all rows of the business: that took half a second with 250,000.
 */
export function belongTo(table: { businessId: AnyColumn }, businessId: unknown): SQL {
  return sql`+${table.businessId} = ${businessId}`;
}

/** Matches rows of `bookings` that are of an event of a business. */
export function isOfEvent(eventId: unknown, businessId: unknown): SQL {
  return sql`(${bookings.eventId} = ${eventId} and ${belongTo(bookings, businessId)})`;
}

/** Matches rows of `bookings` that have not begun and are not cancelled. */
export function isUpcoming(now: unknown): SQL {
  return sql`(${bookings.startsAt} > ${now} and ${bookings.status} <> 'cancelled')`;
}

/** Counts a query's matching rows; 0 without any. */
export function countWhere(isSo: SQL | undefined): SQL<number> {
  return isSo ? sql<number>`count(*) filter (where ${isSo})` : sql<number>`count(*)`;
}

/** Matches unsent emails. Literals and a condition on the time let SQLite use the index of such emails. */
export const isOnItsWay = ({ status, dueAt }: { status: AnyColumn; dueAt: AnyColumn }): SQL =>
  sql`${status} in ('queued', 'sending') and ${dueAt} > 0`;

/** Matches emails with content, in the words of its index. PostgreSQL compares JSON only as text. */
export const hasFacts = ({ payload }: { payload: AnyColumn }): SQL => sql`cast(${payload} as text) <> '{}'`;

/** Selects ids from a parameter with a JSON array, so that one prepared query serves any number of ids. */
export function idsGiven(name: string): SQL {
  return sql`(SELECT value FROM json_each(${sql.placeholder(name)}))`;
}
