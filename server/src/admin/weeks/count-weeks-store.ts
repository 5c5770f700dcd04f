/** Counts what happened on the platform in each week, along indexes in order of time. */

import { and, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Week } from '@daybook/schema/rules/calendar-day';
import { bookings } from '../../database/booking-tables.ts';
import type { Reader } from '../../database/database.ts';
import { countRows } from '../../database/prepared.ts';
import { users } from '../../database/tables.ts';
import { demonstrationId } from '../../demonstration/demonstration-store.ts';
import { revenueOf } from '../../payments/revenue-store.ts';

interface CountedWeek extends Week {
  revenuePence: number;
  /** Accounts made in the week and not deleted since. */
  signups: number;
  /** Bookings made in the week, including cancelled ones but not the demonstration's. */
  bookings: number;
}

export async function countWeeks(on: Reader, weeks: readonly Week[]): Promise<CountedWeek[]> {
  const counted: CountedWeek[] = [];
  for (const week of weeks) counted.push(await countWeek(on, week));
  return counted;
}

async function countWeek(on: Reader, week: Week): Promise<CountedWeek> {
  const isIn = (column: SQLiteColumn) => and(gte(column, week.from), lt(column, week.to));
  const booked = await countRows(on, bookings, isIn(bookings.createdAt));
  // The plus keeps SQLite from using the index by time: the demonstration has few bookings.
  const isTried = and(
    inArray(bookings.businessId, demonstrationId(on)),
    sql`+${bookings.createdAt} >= ${week.from}`,
    sql`+${bookings.createdAt} < ${week.to}`,
  );
  return {
    ...week,
    revenuePence: await revenueOf(on, week),
    signups: await countRows(on, users, and(isNull(users.deletedAt), isIn(users.firstSeen))),
    bookings: booked - (await countRows(on, bookings, isTried)),
  };
}
