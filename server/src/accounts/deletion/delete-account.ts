import type { Context } from '../../context.ts';
import type { Job } from '../../jobs/run-jobs.ts';
import {
  CANCELLED_A_STEP,
  cancelSomeOfClosed,
  closeAccount,
  listUnfinishedClosings,
  type ByAdmin,
} from './deletion-store.ts';

/** Deletes an account. Repeating it does nothing. Resolves to whether there was one. */
export async function deleteAccount(
  context: ClosingContext & Pick<Context, 'secrets'>,
  userId: number,
  byAdmin?: ByAdmin,
): Promise<boolean> {
  if (!(await closeAccount(context, userId, context.clock(), byAdmin))) return false;
  context.onMailQueued();
  await finishClosing(context);
  return true;
}

type ClosingContext = Pick<Context, 'database' | 'clock' | 'onMailQueued' | 'metrics'>;

/** Cancels upcoming bookings of closed businesses in steps: now, and again if a process ended halfway. */
export async function finishClosing({
  database,
  clock,
  onMailQueued,
  metrics,
}: ClosingContext): Promise<void> {
  for (const businessId of await listUnfinishedClosings(database.read, clock())) {
    let after = 0;
    for (let seen = CANCELLED_A_STEP; seen === CANCELLED_A_STEP;) {
      const step = await database.write({ business: businessId }, (tx) =>
        cancelSomeOfClosed(tx, businessId, after, clock()),
      );
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
export function closingJob(context: ClosingContext): Job {
  return { name: 'closing', pattern: '* * * * *', run: () => finishClosing(context) };
}

/** Nobody else could run this Daybook, and logging in again would create a second admin's account. */
export const ADMIN_STAYS =
  'This account runs Daybook, so it can’t be deleted. Make another account the admin (ADMIN_EMAIL) first.';
