import type { Clock } from '../runtime/clock.ts';
import type { Job } from '../jobs/schedule.ts';
import { nextTurn } from '../runtime/next-turn.ts';
import type { RemindOwnerStore } from './remind-owner-store.ts';

export interface RemindOwnersParts {
  store: RemindOwnerStore;
  clock: Clock;
  /** Tells the mail worker that something was written to the outbox. */
  onMailQueued: () => void;
}

/** Once a day, in the morning: writes to owners who have a week left to answer, or less. */
export function remindOwnersJob({ store, clock, onMailQueued }: RemindOwnersParts): Job {
  return {
    name: 'erasure-requests',
    pattern: '7 8 * * *',
    run: async () => {
      for (const request of await store.listWaiting(clock())) {
        await nextTurn();
        if (await store.remind(request, clock())) onMailQueued();
      }
    },
  };
}
