/** Decides when an email that could not be sent is tried again or given up. All times in milliseconds. */

import { HOUR } from '@daybook/schema/figures/periods';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export const FIRST_WAIT = 30 * SECOND;
/** Bounded so that emails are not late once a mail server is back. */
export const LONGEST_WAIT = 15 * MINUTE;
/** A wait is up to this share longer or shorter, so that emails that failed together don't retry together. */
export const JITTER = 0.25;
export const FARTHEST_WAIT = LONGEST_WAIT * (1 + JITTER);
export const GIVE_UP_AFTER = 96 * HOUR;
/** An email is given up when it was refused for good so often. The longest wait is between the refusals. */
export const REFUSALS_MOST = 3;
/** However old an email is (the process may have been down), it gets this many attempts. */
export const ATTEMPTS_AT_LEAST = 5;

interface FailedAttempt {
  /** Includes the one that has just failed. */
  attempts: number;
  createdAt: number;
  now: number;
  /** How often the mail server has refused this recipient or email for good. */
  refusals: number;
  /** This attempt ended so. */
  isRefused: boolean;
}

/** Returns the instant of the next attempt, or null to give up. `random` returns 0 up to 1. */
export function nextAttemptAt(failed: FailedAttempt, random: () => number): number | null {
  const { attempts, createdAt, now, refusals, isRefused } = failed;
  if (refusals >= REFUSALS_MOST) return null;
  if (now - createdAt >= GIVE_UP_AFTER && attempts >= ATTEMPTS_AT_LEAST) return null;
  const wait = isRefused ? LONGEST_WAIT : Math.min(FIRST_WAIT * 2 ** (attempts - 1), LONGEST_WAIT);
  return now + Math.round(wait * (1 + JITTER * (2 * random() - 1)));
}
