/** Counts what happened on the platform in each week, along indexes in order of time. */
import { SETUP_FEE_PENCE } from '@daybook/schema/figures/prices';
import { and, count, gte, inArray, lt, sql, isNotNull, isNull } from 'drizzle-orm';
import type { Week } from '@daybook/schema/rules/calendar-day';
import { listedUsers, listedBusinesses } from '../../database/admin-tables.ts';
import type { Database, Reader } from '../../database/database.ts';
import { bookings } from '../../database/booking-tables.ts';
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
    const [signups] = await read
      .select({ count: count() })
      .from(listedUsers)
      .where(and(gte(listedUsers.firstSeen, week.from), lt(listedUsers.firstSeen, week.to)));
    const [booked] = await read
      .select({ count: count() })
      .from(bookings)
      .where(and(gte(bookings.createdAt, week.from), lt(bookings.createdAt, week.to)));
    // The plus keeps SQLite from using the index by time: the demonstration has few bookings.
    const [tried] = await read
      .select({ count: count() })
      .from(bookings)
      .where(
        and(
          inArray(bookings.businessId, demonstrationId(read)),
          sql`+${bookings.createdAt} >= ${week.from}`,
          sql`+${bookings.createdAt} < ${week.to}`,
        ),
      );
    return {
      ...week,
      revenuePence: await revenueOf(read, week),
      signups: signups?.count ?? 0,
      bookings: (booked?.count ?? 0) - (tried?.count ?? 0),
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
  const [elsewhere] = await on
    .select({ count: count() })
    .from(listedBusinesses)
    .where(and(isNotNull(listedBusinesses.paidAt), isNull(listedBusinesses.revenuePence)));
  return (await revenueOf(on)) + (elsewhere?.count ?? 0) * SETUP_FEE_PENCE;
}
