/** Counts what Daybook earned: what was paid, without what went back to the payer. */

import { and, gte, lt, sql, sum, type SQL } from 'drizzle-orm';
import type { Reader } from '../database/database.ts';
import { payments } from '../database/money-tables.ts';

/** Pence of a payment that we keep: 0 if the payer's bank took it back, otherwise what was not refunded. */
export const keptPence: SQL<number> = sql`CASE WHEN ${payments.dispute} = 'lost' THEN 0
  ELSE ${payments.amountPence} - ${payments.refundedPence} END`;

/** Returns the pence of all payments, or of a span: milliseconds since 1970, the end not included. */
export async function revenueOf(on: Reader, span?: { from: number; to: number }): Promise<number> {
  const within = span && and(gte(payments.paidAt, span.from), lt(payments.paidAt, span.to));
  const [found] = await on
    .select({ pence: sum(keptPence).mapWith(Number) })
    .from(payments)
    .where(within);
  return found?.pence ?? 0;
}
