/** The sessions' queries. Each is atomic. */
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database, Reader } from '../database/database.ts';
import { firstOf, prepared } from '../database/prepared.ts';
import { sessions, users } from '../database/tables.ts';

const { placeholder } = sql;

export type SessionStore = ReturnType<typeof createSessionStore>;

export function createSessionStore({ read, write }: Database) {
  return {
    async find(tokenHash: string, now: number): Promise<{ userId: number; email: string } | null> {
      return firstOf(signedIn(read).execute({ tokenHash, now }));
    },

    async end(tokenHash: string): Promise<void> {
      await write({}, async (tx) => {
        await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
      });
    },

    async endAllOf(userId: number): Promise<void> {
      await write({ account: userId }, async (tx) => {
        await tx.delete(sessions).where(eq(sessions.userId, userId));
      });
    },
  };
}

const signedIn = prepared((on: Reader) =>
  on
    .select({ userId: users.id, email: users.email })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, placeholder('tokenHash')),
        gt(sessions.expiresAt, placeholder('now')),
        isNull(users.deletedAt),
      ),
    )
    .prepare(),
);
