import { sql } from 'drizzle-orm';
import type { Reader } from '../database/database.ts';
import { businesses } from '../database/tables.ts';

/** The words of the index, which is only used where a query repeats them. */
export const isDemonstration = sql`${businesses.isDemo}`;

/** A query for the demonstration's id, for others to be made with. It finds one row, or none where there is none. */
export function demonstrationId(on: Reader) {
  return on.select({ id: businesses.id }).from(businesses).where(isDemonstration);
}
