import { MESSAGE_KEPT_DAYS, NEWSLETTER_LINK_DAYS } from '@daybook/schema/figures/periods';
import type { Clock } from '../runtime/clock.ts';
import { nextTurn } from '../runtime/next-turn.ts';
import { EMAILS_KEPT_FOR } from './clean-up.ts';
import type { DeleteVisitsStore } from './delete-visits-store.ts';
import type { Job } from './schedule.ts';

const DAY = 86_400_000;
const BATCH = 500;

interface DeleteVisitsParts {
  store: DeleteVisitsStore;
  clock: Clock;
}

/** Deletes unconfirmed signups, old messages, and emails of no booking or business (decision 87). */
export async function deleteVisits({ store, clock }: DeleteVisitsParts): Promise<void> {
  const now = clock();
  await store.deleteSignupsAskedBy(now - NEWSLETTER_LINK_DAYS * DAY);
  await store.deleteMessagesBefore(now - MESSAGE_KEPT_DAYS * DAY);
  while ((await store.deleteEmailsBefore(now - EMAILS_KEPT_FOR, BATCH)) === BATCH) await nextTurn();
}

/** Runs once a day, at night. */
export function deleteVisitsJob(parts: DeleteVisitsParts): Job {
  return { name: 'forget-visitors', pattern: '29 3 * * *', run: () => deleteVisits(parts) };
}
