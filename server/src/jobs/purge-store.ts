/** What the purge removes. Each call is one transaction. */
import { eq, inArray } from 'drizzle-orm';
import { accountDeletedKey } from '../accounts/deletion/deletion-facts.ts';
import type { Database } from '../database/open.ts';
import { emails, slugHistory, users } from '../database/tables.ts';

/** Letters that one step looks at. */
const LETTERS_A_STEP = 5000;

export interface PurgeStore {
  /** Accounts deleted by then. */
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
  /** Deletes up to `limit` bookings that were over by then, with their letters; returns how many. */
  deleteBookingsOverBy(instant: number, limit: number): Promise<number>;
  /** Deletes businesses of purged accounts of which no record is left. */
  deleteEmptyBusinesses(): Promise<number>;
}

export function createPurgeStore(database: Database): PurgeStore {
  const sqlite = database.$client;
  const deleted = sqlite
    .prepare<[number], number>('SELECT id FROM users WHERE deleted_at <= ? ORDER BY deleted_at')
    .pluck();
  // The address is free again, and no name leads to this one.
  const strip = sqlite.prepare<[number]>(`
    UPDATE businesses SET owner_id = NULL, email = '', confirmed_email = NULL, phone = NULL, address = NULL, postcode = NULL,
      diary_slug = 'deleted-' || lower(hex(randomblob(8)))
    WHERE id = ?`);
  // Business by business, so that the index by business and start finds the old ones.
  const oldBookings = sqlite
    .prepare<{ instant: number; limit: number }, number>(
      `SELECT b.id FROM businesses CROSS JOIN bookings b ON b.business_id = businesses.id
       WHERE b.starts_at <= :instant AND b.ends_at <= :instant LIMIT :limit`,
    )
    .pluck();
  const deleteLetters = sqlite.prepare<[number]>('DELETE FROM emails WHERE booking_id = ?');
  const deleteBooking = sqlite.prepare<[number]>('DELETE FROM bookings WHERE id = ?');
  const deleteEmpty = sqlite.prepare(`
    DELETE FROM businesses WHERE deleted_at IS NOT NULL AND owner_id IS NULL
      AND NOT EXISTS (SELECT 1 FROM bookings WHERE business_id = businesses.id)
      AND NOT EXISTS (SELECT 1 FROM payments WHERE business_id = businesses.id)`);

  const purgeAccount = sqlite.transaction((userId: number) => {
    const owned = businessesOf.all(userId);
    database
      .delete(emails)
      .where(eq(emails.onceKey, accountDeletedKey(userId)))
      .run();
    database.delete(slugHistory).where(inArray(slugHistory.businessId, owned)).run();
    for (const id of owned) strip.run(id);
    // Sessions and favourite venues go with it.
    database.delete(users).where(eq(users.id, userId)).run();
  });

  const businessesOf = sqlite
    .prepare<[number], number>('SELECT id FROM businesses WHERE owner_id = ?')
    .pluck();
  // Through all letters once, some at a time: no index of theirs would ever be asked for anything else.
  const lettersOf = sqlite.prepare<{ userId: number; afterId: number }>(
    `DELETE FROM emails WHERE id > :afterId AND id <= :afterId + ${LETTERS_A_STEP}
       AND business_id IN (SELECT id FROM businesses WHERE owner_id = :userId)`,
  );
  const lastLetter = sqlite.prepare<[], number>('SELECT coalesce(max(id), 0) FROM emails').pluck();
  const deleteOld = sqlite.transaction((instant: number, limit: number) => {
    const ids = oldBookings.all({ instant, limit });
    for (const id of ids) {
      deleteLetters.run(id);
      deleteBooking.run(id);
    }
    return ids.length;
  });

  return {
    async listDeletedBy(instant) {
      return deleted.all(instant);
    },
    async listBusinessesOf(userId) {
      return businessesOf.all(userId);
    },
    async deleteLettersOf(userId, afterId) {
      lettersOf.run({ userId, afterId });
      const reached = afterId + LETTERS_A_STEP;
      return reached < (lastLetter.get() ?? 0) ? reached : null;
    },
    async purgeAccount(userId) {
      purgeAccount.immediate(userId);
    },
    async deleteBookingsOverBy(instant, limit) {
      return deleteOld.immediate(instant, limit);
    },
    async deleteEmptyBusinesses() {
      return deleteEmpty.run().changes;
    },
  };
}
