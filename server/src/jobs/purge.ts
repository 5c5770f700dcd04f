/** Deletes what has been kept for as long as we promise. */

import { BOOKING_RECORD_YEARS, DAY, PURGE_AFTER_DAYS } from '@daybook/schema/figures/periods';
import { agreeForClosed } from '../customer-data/erase-customer-store.ts';
import { eraseCustomer, type EraseContext } from '../customer-data/erase-customers.ts';
import type { Database } from '../database/database.ts';
import { untilNothingLeft } from '../database/until-nothing-left.ts';
import { deleteSomeEvents, latestEventOf } from '../events/delete-events-store.ts';
import {
  anonymiseSomeBookingsOf,
  businessesOf,
  deleteEmptyBusinesses,
  deleteRequestsOfNobody,
  deleteSomeBookingsOverBy,
  deleteSomeCustomersAddedBy,
  deleteSomeEmailsOf,
  listClosedBy,
  listDeletedBy,
  purgeAccount,
  purgeBusiness,
} from './purge-store.ts';
import type { Job } from './run-jobs.ts';

const BATCH = 500;

/** Deletes closed accounts and businesses, then old records of bookings, then what both left empty. */
export async function purge(context: EraseContext): Promise<void> {
  const { database, clock } = context;
  const now = clock();
  // A day sooner than promised, because the job may run up to a day late.
  const before = now - (PURGE_AFTER_DAYS - 1) * DAY;

  for (const userId of await listDeletedBy(database.read, before)) {
    for (const businessId of await businessesOf(database.read, userId))
      await emptyBusiness(context, businessId, now);
    await database.write({ account: userId }, (tx) => purgeAccount(tx, userId));
  }
  for (const businessId of await listClosedBy(database.read, before))
    await emptyBusiness(context, businessId, now);
  const recordsEnd = yearsBefore(now, BOOKING_RECORD_YEARS);
  await untilNothingLeft(() => deleteSomeBookingsOverBy(database, recordsEnd, BATCH));
  await untilNothingLeft(() => deleteSomeCustomersAddedBy(database, recordsEnd, BATCH));
  await deleteRequestsOfNobody(database);
  await deleteEmptyBusinesses(database);
}

async function emptyBusiness(context: EraseContext, businessId: number, now: number): Promise<void> {
  const { database } = context;
  const lockOn = { business: businessId };
  await deleteEventsOf(businessId, now, database);
  await untilNothingLeft(() => database.write(lockOn, (tx) => deleteSomeEmailsOf(tx, businessId)));
  // Customers who asked after the business had closed get an email that names it, so do this before deleting
  // it.
  const agreed = await database.write(lockOn, (tx) => agreeForClosed(tx, businessId, now));
  for (const request of agreed) await eraseCustomer(context, request);
  for (let from: number | null = 0; from !== null;) {
    const start: number = from;
    from = await database.write(lockOn, (tx) => anonymiseSomeBookingsOf(tx, businessId, start));
  }
  await database.write(lockOn, (tx) => purgeBusiness(tx, businessId));
}

async function deleteEventsOf(businessId: number, now: number, database: Database): Promise<void> {
  const latest = await latestEventOf(database.read, businessId);
  await untilNothingLeft(async () => {
    const wanted = { businessId, only: null, latest };
    const step = await database.write({ business: businessId }, (tx) => deleteSomeEvents(tx, wanted, now));
    return !step.isDone;
  });
}

/** Runs once a day, at night. */
export function purgeJob(context: EraseContext): Job {
  return { name: 'purge', pattern: '41 3 * * *', run: () => purge(context) };
}

/** Returns the same calendar day, so many years before the instant. Milliseconds since 1970. */
function yearsBefore(instant: number, years: number): number {
  const date = new Date(instant);
  return date.setUTCFullYear(date.getUTCFullYear() - years);
}
