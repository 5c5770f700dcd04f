import { lt, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { sessions } from '../database/tables.ts';

export interface CleanUpStore {
  /** Empties the facts of up to `limit` letters that were sent or given up before; returns how many. */
  emptyLettersBefore(instant: number, limit: number): Promise<number>;
  /** Of up to `limit` bookings made at or before the instant; returns how many. */
  forgetKeysUntil(instant: number, limit: number): Promise<number>;
  /** Forgets for whom up to `limit` letters from before then were counted; returns how many. */
  forgetCountedBefore(instant: number, limit: number): Promise<number>;
  deleteSessionsExpiredBy(now: number): Promise<number>;
}

export function createCleanUpStore(database: Database): CleanUpStore {
  const emptyLetters = database.$client.prepare<{ instant: number; limit: number }>(`
    UPDATE emails SET payload = '{}' WHERE id IN (
      SELECT id FROM emails
      WHERE status IN ('sent', 'failed') AND created_at < :instant AND ifnull(sent_at, created_at) < :instant
        AND payload <> '{}'
      LIMIT :limit
    )`);
  const forgetKeys = database.$client.prepare<{ instant: number; limit: number }>(`
    UPDATE bookings SET idempotency_key = NULL WHERE id IN (
      SELECT id FROM bookings WHERE idempotency_key IS NOT NULL AND created_at <= :instant LIMIT :limit
    )`);
  const forgetCounted = database.$client.prepare<{ instant: number; limit: number }>(`
    UPDATE emails SET counted_for = NULL WHERE id IN (
      SELECT id FROM emails WHERE counted_for IS NOT NULL AND created_at < :instant LIMIT :limit
    )`);
  return {
    async emptyLettersBefore(instant, limit) {
      return emptyLetters.run({ instant, limit }).changes;
    },
    async forgetKeysUntil(instant, limit) {
      return forgetKeys.run({ instant, limit }).changes;
    },
    async forgetCountedBefore(instant, limit) {
      return forgetCounted.run({ instant, limit }).changes;
    },
    async deleteSessionsExpiredBy(now) {
      return database
        .delete(sessions)
        .where(lt(sessions.expiresAt, sql`${now}`))
        .run().changes;
    },
  };
}
