/** Erases customers in steps once the owner has agreed; continues where an ended process stopped. */
import type { Logger } from 'pino';
import type { Clock } from '../runtime/clock.ts';
import type { Job } from '../jobs/run-jobs.ts';
import { nextTurn } from '../runtime/next-turn.ts';
import type { AgreedRequest } from './erasure-requests-store.ts';
import type { DeletionOutcome, EraseStore } from './erase-customer-store.ts';

export interface EraseParts {
  store: EraseStore;
  clock: Clock;
  onMailQueued: () => void;
}

/**
 * Takes up to `steps` steps. Resolves to null if the deletion isn't finished: the job's next run continues,
 * or waits for an unsent email.
 */
export async function eraseCustomer(
  { store, clock, onMailQueued }: EraseParts,
  request: AgreedRequest,
  steps = Infinity,
): Promise<DeletionOutcome | null> {
  let left = steps;
  const mayGoOn = async () => {
    await nextTurn();
    left -= 1;
    return left >= 0;
  };
  do if (!(await mayGoOn())) return null;
  while (await store.eraseSome(request, clock()));
  for (let after: number | null = 0; after !== null;) {
    if (!(await mayGoOn())) return null;
    const swept = await store.sweepSome(request, after);
    if (swept.isHeldUp) return null;
    after = swept.next;
  }
  const outcome = await store.finish(request, clock());
  if (outcome) onMailQueued();
  return outcome;
}

export function eraseCustomersJob({ log, ...parts }: EraseParts & { log: Pick<Logger, 'warn'> }): Job {
  return {
    name: 'forget-customers',
    pattern: '* * * * *',
    run: async () => {
      for (const request of await parts.store.listAgreed()) {
        const outcome = await eraseCustomer(parts, request);
        const { id, businessId } = request;
        if (outcome === 'nothing found') log.warn({ request: id, business: businessId }, 'nothing to delete');
      }
    },
  };
}
