/** Queues due expiry notices, a batch in each transaction, in any process. */

import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { emailsTo } from '@daybook/schema/rules/business-email';
import type { Reader, Transaction } from '../../database/database.ts';
import { firstOf } from '../../database/prepared.ts';
import { businesses, users, type BusinessRow } from '../../database/tables.ts';
import { queueEmail } from '../../emails/queue-email-store.ts';
import { latestSubscription } from '../../payments/money-store.ts';
import { lastGoneAt } from '../../payments/payment-trouble-store.ts';
import { isOwner } from '../access-store.ts';
import type { ExpiryNoticeFacts } from './expiry-notice-email.ts';
import {
  expiryNoticesDue,
  nextExpiryNoticeAfter,
  type ExpiryNotice,
  type ExpiryNoticeState,
} from './expiry-notices.ts';

interface ExpiryNoticeBatch {
  /** Businesses looked at; fewer than asked for at the end. */
  seen: number;
  queued: number;
}

/** Resolves to whether an email is still true. */
export async function isExpiryNoticeStillDue(
  on: Reader,
  { businessId, onceKey }: ExpiryNoticeFacts,
  now: number,
): Promise<boolean> {
  const business = await firstOf(
    on
      .select()
      .from(businesses)
      .where(and(eq(businesses.id, businessId), isNull(businesses.deletedAt))),
  );
  if (!business) return false;
  const due = expiryNoticesDue(await stateOf(on, business), now);
  return due.some((expiryNotice) => expiryNotice.onceKey === onceKey);
}

/** Looks at up to `limit` due businesses, and saves when each is due again. */
export async function queueDueExpiryNotices(
  tx: Transaction,
  now: number,
  limit: number,
): Promise<ExpiryNoticeBatch> {
  const isDue = lte(businesses.expiryNoticeDueAt, now);
  const due = await tx
    .select({ id: businesses.id })
    .from(businesses)
    // Repeats the index's condition, because an index is only used if the query repeats it.
    .where(and(isDue, sql`${businesses.expiryNoticeDueAt} is not null`))
    .orderBy(businesses.expiryNoticeDueAt)
    .limit(limit);
  // Taken before they are read, so that a simultaneous change is either seen here or asks for another look.
  const taken = await tx
    .update(businesses)
    .set({ expiryNoticeDueAt: null })
    .where(
      and(
        inArray(
          businesses.id,
          due.map(({ id }) => id),
        ),
        isDue,
      ),
    )
    .returning({ id: businesses.id });
  const told = await tx
    .select({ business: businesses, accountEmail: users.email })
    .from(businesses)
    .leftJoin(users, isOwner)
    .where(
      inArray(
        businesses.id,
        taken.map(({ id }) => id),
      ),
    )
    .orderBy(businesses.id);
  let queued = 0;
  for (const { business, accountEmail } of told) {
    const state = await stateOf(tx, business);
    // The owner of a deleted business has already been told.
    const isThere = business.deletedAt === null;
    await tx
      .update(businesses)
      .set({ expiryNoticeDueAt: isThere ? nextExpiryNoticeAfter(state, now) : null })
      .where(eq(businesses.id, business.id));
    if (isThere) queued += await queueAll(tx, business, accountEmail, expiryNoticesDue(state, now), now);
  }
  return { seen: due.length, queued };
}

async function queueAll(
  tx: Transaction,
  business: BusinessRow,
  accountEmail: string | null,
  expiryNotices: ExpiryNotice[],
  now: number,
): Promise<number> {
  const recipient = emailsTo(business, accountEmail);
  if (recipient === null) return 0;
  let queued = 0;
  for (const { news, onceKey } of expiryNotices) {
    const { id: businessId, name: businessName, timezone } = business;
    const payload: ExpiryNoticeFacts = { businessId, businessName, timezone, onceKey, news };
    const email = { kind: news.kind, businessId, recipient, payload, onceKey, isBulk: true };
    if (await queueEmail(tx, email, now)) queued += 1;
  }
  return queued;
}

async function stateOf(on: Reader, business: BusinessRow): Promise<ExpiryNoticeState> {
  if (business.coveredUntil === null) return { ...business, subscription: null, moneyGoneAt: null };
  return {
    ...business,
    subscription: await latestSubscription(on, business.id),
    moneyGoneAt: await lastGoneAt(on, business.id),
  };
}
