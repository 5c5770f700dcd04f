import { sql, type SQL } from 'drizzle-orm';
import type { BillingStatus } from '@daybook/schema/contract/business';
import type { listedBusinesses } from '../../database/admin-tables.ts';

/**
 * How a row's business stands, for SQL: a list is filtered by it where it is cut. The same as businesses/billing-status.ts,
 * to which a test holds it.
 */
export function billingStatusIn(table: typeof listedBusinesses, now: number): SQL<BillingStatus> {
  const { isActive, paidAt, coveredUntil, trialEndsAt } = table;
  return sql`CASE WHEN NOT ${isActive} THEN 'inactive'
    WHEN ${paidAt} IS NOT NULL OR ${coveredUntil} > ${now} THEN 'paid'
    WHEN ${trialEndsAt} > ${now} THEN 'trial'
    WHEN ${coveredUntil} IS NOT NULL THEN 'subscription_ended'
    WHEN ${trialEndsAt} IS NULL THEN 'unpaid'
    ELSE 'trial_ended' END`;
}
