import type { Standing } from '@daybook/schema/contract/business';
import { DIARY_NOT_FOUND, DIARY_NOT_TAKING_BOOKINGS, EVENT_NOT_FOUND } from '@daybook/schema/words/texts';
import { Refusal } from '../http/errors.ts';

/** What a business's standing follows from, as the tables hold it. Milliseconds since 1970. */
export interface StandingFacts {
  isActive: boolean | 0 | 1;
  hasPaid: boolean | 0 | 1;
  /** Set while, and after, a coupon's trial stands in for a payment. */
  trialExpiresAt: number | null;
}

/** How a business stands at that moment. A trial has ended at the very instant it expires. */
export function standingOf({ isActive, hasPaid, trialExpiresAt }: StandingFacts, now: number): Standing {
  if (!isActive) return 'inactive';
  if (trialExpiresAt === null) return hasPaid ? 'paid' : 'unpaid';
  if (trialExpiresAt <= now) return 'trial_ended';
  return hasPaid ? 'trial' : 'unpaid';
}

/** Whether a business may be booked at, and plan events, just now: paid or within its trial. */
export function isInGoodStanding(facts: StandingFacts, now: number): boolean {
  const standing = standingOf(facts, now);
  return standing === 'paid' || standing === 'trial';
}

/** Throws the 402 unless the business is taking bookings. */
export function mustTakeBookings(facts: StandingFacts, now: number): void {
  if (!isInGoodStanding(facts, now)) throw new Refusal(402, DIARY_NOT_TAKING_BOOKINGS);
}

export const diaryNotFound = () => new Refusal(404, DIARY_NOT_FOUND);
export const eventNotFound = () => new Refusal(404, EVENT_NOT_FOUND);
