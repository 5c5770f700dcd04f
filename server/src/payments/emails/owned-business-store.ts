import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { firstOf } from '../../database/prepared.ts';
import { businesses, users, type BusinessRow } from '../../database/tables.ts';

/** Returns a business with its owner's address; null where either is gone. */
export function findOwned(
  tx: Transaction,
  businessId: number,
): Promise<{ business: BusinessRow; accountEmail: string } | null> {
  return firstOf(
    tx
      .select({ business: businesses, accountEmail: users.email })
      .from(businesses)
      .innerJoin(users, and(eq(users.id, businesses.ownerId), isNull(users.deletedAt)))
      .where(and(eq(businesses.id, businessId), isNull(businesses.deletedAt))),
  );
}
