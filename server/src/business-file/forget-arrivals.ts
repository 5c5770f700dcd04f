import type { Clock } from '../clock.ts';
import type { Job } from '../jobs/schedule.ts';
import { nextTurn } from '../next-turn.ts';
import type { ArrivalStore } from './arrival-store.ts';

/** Milliseconds. Nobody brings a business for so long: whoever began has left. */
const ARRIVING_AT_MOST = 86_400_000;

export interface ForgetArrivalsParts {
  store: ArrivalStore;
  clock: Clock;
}

/** Deletes, in steps, what came of businesses that were never finished. */
export async function forgetArrivals({ store, clock }: ForgetArrivalsParts): Promise<void> {
  await store.discardOf({ before: clock() - ARRIVING_AT_MOST });
  for (const arrivalId of await store.listDiscarded())
    while (await store.deleteSome(arrivalId)) await nextTurn();
}

export function forgetArrivalsJob(parts: ForgetArrivalsParts): Job {
  return { name: 'forget-arrivals', pattern: '29 * * * *', run: () => forgetArrivals(parts) };
}
