/** Plans the demonstration's coming dates, and deletes its old bookings. */
import { DEMO_BOOKING_MINUTES, MINUTE } from '@daybook/schema/figures/periods';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { DEMO_DIARY_SLUG } from '@daybook/schema/words/product';
import type { Clock } from '../runtime/clock.ts';
import type { Job } from '../jobs/run-jobs.ts';
import { nextTurn } from '../runtime/next-turn.ts';
import { comingEvents } from './demonstration-plan.ts';
import type { DemonstrationStore } from './demonstration-store.ts';

interface DemonstrationParts {
  store: DemonstrationStore;
  clock: Clock;
}

const EVENTS_A_STEP = 5;
const BOOKINGS_A_STEP = 50;

/** Creates the demonstration if it is missing, and plans its dates. Returns its diary's address. */
export async function keepDates({ store, clock }: DemonstrationParts): Promise<string> {
  const now = clock();
  const { id, diarySlug, timezone } = await store.open(now);
  const today = todayIn(timezone, now);
  const wanted = comingEvents(today, now);
  const missing = await store.missing(id, wanted);
  for (let from = 0; from < missing.length; from += EVENTS_A_STEP) {
    await store.add(id, missing.slice(from, from + EVENTS_A_STEP));
    await nextTurn();
  }
  while ((await store.deleteOthers(id, wanted, EVENTS_A_STEP)) === EVENTS_A_STEP) await nextTurn();
  return diarySlug;
}

export async function eraseBookings({ store, clock }: DemonstrationParts): Promise<void> {
  const now = clock();
  const { id } = await store.open(now);
  const before = now - DEMO_BOOKING_MINUTES * MINUTE;
  while ((await store.deleteBookingsMadeBy(id, before, BOOKINGS_A_STEP)) === BOOKINGS_A_STEP)
    await nextTurn();
}

interface Demonstration {
  diarySlug: string;
  jobs: Job[];
}

export const NO_DEMONSTRATION: Demonstration = { diarySlug: DEMO_DIARY_SLUG, jobs: [] };

/** Resolves once its diary exists. */
export async function startDemonstration(parts: DemonstrationParts): Promise<Demonstration> {
  const diarySlug = await keepDates(parts);
  const jobs = [
    // Hourly, because its day begins at midnight on the business's clock, and the job knows no zone.
    { name: 'demonstration-dates', pattern: '2 * * * *', run: () => keepDates(parts).then(() => undefined) },
    { name: 'demonstration-bookings', pattern: '*/5 * * * *', run: () => eraseBookings(parts) },
  ];
  return { diarySlug, jobs };
}
