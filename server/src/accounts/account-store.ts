/** The accounts' queries. Each is atomic. */
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { isSameAddress } from '@daybook/schema/rules/normalised-email';
import { textBytesOf } from '../businesses/text-room-store.ts';
import type { Database, Transaction } from '../database/database.ts';
import { firstOf } from '../database/prepared.ts';
import { sessions, users, type AccountRow, type SessionRow } from '../database/tables.ts';
import { no, ok, type Outcome } from '../outcome.ts';
import type { Person } from './person.ts';

export type NewSession = Omit<SessionRow, 'userId'>;

export type AccountStore = ReturnType<typeof createAccountStore>;

const isOpen = isNull(users.deletedAt);

export function createAccountStore({ read, write }: Database) {
  return {
    /**
     * Makes or updates the person's account and begins the session. The session that this browser had before
     * (`endedHash`) ends.
     */
    async signIn(person: Person, session: NewSession, endedHash: string | null): Promise<AccountRow> {
      return write({}, async (tx) => {
        if (endedHash !== null) await tx.delete(sessions).where(eq(sessions.tokenHash, endedHash));
        const account = await makeOrRenew(tx, person, session.createdAt);
        await tx.insert(sessions).values({ ...session, userId: account.id });
        return account;
      });
    },

    async find(userId: number): Promise<AccountRow | null> {
      return firstOf(
        read
          .select()
          .from(users)
          .where(and(eq(users.id, userId), isOpen)),
      );
    },

    textBytesOf: (userId: number) => textBytesOf(read, userId),

    async setEmailNotifications(userId: number, isOn: boolean): Promise<Outcome<AccountRow, 'no account'>> {
      return write({ account: userId }, async (tx) => {
        const changed = await firstOf(
          tx
            .update(users)
            .set({ emailNotifications: isOn })
            .where(and(eq(users.id, userId), isOpen))
            .returning(),
        );
        return changed ? ok(changed) : no('no account');
      });
    },

    /** The accounts that were seen last, latest first. */
    async listRecent(limit: number): Promise<AccountRow[]> {
      return read.select().from(users).where(isOpen).orderBy(desc(users.lastSeen)).limit(limit);
    },

    /**
     * Returns the account with this email address that was seen last; addresses are not unique, subjects are. Reads every
     * account: only the local stand-in for Google looks for one by its address.
     */
    async findByEmail(email: string): Promise<AccountRow | null> {
      const open = await read.select().from(users).where(isOpen).orderBy(desc(users.lastSeen));
      return open.find((account) => isSameAddress(account.email, email)) ?? null;
    },
  };
}

async function makeOrRenew(tx: Transaction, person: Person, now: number): Promise<AccountRow> {
  const [account] = await tx
    .insert(users)
    .values({ ...person, firstSeen: now, lastSeen: now })
    .onConflictDoUpdate({
      target: users.subject,
      set: {
        email: person.email,
        // A provider that leaves a name out does not mean that the person has none.
        givenName: sql`coalesce(excluded.given_name, ${users.givenName})`,
        familyName: sql`coalesce(excluded.family_name, ${users.familyName})`,
        picture: sql`coalesce(excluded.picture, ${users.picture})`,
        lastSeen: now,
      },
    })
    .returning();
  if (!account) throw new Error('an account was not written');
  return account;
}
