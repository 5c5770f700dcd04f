import type { Subscription } from '@daybook/schema/contract/business';
import type { SubscriptionRow } from '../database/money-tables.ts';
import { graceEndsAt } from './coverage.ts';

/** A subscription as the business's owner sees it. */
export function subscriptionAnswer(subscription: SubscriptionRow): Subscription {
  const graceEnds = graceEndsAt(subscription);
  return {
    status: subscription.status,
    paid_until: new Date(subscription.paidUntil).toISOString(),
    ends_with_period: subscription.endsWithPeriod,
    grace_ends_at: graceEnds === null ? null : new Date(graceEnds).toISOString(),
  };
}
