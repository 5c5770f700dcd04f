import type { CountBookings } from '../../bookings/count-bookings.ts';
import type { Job } from '../../jobs/run-jobs.ts';
import type { Clock } from '../../runtime/clock.ts';
import { nextTurn } from '../../runtime/next-turn.ts';
import { CANCELLED_A_STEP, type ByAdmin, type DeletionStore } from './deletion-store.ts';

export interface DeleteAccountParts {
  store: DeletionStore;
  clock: Clock;
  onMailQueued: () => void;
  metrics: CountBookings | null;
}

/** Deletes an account. Repeating it does nothing. */
export type DeleteAccount = (userId: number, byAdmin?: ByAdmin) => Promise<boolean>;

export function createDeleteAccount(parts: DeleteAccountParts): DeleteAccount {
  const { store, clock, onMailQueued } = parts;
  return async function deleteAccount(userId, byAdmin) {
    if (!(await store.close(userId, clock(), byAdmin))) return false;
    onMailQueued();
    await finishClosing(parts);
    return true;
  };
}

/** Cancels upcoming bookings of closed businesses in steps: now, and again if a process ended halfway. */
export async function finishClosing(parts: DeleteAccountParts): Promise<void> {
  const { store, clock, onMailQueued, metrics } = parts;
  for (const businessId of await store.listUnfinished(clock())) {
    let after = 0;
    for (let seen = CANCELLED_A_STEP; seen === CANCELLED_A_STEP;) {
      await nextTurn();
      const step = await store.cancelSome(businessId, after, clock());
      if (step.attendees.length > 0) onMailQueued();
      metrics?.countCancelled(step.cancelled);
      // Other bookings may start at the same instant; a cancelled one is not found again.
      after = step.lastStart - 1;
      seen = step.seen;
    }
  }
}

/**
 * Runs each minute, and continues cancelling the upcoming bookings of closed businesses if a process stopped
 * before it had finished.
 */
export function closingJob(parts: DeleteAccountParts): Job {
  return { name: 'closing', pattern: '* * * * *', run: () => finishClosing(parts) };
}

/** Nobody else could run this Daybook, and logging in again would create a second admin's account. */
export const ADMIN_STAYS =
  'This account runs Daybook, so it can’t be deleted. Make another account the admin (ADMIN_EMAIL) first.';
