import { desc, eq } from 'drizzle-orm';
import type { Reader } from '../database/database.ts';
import { firstOf } from '../database/prepared.ts';
import { subscriptions, type SubscriptionRow } from '../database/money-tables.ts';

/** The subscription that a business began last, running or not. Null for a business that never had one. */
export function latestSubscription(on: Reader, businessId: number): Promise<SubscriptionRow | null> {
  return firstOf(newestFirst(on, businessId).limit(1));
}

/** Every subscription that a business ever had, the latest first. */
export async function subscriptionsOf(on: Reader, businessId: number): Promise<SubscriptionRow[]> {
  return newestFirst(on, businessId);
}

function newestFirst(on: Reader, businessId: number) {
  return on
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.businessId, businessId))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id));
}
