import {
  BLOCK_DAYS,
  DAY,
  EMAILS_KEPT_DAYS,
  MESSAGE_KEPT_DAYS,
  NEWSLETTER_LINK_DAYS,
  PAYMENT_RECORD_YEARS,
} from '@daybook/schema/figures/periods';
import { WAITING_KEPT_DAYS } from '@daybook/schema/figures/waiting-list';
import { dayOf } from '../bookings/imported-address-store.ts';
import { IDEMPOTENCY_KEY_MILLISECONDS } from '../bookings/place-booking.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { untilNothingLeft } from '../database/until-nothing-left.ts';
import { EMAILS_COUNT_FOR } from '../emails/email-bounds.ts';
import {
  deleteCountedBefore,
  deleteEmailsBefore,
  deleteKeysUntil,
  emptyEmailsBefore,
  deleteWaitingEndedBy,
  deleteImportedBefore,
  deleteSessionsExpiredBy,
  endBlocksBegunBy,
  deleteSignupsAskedBy,
  deleteMessagesBefore,
  deletePaymentsBefore,
} from './clean-up-store.ts';
import type { Job } from './run-jobs.ts';

/** Milliseconds. An email's facts are personal data, kept this long after it was sent or given up. */
export const EMAILS_KEPT_FOR = EMAILS_KEPT_DAYS * DAY;
const BATCH = 500;

type CleanUpContext = Pick<Context, 'database' | 'clock'>;

/**
 * Deletes what has been kept for long enough: expired sessions and blocks, unconfirmed signups, messages to
 * support, payments of businesses that are gone, old emails or their content, and what was needed for a while
 * only.
 */
export async function cleanUp({ database, clock }: CleanUpContext): Promise<void> {
  const now = clock();

  const inBatches = (
    some: (tx: Transaction, instant: number, limit: number) => Promise<number>,
    instant: number,
  ) => untilNothingLeft(() => database.write({}, (tx) => some(tx, instant, BATCH)));

  await database.write({}, (tx) => deleteSessionsExpiredBy(tx, now));
  await database.write({}, (tx) => endBlocksBegunBy(tx, now - BLOCK_DAYS * DAY));
  await database.write({}, (tx) => deleteSignupsAskedBy(tx, now - NEWSLETTER_LINK_DAYS * DAY));
  await database.write({}, (tx) => deleteMessagesBefore(tx, now - MESSAGE_KEPT_DAYS * DAY));
  await database.write({}, (tx) => deletePaymentsBefore(tx, paymentsKeptFrom(now)));
  await database.write({}, (tx) => deleteImportedBefore(tx, dayOf(now - EMAILS_KEPT_FOR)));
  await inBatches(deleteEmailsBefore, now - EMAILS_KEPT_FOR);
  await inBatches(emptyEmailsBefore, now - EMAILS_KEPT_FOR);
  await inBatches(deleteCountedBefore, now - EMAILS_COUNT_FOR);
  await untilNothingLeft(() => deleteWaitingEndedBy(database, now - WAITING_KEPT_DAYS * DAY, BATCH));
  await inBatches(deleteKeysUntil, now - IDEMPOTENCY_KEY_MILLISECONDS);
}

/** Returns the start of the oldest UK tax year whose payments are kept, milliseconds since 1970. */
export function paymentsKeptFrom(now: number): number {
  const year = new Date(now).getUTCFullYear();
  const latestStart = now < taxYearStart(year) ? year - 1 : year;
  return taxYearStart(latestStart - PAYMENT_RECORD_YEARS);
}

// Midnight before 6 April, which is summer time in London.
const taxYearStart = (year: number) => Date.UTC(year, 3, 5, 23);

/** Runs once a day, at night. */
export function cleanUpJob(context: CleanUpContext): Job {
  return { name: 'clean-up', pattern: '17 3 * * *', run: () => cleanUp(context) };
}
