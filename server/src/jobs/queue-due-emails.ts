/** Queues emails that become due with time: booking reminders, and notices of trials and subscriptions. */
import type { Clock } from '../runtime/clock.ts';
import { nextTurn } from '../runtime/next-turn.ts';
import type { ReminderStore } from './reminder-store.ts';
import type { Job } from './run-jobs.ts';

/** Rows per transaction, few enough that bookings need not wait for the write lock. */
const BATCH = 50;

interface DueEmailParts {
  store: Pick<ReminderStore, 'queueDue'>;
  clock: Clock;
  wake: () => void;
}

/** Writes every email that is due by now to the outbox; resolves to how many. */
export async function queueDueEmails({ store, clock, wake }: DueEmailParts): Promise<number> {
  let total = 0;
  for (;;) {
    const { seen, queued } = await store.queueDue(clock(), BATCH);
    total += queued;
    if (queued) wake();
    if (seen < BATCH) return total;
    await nextTurn();
  }
}

const everyMinute = (name: string, parts: DueEmailParts): Job => ({
  name,
  pattern: '* * * * *',
  run: async () => {
    await queueDueEmails(parts);
  },
});

/** Also queues what fell due while the process was down. */
export const reminderJob = (parts: DueEmailParts): Job => everyMinute('reminders', parts);

/** Only tells the owner: a trial or a subscription ends by the clock (businesses/billing-status.ts). */
export const expiryNoticeJob = (parts: DueEmailParts): Job => everyMinute('expiry notices', parts);
