/** Works out until when subscriptions cover a business. Milliseconds since 1970. */

import { DAY, GRACE_DAYS } from '@daybook/schema/figures/periods';
import type { SubscriptionRow } from '../database/money-tables.ts';

const GRACE = GRACE_DAYS * DAY;

export type CoverageFacts = Pick<SubscriptionRow, 'status' | 'paidUntil' | 'failingSince'>;

/** Returns when cover ends: the subscription that lasts longest counts. Null if there is none. */
export function coveredUntil(subscriptions: readonly CoverageFacts[]): number | null {
  return subscriptions.length === 0 ? null : Math.max(...subscriptions.map(coverageEnd));
}

/**
 * Returns whether a business needs no payment now: its setup is paid for, or a subscription covers it and
 * continues. A subscription that has ended may still cover it, but another may begin at once.
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

/** Returns when the grace period of a failed renewal is over; null while none has failed. */
export function graceEndsAt(subscription: CoverageFacts): number | null {
  return subscription.status === 'past_due' ? coverageEnd(subscription) : null;
}
