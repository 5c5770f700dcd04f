/** The deletion of an account, in one transaction: from then on nothing of the owner's is in reach. */
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { prepareCancelBookings } from '../../bookings/owner/cancel-bookings-store.ts';
import { createGroupCommit } from '../../database/group-commit.ts';
import type { Database } from '../../database/open.ts';
import { prepareInsert } from '../../database/prepare-insert.ts';
import { businesses, emails, sessions, users } from '../../database/tables.ts';
import { ACCOUNT_DELETED, accountDeletedKey, type DeletionFacts } from './deletion-facts.ts';

/** Deletes an account as of `now`, or answers false when it is gone already. */
export type DeleteAccount = (userId: number, now: number) => Promise<boolean>;

/**
 * The businesses close: their diaries are gone, what was to come is cancelled and its attendees' letters are
 * queued, with one letter to the owner. The rows stay for the purge (jobs/purge.ts); the subject and the email
 * address are free, so that the same person may begin afresh.
 */
export function createDeleteAccount(database: Database): DeleteAccount {
  const commit = createGroupCommit(database);
  const cancelBookings = prepareCancelBookings(database);
  const insertEmail = prepareInsert(database, emails);

  function closeBusinesses(ownerId: number, now: number): DeletionFacts {
    const owned = database
      .select({ id: businesses.id, name: businesses.name })
      .from(businesses)
      .where(and(eq(businesses.ownerId, ownerId), isNull(businesses.deletedAt)))
      .all();
    const cancelled = owned.map(({ id }) => cancelBookings.ofBusiness(id, now).bookings);
    const ids = owned.map(({ id }) => id);
    database
      .update(businesses)
      .set({ deletedAt: now, isActive: false, updatedAt: now })
      .where(inArray(businesses.id, ids))
      .run();
    return {
      businesses: owned.map(({ name }) => name),
      bookingsCancelled: cancelled.reduce((sum, count) => sum + count, 0),
      deletedAt: now,
    };
  }

  function deleteAccount(userId: number, now: number): boolean {
    const isOpen = and(eq(users.id, userId), isNull(users.deletedAt));
    const account = database.select().from(users).where(isOpen).get();
    if (!account) return false;
    const payload = closeBusinesses(userId, now);
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
  }

  return (userId, now) => commit(() => deleteAccount(userId, now));
}
