/**
 * What an account may do in a business: everything in its own, nothing in others. `http/mount.ts` asks once before each call
 * about a business, an event or a booking, and nothing else compares the owner.
 */
import { and, count, eq, getTableColumns, inArray, isNull, sql, type Placeholder } from 'drizzle-orm';
import type { OwnedInPath } from '@daybook/schema/contract/fields';
import { BUSINESSES_MAX } from '@daybook/schema/figures/bounds';
import { isOfPersonWith } from '../accounts/former-accounts-store.ts';
import type { Database, Reader, Transaction } from '../database/database.ts';
import { firstOf, prepared } from '../database/prepared.ts';
import { bookings } from '../database/booking-tables.ts';
import { businesses, events, users, type BusinessRow } from '../database/tables.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';

/**
 * Finds the business that the path names, or that of the event or booking that it names. Null for one that is
 * somebody else's, deleted or unknown: the three look the same from outside.
 */
type FindOwnBusiness = (ownerId: number, named: OwnedInPath) => Promise<BusinessRow | null>;

export function createFindOwnBusiness({ read }: Database): FindOwnBusiness {
  return (ownerId, { businessId, eventId, reference }) => {
    if (businessId !== undefined) return findBusinessOf(read, ownerId, businessId);
    if (eventId !== undefined) return firstOf(byEvent(read).execute({ ownerId, eventId }));
    if (reference === undefined) throw new Error('nothing is named that a business owns');
    return firstOf(byReference(read).execute({ ownerId, reference: reference.toUpperCase() }));
  };
}

const { placeholder } = sql;

/** Joins a business with the account whose it is. */
export const isOwner = eq(users.id, businesses.ownerId);

/** Matches the businesses that were an account's, deleted ones too. */
export function wasOwnedBy(ownerId: number | Placeholder) {
  return eq(businesses.ownerId, ownerId);
}

/** Matches the businesses that are an account's, and not deleted. */
export function isOwnedBy(ownerId: number | Placeholder) {
  return and(wasOwnedBy(ownerId), isNull(businesses.deletedAt));
}

/** Returns whether an account manages a business that was read without asking whose it is. */
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

/** Finds a business that is an account's and not deleted, in a transaction too. */
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

/** Why an owner gets no further business: the account has been deleted, or has as many as it may. */
export type BusinessObstacle = 'no account' | 'too many';

/**
 * Returns whether an account may have one business more, created or imported. Call it in the transaction that writes the
 * business and locks the account: otherwise two could be the last one. Closed businesses count until they are purged,
 * those of the person's former accounts too.
 */
export async function mayHaveOneMore(
  tx: Transaction,
  ownerId: number,
): Promise<Outcome<{ accountEmail: string }, BusinessObstacle>> {
  const account = await firstOf(tx.select().from(users).where(isOpen(ownerId)));
  if (!account) return no('no account');
  const ofPerson = tx.select({ id: users.id }).from(users).where(isOfPersonWith(account));
  const [owned] = await tx
    .select({ count: count() })
    .from(businesses)
    .where(inArray(businesses.ownerId, ofPerson));
  return (owned?.count ?? 0) >= BUSINESSES_MAX ? no('too many') : ok({ accountEmail: account.email });
}

/** Returns an account's email address, null for an account that was deleted. */
export async function accountEmailOf(tx: Transaction, ownerId: number): Promise<string | null> {
  const account = await firstOf(tx.select({ email: users.email }).from(users).where(isOpen(ownerId)));
  return account?.email ?? null;
}

const isOpen = (userId: number) => and(eq(users.id, userId), isNull(users.deletedAt));
