/** What the nightly clean-up deletes. Instants are milliseconds since 1970. What takes a `limit`
 * resolves to how many rows it changed. */

import { and, eq, inArray, isNotNull, isNull, lt, lte, or, sql, type AnyColumn } from 'drizzle-orm';
import { DATA_LINK } from '../customer-data/customer-data-facts.ts';
import { bookings } from '../database/booking-tables.ts';
import type { Database, Transaction } from '../database/database.ts';
import { emails } from '../database/email-tables.ts';
import { hasFacts } from '../database/expressions.ts';
import { importedAddresses } from '../database/import-tables.ts';
import { checkouts, payments, subscriptions } from '../database/money-tables.ts';
import { blockedPeople, businesses, sessions } from '../database/tables.ts';
import { contactMessages, newsletterSignups } from '../database/visitor-tables.ts';
import { businessWithEnded, deleteSomeEnded } from '../waiting-list/over-entries-store.ts';

/** Removes the counted address from emails from before the instant. */
export async function deleteCountedBefore(tx: Transaction, instant: number, limit: number) {
  const old = tx
    .select(ID)
    .from(emails)
    .where(and(isNotNull(emails.countedFor), lt(emails.createdAt, instant)))
    .limit(limit);
  const changed = tx.update(emails).set({ countedFor: null }).where(inArray(emails.id, old));
  return (await changed.returning(ID)).length;
}

/** Deletes the idempotency keys of bookings made by the instant. */
export async function deleteKeysUntil(tx: Transaction, instant: number, limit: number) {
  const old = tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(isNotNull(bookings.idempotencyKey), lte(bookings.createdAt, instant)))
    .limit(limit);
  const changed = tx.update(bookings).set({ idempotencyKey: null }).where(inArray(bookings.id, old));
  return (await changed.returning({ id: bookings.id })).length;
}

/**
 * Deletes some of the waiting-list entries ended by the instant, with their offers. Resolves to false when
 * none are left.
 */
export async function deleteWaitingEndedBy(
  { read, write }: Database,
  instant: number,
  limit: number,
): Promise<boolean> {
  const business = await businessWithEnded(read, instant);
  if (business !== null) await write({ business }, (tx) => deleteSomeEnded(tx, business, instant, limit));
  return business !== null;
}

/** Deletes imported addresses counted before that day (days since 1970), at most about 200 an account. */
export async function deleteImportedBefore(tx: Transaction, day: number): Promise<void> {
  await tx.delete(importedAddresses).where(lt(importedAddresses.day, day));
}

export async function deleteSessionsExpiredBy(tx: Transaction, now: number): Promise<void> {
  await tx.delete(sessions).where(lt(sessions.expiresAt, now));
}

/** Ends the blocks that began by the instant. */
export async function endBlocksBegunBy(tx: Transaction, instant: number): Promise<void> {
  await tx.delete(blockedPeople).where(lte(blockedPeople.blockedAt, instant));
}

export async function deleteMessagesBefore(tx: Transaction, instant: number): Promise<void> {
  await tx.delete(contactMessages).where(lt(contactMessages.createdAt, instant));
}

const ID = { id: emails.id };
const isOver = inArray(emails.status, ['sent', 'failed']);

/**
 * Empties the facts of emails that were sent or given up before the instant. Deletes emails with a link to
 * a customer's own data instead: they record nothing about a booking, and anybody with a booking's link may
 * cause more of them every day.
 */
export async function emptyEmailsBefore(tx: Transaction, instant: number, limit: number): Promise<number> {
  const old = await tx
    .select({ id: emails.id, kind: emails.kind })
    .from(emails)
    .where(
      and(
        isOver,
        lt(emails.createdAt, instant),
        sql`coalesce(${emails.sentAt}, ${emails.createdAt}) < ${instant}`,
        hasFacts(emails),
      ),
    )
    .limit(limit);
  const idsOf = (areLinks: boolean) =>
    old.filter(({ kind }) => (kind === DATA_LINK) === areLinks).map(({ id }) => id);
  // An admin may retry one of them meanwhile.
  const isStill = (areLinks: boolean) => and(inArray(emails.id, idsOf(areLinks)), isOver);
  const deleted = await tx.delete(emails).where(isStill(true)).returning(ID);
  const emptied = await tx.update(emails).set({ payload: {} }).where(isStill(false)).returning(ID);
  return deleted.length + emptied.length;
}

/**
 * Deletes emails that were sent or given up, were written before the instant, and belong to no booking and
 * no business, because nothing else would ever delete their recipients.
 */
export async function deleteEmailsBefore(tx: Transaction, instant: number, limit: number): Promise<number> {
  const old = tx
    .select(ID)
    .from(emails)
    .where(
      and(
        isNull(emails.bookingId),
        isNull(emails.businessId),
        // The plus keeps SQLite from using the index by time, because nearly all emails are that old and belong
        // to a booking.
        sql`+${emails.createdAt} < ${instant}`,
        isOver,
      ),
    )
    .limit(limit);
  // An admin may retry one of them meanwhile.
  const isStill = and(inArray(emails.id, old), isOver);
  return (await tx.delete(emails).where(isStill).returning(ID)).length;
}

/**
 * Deletes signups requested by the instant and never confirmed. Addresses that had unsubscribed before are
 * unsubscribed again.
 */
export async function deleteSignupsAskedBy(tx: Transaction, instant: number): Promise<void> {
  const isUnanswered = and(eq(newsletterSignups.status, 'pending'), lte(newsletterSignups.askedAt, instant));
  await tx
    .update(newsletterSignups)
    .set({ status: 'unsubscribed' })
    .where(and(isUnanswered, isNotNull(newsletterSignups.unsubscribedAt)));
  await tx.delete(newsletterSignups).where(isUnanswered);
}

/** Deletes payments from before the instant, with checkouts and subscriptions, of deleted businesses. */
export async function deletePaymentsBefore(tx: Transaction, instant: number): Promise<void> {
  const gone = tx
    .select({ id: businesses.id })
    .from(businesses)
    .where(and(isNull(businesses.ownerId), isNotNull(businesses.deletedAt)));
  const isGone = (businessId: AnyColumn) => or(isNull(businessId), inArray(businessId, gone));
  await tx.delete(payments).where(and(lt(payments.paidAt, instant), isGone(payments.businessId)));
  await tx
    .delete(subscriptions)
    .where(
      and(
        lt(subscriptions.paidUntil, instant),
        eq(subscriptions.status, 'ended'),
        isGone(subscriptions.businessId),
      ),
    );
  await tx.delete(checkouts).where(and(lt(checkouts.createdAt, instant), isGone(checkouts.businessId)));
}
