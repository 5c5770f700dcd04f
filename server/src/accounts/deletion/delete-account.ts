import type { CountBookings } from '../../bookings/count-bookings.ts';
import type { Clock } from '../../runtime/clock.ts';
import { nextTurn } from '../../runtime/next-turn.ts';
import { CANCELLED_A_STEP, type ByAdmin, type DeletionStore } from './deletion-store.ts';

export interface DeleteAccountParts {
  store: DeletionStore;
  clock: Clock;
  /** Tells the mail worker that something was written to the outbox. */
  onMailQueued: () => void;
  /** Null where nothing is counted. */
  metrics: CountBookings | null;
}

/** Deleting an account again does nothing. */
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

/**
 * Cancels, in steps, the bookings that closed businesses still have to come. Runs now, and again after a
 * process was ended half-way.
 */
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

/** Nobody else could run this Daybook, and signing in anew would make a second admin's account. */
export const ADMIN_STAYS =
  'This account runs Daybook, so it can’t be deleted. Make another account the admin (ADMIN_EMAIL) first.';
