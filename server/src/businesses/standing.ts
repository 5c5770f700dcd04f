/** How a business stands. This is derived from its payment and the end of its trial, and never stored. */
import type { Standing } from '@daybook/schema/contract/business';

/** What the tables hold about a business's standing. Milliseconds since 1970. */
export interface StandingFacts {
  isActive: boolean;
  /** Null until the setup is paid for. After that the business counts as paid, whatever its trial says. */
  paidAt: number | null;
  /** Null for a business that never had a trial. */
  trialEndsAt: number | null;
}

/** A trial has ended at the very instant at which it ends. */
export function standingOf({ isActive, paidAt, trialEndsAt }: StandingFacts, now: number): Standing {
  if (!isActive) return 'inactive';
  if (paidAt !== null) return 'paid';
  if (trialEndsAt === null) return 'unpaid';
  return now < trialEndsAt ? 'trial' : 'trial_ended';
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

function isCovered(standing: Standing): boolean {
  return standing === 'paid' || standing === 'trial';
}
