/** Erases customers in steps once the owner has agreed; continues where an ended process stopped. */

import type { Context } from '../context.ts';
import type { Job } from '../jobs/run-jobs.ts';
import {
  eraseSome,
  finishErasure,
  listAgreed,
  sweepSome,
  type DeletionOutcome,
} from './erase-customer-store.ts';
import type { AgreedRequest } from './erasure-requests-store.ts';

export type EraseContext = Pick<Context, 'database' | 'tokens' | 'clock' | 'onMailQueued'>;

/**
 * Takes up to `steps` steps. Resolves to null if the deletion isn't finished: the job's next run continues,
 * or waits for an unsent email.
 */
export async function eraseCustomer(
  { database, tokens, clock, onMailQueued }: EraseContext,
  request: AgreedRequest,
  steps = Infinity,
): Promise<DeletionOutcome | null> {
  let left = steps;
  const lockOn = { business: request.businessId };
  do if (left-- === 0) return null;
  while (await database.write(lockOn, (tx) => eraseSome(tx, request, tokens, clock())));
  for (let after: number | null = 0; after !== null;) {
    if (left-- === 0) return null;
    const from: number = after;
    const swept = await database.write(lockOn, (tx) => sweepSome(tx, request, from));
    if (swept.isHeldUp) return null;
    after = swept.next;
  }
  const outcome = await database.write(lockOn, (tx) => finishErasure(tx, request, clock()));
  if (outcome) onMailQueued();
  return outcome;
}

export function eraseCustomersJob(context: EraseContext & Pick<Context, 'log'>): Job {
  return {
    name: 'forget-customers',
    pattern: '* * * * *',
    run: async () => {
      for (const request of await listAgreed(context.database.read)) {
        const outcome = await eraseCustomer(context, request);
        const { id, businessId } = request;
        if (outcome === 'nothing found')
          context.log.warn({ request: id, business: businessId }, 'nothing to delete');
      }
    },
  };
}
