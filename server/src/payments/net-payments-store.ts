/** What the platform has earned. */
import { and, gte, lt, sql, sum, type SQL } from 'drizzle-orm';
import type { Reader } from '../database/database.ts';
import { payments } from '../database/money-tables.ts';

/**
 * Pence of a payment that we keep: none when the payer's bank took the money back, otherwise what was not given back.
 */
export const keptPence: SQL<number> = sql`CASE WHEN ${payments.dispute} = 'lost' THEN 0
  ELSE ${payments.amountPence} - ${payments.refundedPence} END`;

/** Of all payments, or of those in a span of time: milliseconds since 1970, the end not included. Pence. */
export async function revenueOf(on: Reader, span?: { from: number; to: number }): Promise<number> {
  const within = span && and(gte(payments.paidAt, span.from), lt(payments.paidAt, span.to));
  const [found] = await on
    .select({ pence: sum(keptPence).mapWith(Number) })
    .from(payments)
    .where(within);
  return found?.pence ?? 0;
}
