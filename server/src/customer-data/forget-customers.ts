/** Forgets those whose wish the owner has agreed to, a step at a time; goes on where an ended process stopped. */
import type { Clock } from '../clock.ts';
import type { Job } from '../jobs/schedule.ts';
import { nextTurn } from '../next-turn.ts';
import type { AgreedRequest } from './forget-requests-store.ts';
import type { ForgetStore } from './forget-store.ts';

export interface ForgetParts {
  store: ForgetStore;
  clock: Clock;
  /** Tells the mail worker that something was written to the outbox. */
  onMailQueued: () => void;
}

/**
 * Takes up to `steps` steps. What is left then, or is held up by a letter that is still on its way, is the job's at its next
 * turn.
 */
export async function forgetCustomer(
  { store, clock, onMailQueued }: ForgetParts,
  request: AgreedRequest,
  steps = Infinity,
): Promise<void> {
  let left = steps;
  const mayGoOn = async () => {
    await nextTurn();
    left -= 1;
    return left >= 0;
  };
  do if (!(await mayGoOn())) return;
  while (await store.forgetSome(request, clock()));
  for (let after: number | null = 0; after !== null;) {
    if (!(await mayGoOn())) return;
    const swept = await store.sweepSome(request, after);
    if (swept.isHeldUp) return;
    after = swept.next;
  }
  if (await store.finish(request, clock())) onMailQueued();
}

/** Runs each minute. */
export function forgetCustomersJob(parts: ForgetParts): Job {
  return {
    name: 'forget-customers',
    pattern: '* * * * *',
    run: async () => {
      for (const request of await parts.store.listAgreed()) await forgetCustomer(parts, request);
    },
  };
}
