/** Queues emails that become due with time: booking reminders, and notices of trials and subscriptions. */

import { queueDueExpiryNotices } from '../businesses/expiry-notices/expiry-notices-store.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { queueDueReminders } from './reminder-store.ts';
import type { Job } from './run-jobs.ts';

/** Rows per transaction, few enough that bookings need not wait for the write lock. */
const BATCH = 50;

type DueEmailContext = Pick<Context, 'database' | 'clock' | 'onMailQueued'>;

/** Takes up to `limit` rows that are due. `seen` is lower when none is left. */
type QueueDue = (tx: Transaction, now: number, limit: number) => Promise<{ seen: number; queued: number }>;

/** Writes every email that is due by now to the outbox; resolves to how many. */
export async function queueDueEmails(
  { database, clock, onMailQueued }: DueEmailContext,
  queueDue: QueueDue,
): Promise<number> {
  let total = 0;
  for (;;) {
    // One transaction per batch, so that each email is written exactly once, whichever process runs it.
    const { seen, queued } = await database.write({}, (tx) => queueDue(tx, clock(), BATCH));
    total += queued;
    if (queued) onMailQueued();
    if (seen < BATCH) return total;
  }
}

const everyMinute = (name: string, context: DueEmailContext, queueDue: QueueDue): Job => ({
  name,
  pattern: '* * * * *',
  run: async () => {
    await queueDueEmails(context, queueDue);
  },
});

/** Also queues what fell due while the process was down. */
export const reminderJob = (context: DueEmailContext): Job =>
  everyMinute('reminders', context, queueDueReminders);

/** Only tells the owner: a trial or a subscription ends by the clock (businesses/billing-status.ts). */
export const expiryNoticeJob = (context: DueEmailContext): Job =>
  everyMinute('expiry notices', context, queueDueExpiryNotices);
