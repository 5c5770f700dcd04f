/**
 * How a business stands. This is derived from its payment and the end of its trial, and never stored. The demonstration
 * is written as paid for when it is made, and nobody can change that: no exception stands here.
 */
import type { BillingStatus } from '@daybook/schema/contract/business';

/** What the tables hold about a business's standing. Milliseconds since 1970. */
export interface BillingStatusFacts {
  isActive: boolean;
  /** Null until the setup is paid for. After that the business counts as paid, whatever its trial says. */
  paidAt: number | null;
  /** Null for a business that never had a trial. */
  trialEndsAt: number | null;
  /** Until when its subscriptions cover it; null for one that never had any. */
  coveredUntil: number | null;
}

/** A trial or a subscription has ended at the very instant at which it ends. */
export function billingStatusOf(facts: BillingStatusFacts, now: number): BillingStatus {
  const { isActive, paidAt, trialEndsAt, coveredUntil } = facts;
  if (!isActive) return 'inactive';
  if (paidAt !== null || isAhead(coveredUntil, now)) return 'paid';
  if (isAhead(trialEndsAt, now)) return 'trial';
  // Whoever subscribed after a trial has left the trial behind.
  if (coveredUntil !== null) return 'subscription_ended';
  return trialEndsAt === null ? 'unpaid' : 'trial_ended';
}

function isAhead(instant: number | null, now: number): boolean {
  return instant !== null && now < instant;
}

/**
 * Whether customers may book at a business and its owner may plan events now: it is paid or within its trial.
 */
export function isBillingActive(facts: BillingStatusFacts, now: number): boolean {
  return isCovered(billingStatusOf(facts, now));
}

/** Paid or within its trial, whether or not it is active: the contract's `has_paid`. */
export function hasPaid(facts: BillingStatusFacts, now: number): boolean {
  return isCovered(billingStatusOf({ ...facts, isActive: true }, now));
}

/** Paid for, were it active: a trial does not count. */
export function isPaidFor(facts: BillingStatusFacts, now: number): boolean {
  return billingStatusOf({ ...facts, isActive: true }, now) === 'paid';
}

function isCovered(billingStatus: BillingStatus): boolean {
  return billingStatus === 'paid' || billingStatus === 'trial';
}
