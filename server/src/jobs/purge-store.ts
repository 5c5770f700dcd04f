/** What the purge removes. Each call is one transaction. */
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, max, notExists, sql } from 'drizzle-orm';
import { accountDeletedKey } from '../accounts/deletion/deletion-facts.ts';
import type { Database, Reader, Transaction } from '../database/database.ts';
import { bookings, businesses, emails, payments, slugHistory, users } from '../database/tables.ts';

/** Letters that one step looks at. */
const LETTERS_A_STEP = 5000;

export interface PurgeStore {
  /** The accounts that were deleted at that instant or before. */
  listDeletedBy(instant: number): Promise<number[]>;
  /** The businesses of an account. */
  listBusinessesOf(userId: number): Promise<number[]>;
  /**
   * Deletes the letters about an account's businesses, which name them and how to reach them, among the next
   * letters behind that id. Returns where to go on, null at the end.
   */
  deleteLettersOf(userId: number, afterId: number): Promise<number | null>;
  /**
   * Removes all else that is the owner's, when events and letters are gone; bookings, and payments, stay with a
   * business that names nobody.
   */
  purgeAccount(userId: number): Promise<void>;
  /** Deletes up to `limit` bookings that were over at that instant, with their letters; returns how many. */
  deleteBookingsOverBy(instant: number, limit: number): Promise<number>;
  /** Deletes businesses of purged accounts of which no record is left. */
  deleteEmptyBusinesses(): Promise<number>;
}

export function createPurgeStore({ read, write }: Database): PurgeStore {
  return {
    async listDeletedBy(instant) {
      const found = await read
        .select({ id: users.id })
        .from(users)
        .where(lte(users.deletedAt, instant))
        .orderBy(asc(users.deletedAt));
      return found.map(({ id }) => id);
    },
    listBusinessesOf: (userId) => businessesOf(read, userId),
    deleteLettersOf: (userId, afterId) =>
      write({ account: userId }, (tx) => deleteLetters(tx, userId, afterId)),
    purgeAccount: (userId) => write({ account: userId }, (tx) => purgeAccount(tx, userId)),
    deleteBookingsOverBy: (instant, limit) => write({}, (tx) => deleteBookings(tx, instant, limit)),
    deleteEmptyBusinesses: () => write({}, deleteEmpty),
  };
}

async function businessesOf(on: Reader, userId: number): Promise<number[]> {
  const owned = await on.select({ id: businesses.id }).from(businesses).where(eq(businesses.ownerId, userId));
  return owned.map(({ id }) => id);
}

/** Through all letters once, some at a time: no index of theirs would ever be asked for anything else. */
async function deleteLetters(tx: Transaction, userId: number, afterId: number): Promise<number | null> {
  const reached = afterId + LETTERS_A_STEP;
  await tx
    .delete(emails)
    .where(
      and(
        gt(emails.id, afterId),
        lte(emails.id, reached),
        inArray(
          emails.businessId,
          tx.select({ id: businesses.id }).from(businesses).where(eq(businesses.ownerId, userId)),
        ),
      ),
    );
  const [last] = await tx.select({ id: max(emails.id) }).from(emails);
  return reached < (last?.id ?? 0) ? reached : null;
}

async function purgeAccount(tx: Transaction, userId: number): Promise<void> {
  const owned = await businessesOf(tx, userId);
  await tx.delete(emails).where(eq(emails.onceKey, accountDeletedKey(userId)));
  await tx.delete(slugHistory).where(inArray(slugHistory.businessId, owned));
  // The address is free again, and no old name leads to this row.
  const nobodys = {
    ownerId: null,
    email: '',
    confirmedEmail: null,
    phone: null,
    address: null,
    postcode: null,
  };
  await tx
    .update(businesses)
    .set({ ...nobodys, diarySlug: sql`'deleted-' || lower(hex(randomblob(8)))` })
    .where(inArray(businesses.id, owned));
  // Sessions and favourite venues go with it.
  await tx.delete(users).where(eq(users.id, userId));
}

/** Business by business, so that the index by business and start finds the old ones. */
async function deleteBookings(tx: Transaction, instant: number, limit: number): Promise<number> {
  const old = await tx
    .select({ id: bookings.id })
    .from(businesses)
    .crossJoin(bookings)
    .where(
      and(
        eq(bookings.businessId, businesses.id),
        lte(bookings.startsAt, instant),
        lte(bookings.endsAt, instant),
      ),
    )
    .limit(limit);
  const ids = old.map(({ id }) => id);
  await tx.delete(emails).where(inArray(emails.bookingId, ids));
  await tx.delete(bookings).where(inArray(bookings.id, ids));
  return ids.length;
}

async function deleteEmpty(tx: Transaction): Promise<number> {
  const of = eq(bookings.businessId, businesses.id);
  const deleted = await tx
    .delete(businesses)
    .where(
      and(
        isNotNull(businesses.deletedAt),
        isNull(businesses.ownerId),
        notExists(tx.select({ id: bookings.id }).from(bookings).where(of)),
        notExists(
          tx.select({ id: payments.id }).from(payments).where(eq(payments.businessId, businesses.id)),
        ),
      ),
    )
    .returning({ id: businesses.id });
  return deleted.length;
}
