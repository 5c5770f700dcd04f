/** Counts what happened on the platform in each week, along indexes in order of time. */
import { SETUP_FEE_PENCE } from '@daybook/schema/figures/prices';
import { and, gte, inArray, lt, sql, isNotNull, isNull } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Week } from '@daybook/schema/rules/calendar-day';
import { listedUsers, listedBusinesses } from '../../database/admin-tables.ts';
import type { Database, Reader } from '../../database/database.ts';
import { bookings } from '../../database/booking-tables.ts';
import { countRows } from '../../database/prepared.ts';
import { demonstrationId } from '../../demonstration/demonstration-store.ts';
import { nextTurn } from '../../runtime/next-turn.ts';
import { revenueOf } from '../../payments/money-store.ts';

interface CountedWeek extends Week {
  revenuePence: number;
  /** Accounts made in the week and not deleted since. */
  signups: number;
  /** Bookings made in the week, including cancelled ones but not the demonstration's. */
  bookings: number;
}

export type CountWeeks = (weeks: readonly Week[]) => Promise<CountedWeek[]>;

/** Counts week by week, letting other work run in between. */
export function createCountWeeks({ read }: Database): CountWeeks {
  async function countWeek(week: Week): Promise<CountedWeek> {
    const isIn = (column: SQLiteColumn) => and(gte(column, week.from), lt(column, week.to));
    const booked = await countRows(read, bookings, isIn(bookings.createdAt));
    // The plus keeps SQLite from using the index by time: the demonstration has few bookings.
    const isTried = and(
      inArray(bookings.businessId, demonstrationId(read)),
      sql`+${bookings.createdAt} >= ${week.from}`,
      sql`+${bookings.createdAt} < ${week.to}`,
    );
    return {
      ...week,
      revenuePence: await revenueOf(read, week),
      signups: await countRows(read, listedUsers, isIn(listedUsers.firstSeen)),
      bookings: booked - (await countRows(read, bookings, isTried)),
    };
  }

  return async (weeks) => {
    const counted: CountedWeek[] = [];
    for (const week of weeks) {
      counted.push(await countWeek(week));
      await nextTurn();
    }
    return counted;
  };
}

/** Pence. A setup that counts as paid without a payment adds its fee to the revenue (decision 89). */
const SETUP_FEE = sql.raw(String(SETUP_FEE_PENCE));

export const revenueShown = sql<number>`coalesce(${listedBusinesses.revenuePence},
  CASE WHEN ${listedBusinesses.paidAt} IS NULL THEN 0 ELSE ${SETUP_FEE} END)`;

/** Returns the platform's revenue from everything that was ever paid, in pence. */
export async function platformRevenue(on: Reader): Promise<number> {
  const isElsewhere = and(isNotNull(listedBusinesses.paidAt), isNull(listedBusinesses.revenuePence));
  return (await revenueOf(on)) + (await countRows(on, listedBusinesses, isElsewhere)) * SETUP_FEE_PENCE;
}
