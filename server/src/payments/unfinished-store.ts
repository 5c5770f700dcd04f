/** What the jobs ask the provider about, some at a time. */
import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Reader } from '../database/database.ts';
import { businesses, checkouts, subscriptions } from '../database/tables.ts';

/** Of ways to pay that are not finished: those behind that id, in its order. */
export async function listUnfinished(on: Reader, afterId: string, limit: number): Promise<string[]> {
  const rows = await on
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(and(isUnfinished(), isNotNull(checkouts.sessionReference), gt(checkouts.id, afterId)))
    .orderBy(asc(checkouts.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Of those, the ones that must have ended by then. Milliseconds since 1970. */
export async function listOverdue(on: Reader, instant: number, limit: number): Promise<string[]> {
  const rows = await on
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.status, 'open'),
        isNotNull(checkouts.sessionReference),
        lt(checkouts.expiresAt, instant),
      ),
    )
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Made before then, and never answered for by the provider. */
export async function listUnanswered(on: Reader, instant: number, limit: number): Promise<string[]> {
  const rows = await on
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(
      and(eq(checkouts.status, 'open'), isNull(checkouts.sessionReference), lt(checkouts.createdAt, instant)),
    )
    .limit(limit);
  return rows.map(({ id }) => id);
}

function isUnfinished() {
  return inArray(checkouts.status, ['open', 'processing']);
}

export interface RunningSubscription {
  id: number;
  reference: string;
}

/** Those behind that id, in its order. */
export function listRunning(on: Reader, afterId: number, limit: number): Promise<RunningSubscription[]> {
  return on
    .select({ id: subscriptions.id, reference: subscriptions.reference })
    .from(subscriptions)
    .where(and(ne(subscriptions.status, 'ended'), gt(subscriptions.id, afterId)))
    .orderBy(asc(subscriptions.id))
    .limit(limit);
}

/**
 * Running, for a business that is gone, that has paid for its setup, or that has a newer one: nobody is to be charged
 * for it again.
 */
export function listNeedless(on: Reader, limit: number): Promise<RunningSubscription[]> {
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
    .select({ id: subscriptions.id, reference: subscriptions.reference })
    .from(subscriptions)
    .leftJoin(businesses, eq(businesses.id, subscriptions.businessId))
    .where(
      and(
        ne(subscriptions.status, 'ended'),
        or(isNull(businesses.id), isNotNull(businesses.deletedAt), isNotNull(businesses.paidAt), hasNewer),
      ),
    )
    .limit(limit);
}
