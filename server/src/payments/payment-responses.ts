import type { Subscription } from '@daybook/schema/contract/business';
import type { SubscriptionRow } from '../database/money-tables.ts';
import { graceEndsAt } from './coverage.ts';

/** Shapes a subscription for the business's owner. */
export function subscriptionAnswer(subscription: SubscriptionRow): Subscription {
  const graceEnds = graceEndsAt(subscription);
  return {
    status: subscription.status,
    paid_until: new Date(subscription.paidUntil).toISOString(),
    ends_with_period: subscription.endsWithPeriod,
    grace_ends_at: graceEnds === null ? null : new Date(graceEnds).toISOString(),
  };
}

/** Refusals of a payment that isn't needed. */
export const TRIAL_NOT_NEEDED = 'This business is already paid for, so it doesn’t need a trial.';
export const ALREADY_PAID = 'This business is already paid for.';
export const PAYMENT_UNDER_WAY =
  'We’re waiting for a payment for this business. We’ll set the business up as soon as it arrives.';
export const PAYMENTS_UNAVAILABLE =
  'Payments are briefly unavailable. Nothing was charged. Please try again.';
export const SELLER_UNKNOWN =
  'We can’t take payments yet: this site must first say who runs it. Nothing was charged. Please contact us.';
export const NO_SUBSCRIPTION = 'This business has no subscription.';
