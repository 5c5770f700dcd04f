/** The accounts' queries. Each is atomic. */
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { sessions, users } from '../database/tables.ts';
import type { Person } from './identity-provider.ts';
import type { SessionRow } from './session-store.ts';

export type AccountRow = typeof users.$inferSelect;
export type NewSession = Omit<SessionRow, 'userId'>;

export type AccountStore = ReturnType<typeof createAccountStore>;

export function createAccountStore(database: Database) {
  const isOpen = isNull(users.deletedAt);
  return {
    /**
     * Makes or renews the person's account and begins the session; what this browser was signed in with
     * before (`endedHash`) ends.
     */
    async signIn(person: Person, session: NewSession, endedHash: string | null): Promise<AccountRow> {
      return database.transaction(
        (transaction) => {
          if (endedHash !== null) transaction.delete(sessions).where(eq(sessions.tokenHash, endedHash)).run();
          const now = session.createdAt;
          const account = transaction
            .insert(users)
            .values({ ...person, firstSeen: now, lastSeen: now })
            .onConflictDoUpdate({
              target: users.subject,
              set: {
                email: person.email,
                // A provider that leaves a name out has not taken it away.
                givenName: sql`ifnull(excluded.given_name, ${users.givenName})`,
                familyName: sql`ifnull(excluded.family_name, ${users.familyName})`,
                picture: sql`ifnull(excluded.picture, ${users.picture})`,
                lastSeen: now,
              },
            })
            .returning()
            .get();
          transaction
            .insert(sessions)
            .values({ ...session, userId: account.id })
            .run();
          return account;
        },
        { behavior: 'immediate' },
      );
    },

    async find(userId: number): Promise<AccountRow | null> {
      const found = database
        .select()
        .from(users)
        .where(and(eq(users.id, userId), isOpen))
        .get();
      return found ?? null;
    },

    /** Null when the account is gone. */
    async setEmailNotifications(userId: number, isOn: boolean): Promise<AccountRow | null> {
      const changed = database
        .update(users)
        .set({ emailNotifications: isOn })
        .where(and(eq(users.id, userId), isOpen))
        .returning()
        .get();
      return changed ?? null;
    },

    /** Those last seen, latest first. */
    async listRecent(limit: number): Promise<AccountRow[]> {
      return database.select().from(users).where(isOpen).orderBy(desc(users.lastSeen)).limit(limit).all();
    },

    /** The one of this email address last seen; addresses are not unique, subjects are. */
    async findByEmail(email: string): Promise<AccountRow | null> {
      const found = database
        .select()
        .from(users)
        .where(and(sql`lower(${users.email}) = lower(${email})`, isOpen))
        .orderBy(desc(users.lastSeen))
        .limit(1)
        .get();
      return found ?? null;
    },
  };
}
