/** The sessions' queries. Each is atomic. */
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { sessions, users } from '../database/tables.ts';

export interface SessionRow {
  tokenHash: string;
  userId: number;
  /** Milliseconds since 1970. */
  createdAt: number;
  expiresAt: number;
}

export type SessionStore = ReturnType<typeof createSessionStore>;

export function createSessionStore(database: Database) {
  return {
    async find(tokenHash: string, now: number): Promise<{ userId: number; email: string } | null> {
      const found = database
        .select({ userId: users.id, email: users.email })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now), isNull(users.deletedAt)))
        .get();
      return found ?? null;
    },

    async end(tokenHash: string): Promise<void> {
      database.delete(sessions).where(eq(sessions.tokenHash, tokenHash)).run();
    },

    async endAllOf(userId: number): Promise<void> {
      database.delete(sessions).where(eq(sessions.userId, userId)).run();
    },
  };
}
