/** Whether an account may have one business more, by whichever way it comes. */
import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import { BUSINESSES_MAX } from '@daybook/schema/figures/bounds';
import { isOfPersonWith } from '../accounts/former-accounts-store.ts';
import type { Transaction } from '../database/database.ts';
import { firstOf } from '../database/prepared.ts';
import { businesses, users } from '../database/tables.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';

/**
 * Why an owner gets no further business: the account was deleted meanwhile, or has as many businesses as it
 * may.
 */
export type BusinessObstacle = 'no account' | 'too many';

/**
 * In the transaction that writes the business, which holds the account: otherwise two could be the last one. What the
 * person has closed counts until it is purged, also what went with an account of theirs.
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

/** Null for an account that was deleted. */
export async function accountEmailOf(tx: Transaction, ownerId: number): Promise<string | null> {
  const account = await firstOf(tx.select({ email: users.email }).from(users).where(isOpen(ownerId)));
  return account?.email ?? null;
}

const isOpen = (userId: number) => and(eq(users.id, userId), isNull(users.deletedAt));

export function isOwnedBy(ownerId: number) {
  return and(eq(businesses.ownerId, ownerId), isNull(businesses.deletedAt));
}
