import { sql, type SQL } from 'drizzle-orm';

/**
 * The ids of a JSON array that a query is given as one parameter of that name, so that it is prepared once, however many
 * they are.
 */
export function idsGiven(name: string): SQL {
  return sql`(SELECT value FROM json_each(${sql.placeholder(name)}))`;
}
