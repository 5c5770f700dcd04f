/** Until when subscriptions cover their business (decisions 76 and 168). Milliseconds since 1970. */
import { GRACE_DAYS } from '@daybook/schema/figures/periods';
import type { SubscriptionRow } from '../database/money-tables.ts';

const GRACE = GRACE_DAYS * 86_400_000;

export type CoverageFacts = Pick<SubscriptionRow, 'status' | 'paidUntil' | 'failingSince'>;

/** When cover ends: of several subscriptions, the one that lasts longest counts. Null when there is none. */
export function coveredUntil(subscriptions: readonly CoverageFacts[]): number | null {
  return subscriptions.length === 0 ? null : Math.max(...subscriptions.map(coverageEnd));
}

/**
 * Whether nothing is to be paid for a business now: its setup is paid for, or a subscription covers it and goes on. One
 * that has ended may cover it still, and another may begin at once.
 */
export function isBeingPaidFor(
  paidAt: number | null,
  subscriptions: readonly CoverageFacts[],
  now: number,
): boolean {
  const until = coveredUntil(subscriptions.filter(({ status }) => status !== 'ended'));
  return paidAt !== null || (until !== null && now < until);
}

function coverageEnd({ status, paidUntil, failingSince }: CoverageFacts): number {
  if (status === 'ended') return paidUntil;
  // Nobody loses a month that is paid for.
  return Math.max(paidUntil, (failingSince ?? paidUntil) + GRACE);
}

/** When the grace of a failed renewal is over; null while none has failed. */
export function graceEndsAt(subscription: CoverageFacts): number | null {
  return subscription.status === 'past_due' ? coverageEnd(subscription) : null;
}
