import type { EndingStore } from '../businesses/ending/ending-store.ts';
import type { Clock } from '../clock.ts';
import { nextTurn } from '../next-turn.ts';
import type { Job } from './schedule.ts';

/** Businesses that one transaction looks at. They are few, so that bookings need not wait for the write lock. */
const BATCH = 50;

export interface EndingParts {
  store: Pick<EndingStore, 'queueDue'>;
  clock: Clock;
  /** Tells the mail worker that something was written. */
  wake: () => void;
}

/** Writes every letter about an end that is due by now to the outbox; returns how many. */
export async function queueEndingLetters({ store, clock, wake }: EndingParts): Promise<number> {
  let total = 0;
  for (;;) {
    const { seen, queued } = await store.queueDue(clock(), BATCH);
    total += queued;
    if (queued) wake();
    if (seen < BATCH) return total;
    await nextTurn();
  }
}

/** Runs each minute. A trial or a subscription ends by itself (businesses/standing.ts); this only tells its owner. */
export function endingJob(parts: EndingParts): Job {
  return {
    name: 'endings',
    pattern: '* * * * *',
    run: async () => {
      await queueEndingLetters(parts);
    },
  };
}
