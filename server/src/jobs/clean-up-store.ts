import { and, eq, inArray, isNotNull, isNull, lt, lte, or, sql, type AnyColumn } from 'drizzle-orm';
import { DATA_LINK } from '../customer-data/customer-data-facts.ts';
import { importedAddresses } from '../database/import-tables.ts';
import type { Database, Transaction } from '../database/database.ts';
import { bookings } from '../database/booking-tables.ts';
import { hasFacts } from '../database/expressions.ts';
import { emails } from '../database/email-tables.ts';
import { checkouts, payments, subscriptions } from '../database/money-tables.ts';
import { deleteSomeEnded } from '../waiting-list/entries-store.ts';
import { blockedPeople, businesses, sessions } from '../database/tables.ts';

export interface CleanUpStore {
  /**
   * Empties the facts of up to `limit` emails that were sent or given up before the instant (milliseconds
   * since 1970); resolves to how many. Deletes emails with a link to a customer's own data instead: they
   * record nothing about a booking, and anybody with a booking's link may cause more of them every day.
   */
  emptyEmailsBefore(instant: number, limit: number): Promise<number>;
  /** Deletes the idempotency keys of up to `limit` bookings made by the instant; resolves to how many. */
  deleteKeysUntil(instant: number, limit: number): Promise<number>;
  /** Removes the counted address from up to `limit` emails from before the instant; resolves to how many. */
  deleteCountedBefore(instant: number, limit: number): Promise<number>;
  /** Deletes imported addresses counted before that day (days since 1970), at most about 200 an account. */
  deleteImportedBefore(day: number): Promise<void>;
  /** Deletes up to `limit` waiting-list entries ended by the instant, with offers; resolves to how many. */
  deleteWaitingEndedBy(instant: number, limit: number): Promise<number>;
  deleteSessionsExpiredBy(now: number): Promise<void>;
  /** Ends the blocks that began by the instant. */
  endBlocksBegunBy(instant: number): Promise<void>;
  /** Deletes payments from before the instant, with checkouts and subscriptions, of deleted businesses. */
  deletePaymentsBefore(instant: number): Promise<void>;
}

export function createCleanUpStore({ write }: Database): CleanUpStore {
  return {
    emptyEmailsBefore: (instant, limit) =>
      write({}, async (tx) => {
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
      }),
    deleteWaitingEndedBy: (instant, limit) => write({}, (tx) => deleteSomeEnded(tx, instant, limit)),
    deleteKeysUntil: (instant, limit) =>
      write({}, async (tx) => {
        const old = tx
          .select({ id: bookings.id })
          .from(bookings)
          .where(and(isNotNull(bookings.idempotencyKey), lte(bookings.createdAt, instant)))
          .limit(limit);
        const deleted = await tx
          .update(bookings)
          .set({ idempotencyKey: null })
          .where(inArray(bookings.id, old))
          .returning({ id: bookings.id });
        return deleted.length;
      }),
    deleteCountedBefore: (instant, limit) =>
      write({}, async (tx) => {
        const old = tx
          .select({ id: emails.id })
          .from(emails)
          .where(and(isNotNull(emails.countedFor), lt(emails.createdAt, instant)))
          .limit(limit);
        const deleted = await tx
          .update(emails)
          .set({ countedFor: null })
          .where(inArray(emails.id, old))
          .returning(ID);
        return deleted.length;
      }),
    deleteImportedBefore: (day) =>
      write({}, async (tx) => {
        await tx.delete(importedAddresses).where(lt(importedAddresses.day, day));
      }),
    deleteSessionsExpiredBy: (now) =>
      write({}, async (tx) => {
        await tx.delete(sessions).where(lt(sessions.expiresAt, now));
      }),
    endBlocksBegunBy: (instant) =>
      write({}, async (tx) => {
        await tx.delete(blockedPeople).where(lte(blockedPeople.blockedAt, instant));
      }),
    deletePaymentsBefore: (instant) => write({}, (tx) => deletePayments(tx, instant)),
  };
}

const ID = { id: emails.id };
const isOver = inArray(emails.status, ['sent', 'failed']);

async function deletePayments(tx: Transaction, instant: number): Promise<void> {
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
