import type { Clock } from '../runtime/clock.ts';
import { nextTurn } from '../runtime/next-turn.ts';
import type { Job } from './schedule.ts';
import type { ReminderStore } from './reminder-store.ts';

/** Reminders that one transaction writes. They are few, so that bookings need not wait for the write lock. */
const BATCH = 50;

export interface ReminderParts {
  store: ReminderStore;
  clock: Clock;
  /** Tells the mail worker that something was written. */
  wake: () => void;
}

/** Writes every reminder that is due by now to the outbox; returns how many. */
export async function queueReminders({ store, clock, wake }: ReminderParts): Promise<number> {
  let total = 0;
  for (;;) {
    const { seen, queued } = await store.queueDue(clock(), BATCH);
    total += queued;
    if (queued) wake();
    if (seen < BATCH) return total;
    await nextTurn();
  }
}

/** Runs each minute, and also queues what fell due while the process was down (decision 35). */
export function reminderJob(parts: ReminderParts): Job {
  return {
    name: 'reminders',
    pattern: '* * * * *',
    run: async () => {
      await queueReminders(parts);
    },
  };
}
