/** Finds what the jobs ask the provider about, some at a time. */

import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Reader } from '../database/database.ts';
import { checkouts, payments, subscriptions } from '../database/money-tables.ts';
import { businesses } from '../database/tables.ts';
import type { ReportedReturn } from './provider.ts';

// Literals, because SQLite uses a partial index only where the query repeats its words.
const isUnfinished = sql`${checkouts.status} in ('open', 'processing')`;
const isOpen = sql`${checkouts.status} = 'open'`;
const isRunning = sql`${subscriptions.status} <> 'ended'`;
// The added '' keeps SQLite from using the indexes of these columns, because nearly all checkouts are
// finished.
const checkoutId = sql`(${checkouts.id} || '')`;
const sessionReference = sql`(${checkouts.sessionReference} || '')`;

/** Lists the ids of unfinished checkouts after `afterId`, in order, at most `limit`. */
export async function listUnfinished(on: Reader, afterId: string, limit: number): Promise<string[]> {
  const rows = await on
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(and(isUnfinished, isNotNull(sessionReference), gt(checkoutId, afterId)))
    .orderBy(asc(checkoutId))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export type OverdueCheckout = Pick<typeof checkouts.$inferSelect, 'id' | 'expiresAt'>;

/**
 * Lists overdue checkouts that should have ended before `instant`, milliseconds since 1970, the oldest first,
 * at most `limit`. `after` is the last one of the page before.
 */
export function listOverdue(
  on: Reader,
  instant: number,
  after: OverdueCheckout,
  limit: number,
): Promise<OverdueCheckout[]> {
  return on
    .select({ id: checkouts.id, expiresAt: checkouts.expiresAt })
    .from(checkouts)
    .where(
      and(
        isOpen,
        isNotNull(sessionReference),
        lt(checkouts.expiresAt, instant),
        sql`(${checkouts.expiresAt}, ${checkoutId}) > (${after.expiresAt}, ${after.id})`,
      ),
    )
    .orderBy(asc(checkouts.expiresAt), asc(checkoutId))
    .limit(limit);
}

/** Lists ids of checkouts made before `instant`, milliseconds since 1970, that the provider never opened. */
export async function listUnanswered(on: Reader, instant: number, limit: number): Promise<string[]> {
  const rows = await on
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(and(isOpen, isNull(sessionReference), lt(checkouts.createdAt, instant)))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Lists the references of those payments whose report differs from what we know. */
export async function listChanged(on: Reader, reported: readonly ReportedReturn[]): Promise<string[]> {
  const references = reported.map(({ reference }) => reference);
  const known = await on
    .select({
      reference: payments.providerReference,
      refundedPence: payments.refundedPence,
      dispute: payments.dispute,
    })
    .from(payments)
    .where(inArray(payments.providerReference, references));
  const byReference = new Map(known.map((payment) => [payment.reference, payment]));
  return reported.flatMap(({ reference, refundedPence, dispute }) => {
    const payment = byReference.get(reference);
    const isChanged = payment && (payment.refundedPence !== refundedPence || payment.dispute !== dispute);
    return isChanged ? [reference] : [];
  });
}

const running = {
  id: subscriptions.id,
  reference: subscriptions.reference,
  status: subscriptions.status,
  endsWithPeriod: subscriptions.endsWithPeriod,
  paidUntil: subscriptions.paidUntil,
};

export type RunningSubscription = Pick<typeof subscriptions.$inferSelect, keyof typeof running>;

/** Lists running subscriptions after `afterId`, in order, at most `limit`. */
export function listRunning(on: Reader, afterId: number, limit: number): Promise<RunningSubscription[]> {
  return on
    .select(running)
    .from(subscriptions)
    .where(and(isRunning, gt(subscriptions.id, afterId)))
    .orderBy(asc(subscriptions.id))
    .limit(limit);
}

/** Lists running subscriptions that nobody needs: their business is gone, has paid for its setup, or has a newer one. */
export function listNeedless(on: Reader): Promise<RunningSubscription[]> {
  const newer = alias(subscriptions, 'newer');
  const hasNewer = exists(
    on
      .select({ id: newer.id })
      .from(newer)
      .where(
        and(
          eq(newer.businessId, subscriptions.businessId),
          ne(newer.status, 'ended'),
          gt(newer.id, subscriptions.id),
        ),
      ),
  );
  return on
    .select(running)
    .from(subscriptions)
    .leftJoin(businesses, eq(businesses.id, subscriptions.businessId))
    .where(
      and(
        isRunning,
        or(isNull(businesses.id), isNotNull(businesses.deletedAt), isNotNull(businesses.paidAt), hasNewer),
      ),
    )
    .orderBy(asc(subscriptions.id));
}
