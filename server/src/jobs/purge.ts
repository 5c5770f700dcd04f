/** Deletes what has been kept for as long as we promise. */
import { BOOKING_RECORD_YEARS, DAY, PURGE_AFTER_DAYS } from '@daybook/schema/figures/periods';
import type { Clock } from '../runtime/clock.ts';
import { eraseCustomer } from '../customer-data/erase-customers.ts';
import type { EraseStore } from '../customer-data/erase-customer-store.ts';
import type { DeleteEventsStore } from '../events/delete-events-store.ts';
import { nextTurn } from '../runtime/next-turn.ts';
import type { PurgeStore } from './purge-store.ts';
import type { Job } from './run-jobs.ts';

const BATCH = 500;

export interface PurgeParts {
  store: PurgeStore;
  deleteEvents: DeleteEventsStore;
  erasure: EraseStore;
  clock: Clock;
  onMailQueued: () => void;
}

/** Deletes closed accounts and businesses, then old records of bookings, then what both left empty. */
export async function purge(parts: PurgeParts): Promise<void> {
  const { store, deleteEvents, erasure, clock, onMailQueued } = parts;
  const now = clock();
  // A day sooner than promised, because the job may run up to a day late.
  const before = now - (PURGE_AFTER_DAYS - 1) * DAY;

  async function emptyBusiness(businessId: number): Promise<void> {
    await deleteEventsOf(businessId, now, deleteEvents);
    while (await store.deleteSomeEmailsOf(businessId)) await nextTurn();
    // Customers who asked after the business had closed get an email that names it, so do this before
    // deleting it.
    for (const request of await erasure.agreeForClosed(businessId, now))
      await eraseCustomer({ store: erasure, clock, onMailQueued }, request);
    for (let from: number | null = 0; from !== null;) {
      await nextTurn();
      from = await store.anonymiseSomeBookingsOf(businessId, from);
    }
  }

  for (const userId of await store.listDeletedBy(before)) {
    for (const businessId of await store.listBusinessesOf(userId)) {
      await emptyBusiness(businessId);
      await store.purgeBusiness(businessId);
    }
    await store.purgeAccount(userId);
  }
  for (const businessId of await store.listClosedBy(before)) {
    await emptyBusiness(businessId);
    await store.purgeBusiness(businessId);
  }
  while (await store.deleteSomeBookingsOverBy(yearsBefore(now, BOOKING_RECORD_YEARS), BATCH))
    await nextTurn();
  await store.deleteRequestsOfNobody();
  await store.deleteEmptyBusinesses();
}

async function deleteEventsOf(businessId: number, now: number, store: DeleteEventsStore): Promise<void> {
  const latest = await store.latestOf(businessId);
  for (let isDone = false; !isDone;) {
    await nextTurn();
    ({ isDone } = await store.step({ businessId, only: null, latest }, now));
  }
}

/** Runs once a day, at night. */
export function purgeJob(parts: PurgeParts): Job {
  return { name: 'purge', pattern: '41 3 * * *', run: () => purge(parts) };
}

/** Returns the same calendar day, so many years before the instant. Milliseconds since 1970. */
function yearsBefore(instant: number, years: number): number {
  const date = new Date(instant);
  return date.setUTCFullYear(date.getUTCFullYear() - years);
}
