/** Whose business it is: the one question that every owner's call about a business asks first. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Reader } from '../database/database.ts';
import { firstOf, prepared } from '../database/prepared.ts';
import { businesses, type BusinessRow } from '../database/tables.ts';

/** Null for a business that is another's, deleted, or not there at all: the three look the same from outside. */
export type FindOwnBusiness = (ownerId: number, businessId: number) => Promise<BusinessRow | null>;

const ownBusiness = prepared((on: Reader) =>
  on
    .select()
    .from(businesses)
    .where(
      and(
        eq(businesses.id, sql.placeholder('businessId')),
        eq(businesses.ownerId, sql.placeholder('ownerId')),
        isNull(businesses.deletedAt),
      ),
    )
    .prepare(),
);

export function createFindOwnBusiness({ read }: Database): FindOwnBusiness {
  return (ownerId, businessId) => firstOf(ownBusiness(read).execute({ ownerId, businessId }));
}
