/**
 * Access to businesses: an account can do everything in its own, and nothing in others. `http/mount.ts` asks
 * once before each call about a business, an event or a booking; nothing else compares the owner.
 */

import { and, eq, getTableColumns, inArray, isNull, sql, type Placeholder } from 'drizzle-orm';
import type { OwnedInPath } from '@daybook/schema/contract/fields';
import { BUSINESSES_MAX } from '@daybook/schema/figures/bounds';
import { isOfPersonWith } from '../accounts/former-accounts-store.ts';
import { bookings } from '../database/booking-tables.ts';
import type { Reader, Transaction } from '../database/database.ts';
import { countRows, firstOf, prepared } from '../database/prepared.ts';
import { businesses, events, users, type BusinessRow } from '../database/tables.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';

/**
 * Finds the business in the path, or that of the event or booking in it. Returns null for one that is
 * somebody else's, deleted or unknown, so that strangers can't tell these apart.
 */
export function findOwnBusiness(
  on: Reader,
  ownerId: number,
  { businessId, eventId, reference }: OwnedInPath,
): Promise<BusinessRow | null> {
  if (businessId !== undefined) return findBusinessOf(on, ownerId, businessId);
  if (eventId !== undefined) return firstOf(byEvent(on).execute({ ownerId, eventId }));
  if (reference === undefined) throw new Error('nothing is named that a business owns');
  return firstOf(byReference(on).execute({ ownerId, reference: reference.toUpperCase() }));
}

const { placeholder } = sql;

export const isOwner = eq(users.id, businesses.ownerId);

/** Matches an account's businesses, including deleted ones. */
export function wasOwnedBy(ownerId: number | Placeholder) {
  return eq(businesses.ownerId, ownerId);
}

export function isOwnedBy(ownerId: number | Placeholder) {
  return and(wasOwnedBy(ownerId), isNull(businesses.deletedAt));
}

/** Returns the ids of all businesses of the account that owns this one, itself included. */
export function idsOfSameOwner(on: Reader, businessId: number) {
  const owner = on.select({ id: businesses.ownerId }).from(businesses).where(eq(businesses.id, businessId));
  return on
    .select({ id: businesses.id })
    .from(businesses)
    .where(and(eq(businesses.ownerId, owner), isNull(businesses.deletedAt)));
}

/** Returns whether an account owns a business that was read without checking its owner. */
export function manages(
  userId: number,
  { ownerId, deletedAt }: Pick<BusinessRow, 'ownerId' | 'deletedAt'>,
): boolean {
  return ownerId === userId && deletedAt === null;
}

const isOwn = isOwnedBy(placeholder('ownerId'));
const columns = getTableColumns(businesses);

const byId = prepared((on: Reader) =>
  on
    .select()
    .from(businesses)
    .where(and(eq(businesses.id, placeholder('businessId')), isOwn))
    .prepare(),
);

export function findBusinessOf(on: Reader, ownerId: number, businessId: number): Promise<BusinessRow | null> {
  return firstOf(byId(on).execute({ ownerId, businessId }));
}

const byEvent = prepared((on: Reader) =>
  on
    .select(columns)
    .from(events)
    .innerJoin(businesses, eq(businesses.id, events.businessId))
    .where(and(eq(events.id, placeholder('eventId')), isOwn))
    .prepare(),
);

const byReference = prepared((on: Reader) =>
  on
    .select(columns)
    .from(bookings)
    .innerJoin(businesses, eq(businesses.id, bookings.businessId))
    .where(and(eq(bookings.reference, placeholder('reference')), isOwn))
    .prepare(),
);

/** Why an owner gets no further business: the account is deleted, or has as many as it can have. */
export type BusinessObstacle = 'no account' | 'too many';

/**
 * Returns whether an account can have one more business, created or imported. Call it in the transaction that
 * saves the business and locks the account: otherwise two could each be the last one. Closed businesses count
 * until they are purged, including those of the person's former accounts.
 */
export async function mayHaveOneMore(
  tx: Transaction,
  ownerId: number,
): Promise<Outcome<{ accountEmail: string }, BusinessObstacle>> {
  const account = await firstOf(tx.select().from(users).where(isOpen(ownerId)));
  if (!account) return no('no account');
  const ofPerson = tx.select({ id: users.id }).from(users).where(isOfPersonWith(account));
  const owned = await countRows(tx, businesses, inArray(businesses.ownerId, ofPerson));
  return owned >= BUSINESSES_MAX ? no('too many') : ok({ accountEmail: account.email });
}

/** Returns an account's email address; null for a deleted account. */
export async function accountEmailOf(tx: Transaction, ownerId: number): Promise<string | null> {
  const account = await firstOf(tx.select({ email: users.email }).from(users).where(isOpen(ownerId)));
  return account?.email ?? null;
}

const isOpen = (userId: number) => and(eq(users.id, userId), isNull(users.deletedAt));
