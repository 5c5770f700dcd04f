/** How a business stands: derived from what it paid and when its trial ends, never stored. */
import type { Standing } from '@daybook/schema/contract/business';

/** What the tables hold of it. Milliseconds since 1970. */
export interface StandingFacts {
  isActive: boolean;
  /** Null until the setup is paid for; from then on it is, whatever a trial says. */
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

/** Whether a business may be booked at, and plan events, just now: paid or within its trial. */
export function isInGoodStanding(facts: StandingFacts, now: number): boolean {
  return isCovered(standingOf(facts, now));
}

/** Paid or within its trial, were it active: the contract's `has_paid`. */
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
