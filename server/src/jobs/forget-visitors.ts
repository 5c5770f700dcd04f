import { MESSAGE_KEPT_DAYS, NEWSLETTER_LINK_DAYS } from '@daybook/schema/figures/periods';
import type { Clock } from '../clock.ts';
import { nextTurn } from '../next-turn.ts';
import { LETTERS_KEPT_FOR } from './clean-up.ts';
import type { ForgetVisitorsStore } from './forget-visitors-store.ts';
import type { Job } from './schedule.ts';

const DAY = 86_400_000;
const BATCH = 500;

export interface ForgetVisitorsParts {
  store: ForgetVisitorsStore;
  clock: Clock;
}

/** Forgets unanswered signups, old messages to support, and letters that belong to nobody we know (decision 87). */
export async function forgetVisitors({ store, clock }: ForgetVisitorsParts): Promise<void> {
  const now = clock();
  await store.forgetSignupsAskedBy(now - NEWSLETTER_LINK_DAYS * DAY);
  await store.forgetMessagesBefore(now - MESSAGE_KEPT_DAYS * DAY);
  while ((await store.deleteLettersBefore(now - LETTERS_KEPT_FOR, BATCH)) === BATCH) await nextTurn();
}

/** Once a day, in the quiet hours. */
export function forgetVisitorsJob(parts: ForgetVisitorsParts): Job {
  return { name: 'forget-visitors', pattern: '29 3 * * *', run: () => forgetVisitors(parts) };
}
