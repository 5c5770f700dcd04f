/**
 * How a business stands. This is derived from its payment and the end of its trial, and never stored. The demonstration
 * is written as paid for when it is made, and nobody can change that: no exception stands here.
 */
import type { Standing } from '@daybook/schema/contract/business';

/** What the tables hold about a business's standing. Milliseconds since 1970. */
export interface StandingFacts {
  isActive: boolean;
  /** Null until the setup is paid for. After that the business counts as paid, whatever its trial says. */
  paidAt: number | null;
  /** Null for a business that never had a trial. */
  trialEndsAt: number | null;
  /** Until when its subscriptions cover it; null for one that never had any. */
  coveredUntil: number | null;
}

/** A trial or a subscription has ended at the very instant at which it ends. */
export function standingOf(facts: StandingFacts, now: number): Standing {
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
export function isInGoodStanding(facts: StandingFacts, now: number): boolean {
  return isCovered(standingOf(facts, now));
}

/** Paid or within its trial, whether or not it is active: the contract's `has_paid`. */
export function hasPaid(facts: StandingFacts, now: number): boolean {
  return isCovered(standingOf({ ...facts, isActive: true }, now));
}

/** Paid for, were it active: a trial does not count. */
export function isPaidFor(facts: StandingFacts, now: number): boolean {
  return standingOf({ ...facts, isActive: true }, now) === 'paid';
}

function isCovered(standing: Standing): boolean {
  return standing === 'paid' || standing === 'trial';
}
