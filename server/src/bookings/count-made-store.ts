import { and, count, eq, gte, lt, sql } from 'drizzle-orm';
import { bookings } from '../database/booking-tables.ts';
import type { Reader } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';

const { placeholder } = sql;

/** The index bookings_by_business_and_creation answers it alone, without reading any booking. */
const made = prepared((on: Reader) =>
  on
    .select({ count: count() })
    .from(bookings)
    .where(
      and(
        eq(bookings.businessId, placeholder('businessId')),
        gte(bookings.createdAt, placeholder('from')),
        lt(bookings.createdAt, placeholder('to')),
      ),
    )
    .prepare(),
);

/** Counts from `from` to before `to`, in milliseconds since 1970, including bookings cancelled since. */
export async function countMade(
  on: Reader,
  businessId: number,
  { from, to }: { from: number; to: number },
): Promise<number> {
  const [found] = await made(on).execute({ businessId, from, to });
  return found?.count ?? 0;
}
