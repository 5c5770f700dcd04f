/** The queries for accounts. Each is atomic. */

import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { isSameAddress } from '@daybook/schema/rules/email-address';
import type { Reader, Transaction } from '../database/database.ts';
import { firstOf, one } from '../database/prepared.ts';
import { users, type AccountRow } from '../database/tables.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';
import { findTrialOf, isBlocked, renewHashes } from './former-accounts-store.ts';
import type { PersonHashes } from './person-hash.ts';
import type { Person } from './person.ts';
import { tellOfDevice, beginSession, type FinishedSignIn } from './session-store.ts';

interface SignedInAccount {
  account: AccountRow;
  /** Whether an email tells the owner about an unknown device. */
  isOwnerEmailed: boolean;
}

const isOpen = isNull(users.deletedAt);

/** Creates or updates the person's account and begins the session. */
export async function beginAccountSession(
  tx: Transaction,
  signIn: FinishedSignIn,
  hashes: PersonHashes,
): Promise<Outcome<SignedInAccount, 'blocked'>> {
  const { person, now } = signIn;
  const known = await firstOf(
    tx.select({ id: users.id }).from(users).where(eq(users.subject, person.subject)),
  );
  const account = await makeOrRenew(tx, person, hashes, now);
  const isNew = account.id !== known?.id;
  // Checked only now: on PostgreSQL the insert waited for an admin who was deleting the account.
  if (await isBlocked(tx, hashes, now)) {
    if (isNew) await tx.delete(users).where(eq(users.id, account.id));
    return no('blocked');
  }
  const isKnownDevice = await beginSession(tx, account.id, signIn);
  const isOwnerEmailed = !isNew && !isKnownDevice;
  if (isOwnerEmailed) await tellOfDevice(tx, account.email, signIn);
  return ok({ account, isOwnerEmailed });
}

/** Resolves to null for a deleted account. */
export async function findAccount(on: Reader, userId: number): Promise<AccountRow | null> {
  return firstOf(
    on
      .select()
      .from(users)
      .where(and(eq(users.id, userId), isOpen)),
  );
}

export async function setEmailNotifications(
  tx: Transaction,
  userId: number,
  isOn: boolean,
): Promise<Outcome<AccountRow, 'no account'>> {
  const changed = await firstOf(
    tx
      .update(users)
      .set({ emailNotifications: isOn })
      .where(and(eq(users.id, userId), isOpen))
      .returning(),
  );
  return changed ? ok(changed) : no('no account');
}

/** Returns the accounts seen last, latest first. */
export async function listRecentAccounts(on: Reader, limit: number): Promise<AccountRow[]> {
  return on.select().from(users).where(isOpen).orderBy(desc(users.lastSeen)).limit(limit);
}

/**
 * Returns the account with this email address that was seen last; addresses aren't unique, subjects are. It
 * reads every account, as only the local stand-in for Google searches by address.
 */
export async function findAccountByEmail(on: Reader, email: string): Promise<AccountRow | null> {
  const open = await on.select().from(users).where(isOpen).orderBy(desc(users.lastSeen));
  return open.find((account) => isSameAddress(account.email, email)) ?? null;
}

/** A new account inherits the start of its person's free trial. */
async function makeOrRenew(
  tx: Transaction,
  person: Person,
  hashes: PersonHashes,
  now: number,
): Promise<AccountRow> {
  await renewHashes(tx, hashes);
  const trialUsedAt = await findTrialOf(tx, hashes);
  const [personHash] = hashes;
  return one(
    tx
      .insert(users)
      .values({ ...person, personHash, trialUsedAt, firstSeen: now, lastSeen: now })
      .onConflictDoUpdate({
        target: users.subject,
        set: {
          personHash,
          email: person.email,
          // A provider that leaves a name out doesn't mean that the person has none.
          givenName: sql`coalesce(excluded.given_name, ${users.givenName})`,
          familyName: sql`coalesce(excluded.family_name, ${users.familyName})`,
          picture: sql`coalesce(excluded.picture, ${users.picture})`,
          lastSeen: now,
        },
      })
      .returning(),
  );
}
