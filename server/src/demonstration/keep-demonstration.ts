/** Plans the demonstration's coming dates, and deletes its old bookings. */

import { DEMO_BOOKING_MINUTES } from '@daybook/schema/figures/bookings';
import { MINUTE } from '@daybook/schema/figures/periods';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { DEMO_DIARY_SLUG } from '@daybook/schema/words/product';
import type { Context } from '../context.ts';
import { untilNothingLeft } from '../database/until-nothing-left.ts';
import type { Job } from '../jobs/run-jobs.ts';
import { comingEvents } from './demonstration-plan.ts';
import {
  addMissing,
  deleteBookingsMadeBy,
  deleteOthers,
  missingOf,
  openDemonstration,
} from './demonstration-store.ts';

type DemonstrationContext = Pick<Context, 'database' | 'clock'>;

const EVENTS_A_STEP = 5;
const BOOKINGS_A_STEP = 50;

/** Creates the demonstration if it is missing, and plans its dates. Returns its diary's address. */
export async function keepDates({ database, clock }: DemonstrationContext): Promise<string> {
  const now = clock();
  const { id, diarySlug, timezone } = await openDemonstration(database, now);
  const today = todayIn(timezone, now);
  const wanted = comingEvents(today, now);
  const missing = await missingOf(database.read, id, wanted);
  for (let from = 0; from < missing.length; from += EVENTS_A_STEP) {
    const some = missing.slice(from, from + EVENTS_A_STEP);
    await database.write({ business: id }, (tx) => addMissing(tx, id, some));
  }
  await untilNothingLeft(() => deleteOthers(database, id, wanted, EVENTS_A_STEP));
  return diarySlug;
}

export async function eraseBookings({ database, clock }: DemonstrationContext): Promise<void> {
  const now = clock();
  const { id } = await openDemonstration(database, now);
  const before = now - DEMO_BOOKING_MINUTES * MINUTE;
  await untilNothingLeft(() => deleteBookingsMadeBy(database, id, before, BOOKINGS_A_STEP));
}

interface Demonstration {
  diarySlug: string;
  jobs: Job[];
}

export const NO_DEMONSTRATION: Demonstration = { diarySlug: DEMO_DIARY_SLUG, jobs: [] };

/** Resolves once its diary exists. */
export async function startDemonstration(context: DemonstrationContext): Promise<Demonstration> {
  const diarySlug = await keepDates(context);
  const jobs = [
    // Hourly, because its day begins at midnight on the business's clock, and the job knows no zone.
    {
      name: 'demonstration-dates',
      pattern: '2 * * * *',
      run: () => keepDates(context).then(() => undefined),
    },
    { name: 'demonstration-bookings', pattern: '*/5 * * * *', run: () => eraseBookings(context) },
  ];
  return { diarySlug, jobs };
}
