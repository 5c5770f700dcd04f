import type { ExpiryNoticeStore } from '../businesses/expiry-notices/expiry-notices-store.ts';
import type { Clock } from '../runtime/clock.ts';
import { nextTurn } from '../runtime/next-turn.ts';
import type { Job } from './schedule.ts';

/** Businesses that one transaction looks at. They are few, so that bookings need not wait for the write lock. */
const BATCH = 50;

export interface ExpiryNoticeParts {
  store: Pick<ExpiryNoticeStore, 'queueDue'>;
  clock: Clock;
  /** Tells the mail worker that something was written. */
  wake: () => void;
}

/** Writes every email about an end that is due by now to the outbox; returns how many. */
export async function queueExpiryNoticeEmails({ store, clock, wake }: ExpiryNoticeParts): Promise<number> {
  let total = 0;
  for (;;) {
    const { seen, queued } = await store.queueDue(clock(), BATCH);
    total += queued;
    if (queued) wake();
    if (seen < BATCH) return total;
    await nextTurn();
  }
}

/** Runs each minute. A trial or a subscription ends by itself (businesses/billing-status.ts); this only tells its owner. */
export function expiryNoticeJob(parts: ExpiryNoticeParts): Job {
  return {
    name: 'endings',
    pattern: '* * * * *',
    run: async () => {
      await queueExpiryNoticeEmails(parts);
    },
  };
}
