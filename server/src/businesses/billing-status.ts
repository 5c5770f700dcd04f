/**
 * A business's billing status, derived from its payments and the end of its trial, and never stored. The
 * demonstration is created as paid and nobody can change that, so it needs no exception here.
 */

import type { BillingStatus } from '@daybook/schema/contract/business';

/** The columns that decide the status. Milliseconds since 1970. */
export interface BillingStatusFacts {
  isActive: boolean;
  /** Null until the setup is paid for. After that the business counts as paid, whatever its trial says. */
  paidAt: number | null;
  /** Null if it never had a trial. */
  trialEndsAt: number | null;
  /** When its subscriptions' cover ends; null if it never had one. */
  coveredUntil: number | null;
}

/** A trial or a subscription has already ended at the exact instant of its end. */
export function billingStatusOf(facts: BillingStatusFacts, now: number): BillingStatus {
  const { isActive, paidAt, trialEndsAt, coveredUntil } = facts;
  if (!isActive) return 'inactive';
  if (paidAt !== null || isAhead(coveredUntil, now)) return 'paid';
  if (isAhead(trialEndsAt, now)) return 'trial';
  // A subscription after a trial replaces the trial.
  if (coveredUntil !== null) return 'subscription_ended';
  return trialEndsAt === null ? 'unpaid' : 'trial_ended';
}

function isAhead(instant: number | null, now: number): boolean {
  return instant !== null && now < instant;
}

/** Returns whether customers can book and the owner can plan now: it is active, and paid or on trial. */
export function isBillingActive(facts: BillingStatusFacts, now: number): boolean {
  return isCovered(billingStatusOf(facts, now));
}

/** Returns whether it is paid or on trial, active or not: the contract's `has_paid`. */
export function hasPaid(facts: BillingStatusFacts, now: number): boolean {
  return isCovered(billingStatusOf({ ...facts, isActive: true }, now));
}

/** Returns whether it is paid, active or not. A trial doesn't count. */
export function isPaidFor(facts: BillingStatusFacts, now: number): boolean {
  return billingStatusOf({ ...facts, isActive: true }, now) === 'paid';
}

function isCovered(billingStatus: BillingStatus): boolean {
  return billingStatus === 'paid' || billingStatus === 'trial';
}
