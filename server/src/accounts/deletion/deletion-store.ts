/**
 * Deletes an account. One transaction puts everything out of reach; upcoming bookings are then cancelled in
 * steps, so that a business with thousands of them blocks nobody.
 */

import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, exists, inArray, isNotNull, isNull } from 'drizzle-orm';
import { countImportedAhead } from '../../bookings/imported-bookings-store.ts';
import { cancelSomeOfBusiness, type CancelledSome } from '../../bookings/owner/cancel-bookings-store.ts';
import { isOwnedBy } from '../../businesses/access-store.ts';
import { closeBusiness } from '../../businesses/businesses-store.ts';
import type { Context } from '../../context.ts';
import { bookings } from '../../database/booking-tables.ts';
import type { Reader, Transaction } from '../../database/database.ts';
import { isUpcoming } from '../../database/expressions.ts';
import { countRows, firstOf } from '../../database/prepared.ts';
import { businesses, sessions, users, type AccountRow } from '../../database/tables.ts';
import { queueEmail } from '../../emails/queue-email-store.ts';
import type { Secrets } from '../../tokens/secrets.ts';
import { blockPerson } from '../former-accounts-store.ts';
import { hashPerson } from '../person-hash.ts';
import { ACCOUNT_DELETED, accountDeletedKey, type DeletionFacts } from './deletion-email.ts';

/** Bookings that one step cancels: about 5 ms. */
export const CANCELLED_A_STEP = 50;

/** Set if an admin deletes the account. */
export interface ByAdmin {
  /** Writes the log entry in the same transaction, while the account still has its name. */
  note: (tx: Transaction, account: AccountRow) => Promise<void>;
}

/**
 * Closes the businesses: their diaries disappear, nobody can log in, and the email to the owner is
 * queued. The rows stay for the purge (jobs/purge.ts). Subject and email address become free, so that the
 * same person can start again, unless an admin deletes the account. Returns false if the account is
 * already deleted.
 */
export async function closeAccount(
  { database: { read, write }, secrets }: Pick<Context, 'database' | 'secrets'>,
  userId: number,
  now: number,
  byAdmin: ByAdmin | null = null,
): Promise<boolean> {
  for (;;) {
    const owned = await idsOf(read, userId);
    const isClosed = await write({ account: userId, business: owned }, async (tx) =>
      // One that was added meanwhile isn't locked. The account's lock keeps more from being added.
      isDeepStrictEqual(await idsOf(tx, userId), owned) ? close(tx, userId, { now, byAdmin, secrets }) : null,
    );
    if (isClosed !== null) return isClosed;
  }
}

/** Returns closed businesses that still have upcoming bookings because a process ended halfway. */
export async function listUnfinishedClosings(on: Reader, now: number): Promise<number[]> {
  const upcoming = on
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.businessId, businesses.id), isUpcoming(now)));
  const found = await on
    .select({ id: businesses.id })
    .from(businesses)
    .where(and(isNotNull(businesses.deletedAt), isNotNull(businesses.ownerId), exists(upcoming)));
  return found.map(({ id }) => id);
}

/**
 * Cancels the next bookings after `after` (milliseconds since 1970), and queues their attendees' emails.
 */
export function cancelSomeOfClosed(
  tx: Transaction,
  businessId: number,
  after: number,
  now: number,
): Promise<CancelledSome> {
  return cancelSomeOfBusiness(tx, businessId, after, CANCELLED_A_STEP, now);
}

async function idsOf(on: Reader, ownerId: number): Promise<number[]> {
  const owned = await on
    .select({ id: businesses.id })
    .from(businesses)
    .where(isOwnedBy(ownerId))
    .orderBy(asc(businesses.id));
  return owned.map(({ id }) => id);
}

async function close(
  tx: Transaction,
  userId: number,
  { now, byAdmin, secrets }: { now: number; byAdmin: ByAdmin | null; secrets: Secrets },
): Promise<boolean> {
  const isOpen = and(eq(users.id, userId), isNull(users.deletedAt));
  const account = await firstOf(tx.select().from(users).where(isOpen));
  if (!account) return false;
  const hashes = hashPerson(secrets, account.subject);
  if (byAdmin) {
    await byAdmin.note(tx, account);
    await blockPerson(tx, hashes, now);
  }
  const closed = await closeBusinesses(tx, userId, account.email, now);
  const payload: DeletionFacts = { ...closed, byAdmin: byAdmin !== null };
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await tx
    .update(users)
    .set({
      subject: `deleted ${userId}`,
      personHash: hashes[0],
      email: '',
      givenName: null,
      familyName: null,
      picture: null,
      deletedAt: now,
    })
    .where(isOpen);
  const onceKey = accountDeletedKey(userId);
  await queueEmail(tx, { kind: ACCOUNT_DELETED, onceKey, recipient: account.email, payload }, now);
  return true;
}

async function closeBusinesses(
  tx: Transaction,
  ownerId: number,
  accountEmail: string,
  now: number,
): Promise<Omit<DeletionFacts, 'byAdmin'>> {
  const owned = await tx.select().from(businesses).where(isOwnedBy(ownerId));
  const ids = owned.map(({ id }) => id);
  const isCancelledNow = and(inArray(bookings.businessId, ids), isUpcoming(now));
  const bookingsCancelled = await countRows(tx, bookings, isCancelledNow);
  const imported = await countImportedAhead(tx, ownerId, owned, now);
  for (const business of owned) await closeBusiness(tx, business, accountEmail, now);
  return {
    businesses: owned.map(({ name }) => name),
    bookingsCancelled,
    bookingsUntold: imported.unpaid,
    isOverImportLimit: imported.isOverLimit,
    deletedAt: now,
  };
}
