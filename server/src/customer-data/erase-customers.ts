/** Deletes the details of those whose request the owner has agreed to, a step at a time; goes on where an ended process stopped. */
import type { Logger } from 'pino';
import type { Clock } from '../runtime/clock.ts';
import type { Job } from '../jobs/schedule.ts';
import { nextTurn } from '../runtime/next-turn.ts';
import type { AgreedRequest } from './erasure-requests-store.ts';
import type { ExpiryNotice, EraseStore } from './erase-customer-store.ts';

export interface EraseParts {
  store: EraseStore;
  clock: Clock;
  /** Tells the mail worker that something was written to the outbox. */
  onMailQueued: () => void;
}

/**
 * Takes up to `steps` steps. The job continues at its next turn with what is left then, or waits for an email on its way:
 * null means that the deletion has not ended here.
 */
export async function eraseCustomer(
  { store, clock, onMailQueued }: EraseParts,
  request: AgreedRequest,
  steps = Infinity,
): Promise<ExpiryNotice | null> {
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
  const expiryNotice = await store.finish(request, clock());
  if (expiryNotice) onMailQueued();
  return expiryNotice;
}

/** Runs each minute. */
export function eraseCustomersJob({ log, ...parts }: EraseParts & { log: Pick<Logger, 'warn'> }): Job {
  return {
    name: 'forget-customers',
    pattern: '* * * * *',
    run: async () => {
      for (const request of await parts.store.listAgreed()) {
        const expiryNotice = await eraseCustomer(parts, request);
        const { id, businessId } = request;
        if (expiryNotice === 'nothing found')
          log.warn({ request: id, business: businessId }, 'nothing to delete');
      }
    },
  };
}
