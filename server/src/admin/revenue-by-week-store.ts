/** Revenue as the admin sees it: a setup that is paid without a payment counts with its fee (decision 89). Pence. */
import { and, count, isNotNull, isNull, sql } from 'drizzle-orm';
import { SETUP_FEE_PENCE } from '@daybook/schema/figures/prices';
import { listedBusinesses } from '../database/admin-tables.ts';
import type { Reader } from '../database/database.ts';
import { revenueOf } from '../payments/net-payments-store.ts';

const SETUP_FEE = sql.raw(String(SETUP_FEE_PENCE));

/** The revenue of a listed business. */
export const revenueShown = sql<number>`coalesce(${listedBusinesses.revenuePence},
  CASE WHEN ${listedBusinesses.paidAt} IS NULL THEN 0 ELSE ${SETUP_FEE} END)`;

/** The revenue of the whole platform: of everything that was ever paid. Pence. */
export async function platformRevenue(on: Reader): Promise<number> {
  const [elsewhere] = await on
    .select({ count: count() })
    .from(listedBusinesses)
    .where(and(isNotNull(listedBusinesses.paidAt), isNull(listedBusinesses.revenuePence)));
  return (await revenueOf(on)) + (elsewhere?.count ?? 0) * SETUP_FEE_PENCE;
}
