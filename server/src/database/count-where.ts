import { sql, type SQL } from 'drizzle-orm';

/** How many of a query's rows are so; 0 where there is none. */
export function countWhere(isSo: SQL | undefined): SQL<number> {
  return isSo ? sql<number>`count(*) filter (where ${isSo})` : sql<number>`count(*)`;
}
