/** Catches up on missed provider events, and ends checkouts and subscriptions that nobody needs. */

import { DAY, MINUTE } from '@daybook/schema/figures/periods';
import type { Job } from '../jobs/run-jobs.ts';
import { dropUnanswered } from './checkout-store.ts';
import { deleteEventsBefore } from './provider-events-store.ts';
import type { ListedSubscription } from './provider.ts';
import { describe, follow, type PayingContext } from './sync-payment.ts';
import {
  listChanged,
  listOverdue,
  listRunning,
  listUnanswered,
  listUnfinished,
  listNeedless,
  type OverdueCheckout,
  type RunningSubscription,
} from './unfinished-store.ts';

const STEP = 100;
/**
 * Milliseconds for which a checkout without a response is left alone, because its owner may still be waiting
 * for the provider.
 */
const UNANSWERED_FOR = 5 * MINUTE;
/** Milliseconds to leave an overdue checkout alone: the provider usually reports it within a minute. */
const OVERDUE_FOR = 2 * MINUTE;
/**
 * Milliseconds for which a payment may still be disputed and decided: payers have up to 120 days to dispute
 * it, and banks about 90 to decide.
 */
const MAY_RETURN_FOR = 210 * DAY;
/** Milliseconds. The provider stops sending an event again after a few days. */
const EVENTS_KEPT_FOR = 30 * DAY;

/**
 * Asks about all unfinished checkouts, all running subscriptions, and recent payments whose refunds and
 * disputes we may have missed. Runs once a day, and when the process starts.
 */
export function reconcileJob(context: PayingContext): Job {
  const { clock, database } = context;
  return {
    name: 'reconcile payments',
    pattern: '23 4 * * *',
    async run() {
      for (let ids = await listUnfinished(database.read, '', STEP); ids.length > 0;) {
        for (const id of ids) await orLog(context, follow(context, { about: 'checkout', id }));
        ids = await listUnfinished(database.read, ids.at(-1) ?? '', STEP);
      }
      await orLog(context, followSubscriptions(context));
      await orLog(context, followReturns(context));
      await database.write({}, (tx) => deleteEventsBefore(tx, clock() - EVENTS_KEPT_FOR));
    },
  };
}

/** Lists a hundred subscriptions per call, and asks separately about those that differ from what we know. */
async function followSubscriptions(context: PayingContext): Promise<void> {
  const { database, provider } = context;
  const listed = new Map<string, ListedSubscription>();
  for await (const some of provider.listSubscriptions())
    for (const subscription of some) listed.set(subscription.reference, subscription);
  for (let running = await listRunning(database.readLong, 0, STEP); running.length > 0;) {
    for (const known of running)
      if (!isAsListed(known, listed.get(known.reference)))
        await orLog(context, follow(context, { about: 'subscription', reference: known.reference }));
    running = await listRunning(database.readLong, running.at(-1)?.id ?? 0, STEP);
  }
}

/** A subscription that the provider doesn't list has ended. */
function isAsListed(known: RunningSubscription, listed: ListedSubscription | undefined): boolean {
  return (
    listed !== undefined &&
    listed.status === known.status &&
    listed.endsWithPeriod === known.endsWithPeriod &&
    listed.paidUntil === (listed.status === 'active' ? known.paidUntil : null)
  );
}

/** Lists a hundred payments per call, and asks separately only about those that have changed. */
async function followReturns(context: PayingContext): Promise<void> {
  const { clock, database, provider } = context;
  for await (const reported of provider.listReturns(clock() - MAY_RETURN_FOR))
    for (const reference of await listChanged(database.read, reported))
      await orLog(context, follow(context, { about: 'payment', reference }));
}

/**
 * Runs every five minutes. Releases the coupon uses of unanswered and overdue checkouts, and ends
 * subscriptions that nobody needs, so that nobody is charged for them before the daily job runs.
 */
export function endNeedlessJob(context: PayingContext): Job {
  const { clock, database } = context;
  return {
    name: 'end needless payments',
    pattern: '*/5 * * * *',
    async run() {
      const now = clock();
      for (const id of await listUnanswered(database.read, now - UNANSWERED_FOR, STEP))
        await database.write({}, (tx) => dropUnanswered(tx, id));
      let overdue: OverdueCheckout[] = [{ id: '', expiresAt: 0 }];
      for (let last = overdue.at(-1); last; last = overdue.at(-1)) {
        overdue = await listOverdue(database.read, now - OVERDUE_FOR, last, STEP);
        for (const { id } of overdue) await orLog(context, follow(context, { about: 'checkout', id }));
      }
      for (const { reference } of await listNeedless(database.readLong))
        await orLog(context, end(context, reference));
    },
  };
}

async function end(context: PayingContext, reference: string): Promise<void> {
  await context.provider.endSubscription(reference);
  await follow(context, { about: 'subscription', reference });
}

/** Logs an error, so that the other subjects are still asked about. */
async function orLog({ log }: PayingContext, asking: Promise<void>): Promise<void> {
  await asking.catch((error: unknown) =>
    log.warn({ error: describe(error) }, 'the payment provider could not be asked'),
  );
}
