/** Whose business it is: the one question that every owner's call about a business asks first. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { businesses } from '../database/tables.ts';
import type { BusinessRow } from '../diary/store.ts';

/** Null for a business that is another's, deleted, or not there at all: the three look the same from outside. */
export type FindOwnBusiness = (ownerId: number, businessId: number) => Promise<BusinessRow | null>;

export function createFindOwnBusiness(database: Database): FindOwnBusiness {
  const query = database
    .select()
    .from(businesses)
    .where(
      and(
        eq(businesses.id, sql.placeholder('businessId')),
        eq(businesses.ownerId, sql.placeholder('ownerId')),
        isNull(businesses.deletedAt),
      ),
    )
    .prepare();
  return async (ownerId, businessId) => query.get({ ownerId, businessId }) ?? null;
}
