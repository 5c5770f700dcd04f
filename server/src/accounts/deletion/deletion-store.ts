/**
 * The deletion of an account. One transaction puts everything out of reach; what was to come is then cancelled
 * some at a time, so that a business with thousands of bookings holds nobody up.
 */
import { and, count, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { lettersTo } from '@daybook/schema/rules/business-email';
import { prepareCancelBookings, type CancelledSome } from '../../bookings/owner/cancel-bookings-store.ts';
import { createGroupCommit } from '../../database/group-commit.ts';
import type { Database } from '../../database/open.ts';
import { prepareInsert } from '../../database/prepare-insert.ts';
import { bookings, businesses, emails, sessions, users } from '../../database/tables.ts';
import { ACCOUNT_DELETED, accountDeletedKey, type DeletionFacts } from './deletion-facts.ts';

/** Bookings that one step cancels: some 5 ms. */
export const CANCELLED_A_STEP = 50;

export type DeletionStore = ReturnType<typeof createDeletionStore>;

export function createDeletionStore(database: Database) {
  const commit = createGroupCommit(database);
  const cancelBookings = prepareCancelBookings(database);
  const closeAccount = prepareCloseAccount(database);
  const unfinished = database.$client
    .prepare<[number], number>(
      `SELECT id FROM businesses WHERE deleted_at IS NOT NULL AND owner_id IS NOT NULL AND EXISTS (
         SELECT 1 FROM bookings WHERE business_id = businesses.id AND starts_at > ? AND status <> 'cancelled')`,
    )
    .pluck();

  return {
    /**
     * The businesses close: their diaries are gone, nobody signs in any more, and the letter to the owner is
     * queued. The rows stay for the purge (jobs/purge.ts); the subject and the email address are free, so that
     * the same person may begin afresh. False when the account is gone already.
     */
    async close(userId: number, now: number): Promise<boolean> {
      return commit(() => closeAccount(userId, now));
    },

    /** Businesses that are closed and still have bookings to come: an ended process left them so. */
    async listUnfinished(now: number): Promise<number[]> {
      return unfinished.all(now);
    },

    /** Cancels the next bookings to come that begin after that instant, and queues their attendees' letters. */
    async cancelSome(businessId: number, after: number, now: number): Promise<CancelledSome> {
      return commit(() => cancelBookings.ofBusiness(businessId, after, CANCELLED_A_STEP, now));
    },
  };
}

function prepareCloseAccount(database: Database): (userId: number, now: number) => boolean {
  const insertEmail = prepareInsert(database, emails);

  function closeBusinesses(ownerId: number, accountEmail: string, now: number): DeletionFacts {
    const owned = database
      .select()
      .from(businesses)
      .where(and(eq(businesses.ownerId, ownerId), isNull(businesses.deletedAt)))
      .all();
    const ids = owned.map(({ id }) => id);
    const toCome = database
      .select({ bookings: count() })
      .from(bookings)
      .where(
        and(
          inArray(bookings.businessId, ids),
          gt(bookings.startsAt, now),
          sql`${bookings.status} <> 'cancelled'`,
        ),
      )
      .get();
    for (const business of owned) {
      // The account forgets its address now; letters that are still to be written need one to be answered at.
      const email = lettersTo(business, accountEmail) ?? business.email;
      database
        .update(businesses)
        .set({ email, confirmedEmail: email, deletedAt: now, isActive: false, updatedAt: now })
        .where(eq(businesses.id, business.id))
        .run();
    }
    return {
      businesses: owned.map(({ name }) => name),
      bookingsCancelled: toCome?.bookings ?? 0,
      deletedAt: now,
    };
  }

  return function closeAccount(userId, now) {
    const isOpen = and(eq(users.id, userId), isNull(users.deletedAt));
    const account = database.select().from(users).where(isOpen).get();
    if (!account) return false;
    const payload = closeBusinesses(userId, account.email, now);
    database.delete(sessions).where(eq(sessions.userId, userId)).run();
    database
      .update(users)
      .set({
        subject: `deleted ${userId}`,
        email: '',
        givenName: null,
        familyName: null,
        picture: null,
        deletedAt: now,
      })
      .where(isOpen)
      .run();
    const onceKey = accountDeletedKey(userId);
    const recipient = account.email;
    insertEmail({ kind: ACCOUNT_DELETED, onceKey, recipient, payload, dueAt: now, createdAt: now });
    return true;
  };
}
