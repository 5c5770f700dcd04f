/** The queries about the confirmation of businesses' email addresses. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../database/database.ts';
import { firstOf, prepared } from '../../database/prepared.ts';
import { businesses, users, type BusinessRow } from '../../database/tables.ts';
import type { OwnedBusiness } from './confirmation-emails-store.ts';

const ownedById = prepared((on: Reader) =>
  on
    .select({ business: businesses, accountEmail: users.email })
    .from(businesses)
    .innerJoin(users, eq(users.id, businesses.ownerId))
    .where(and(eq(businesses.id, sql.placeholder('id')), isNull(businesses.deletedAt)))
    .prepare(),
);

/** Null when there is no such business, or it was deleted. */
export async function findOwned(on: Reader, businessId: number): Promise<OwnedBusiness | null> {
  return firstOf(ownedById(on).execute({ id: businessId }));
}

/** Marks the present address as confirmed. */
export async function confirmAddress(
  tx: Transaction,
  { id, email }: BusinessRow,
  now: number,
): Promise<BusinessRow> {
  const [business] = await tx
    .update(businesses)
    .set({ confirmedEmail: email, updatedAt: now })
    .where(eq(businesses.id, id))
    .returning();
  if (!business) throw new Error('a business that was just read is gone');
  return business;
}
