import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { prepared } from './prepared.ts';
import type { Reader } from './database.ts';

/**
 * Reads a table that only migrate.ts knows. Nobody needs its rows: the question is whether they can be read.
 */
const look = prepared((on: Reader) =>
  on
    .select({ done: sql`count(*)` })
    .from(sql`migrations`)
    .prepare(),
);

/** Answers when the database does; throws what it throws. */
export async function checkHealth({ read }: Database): Promise<{ ok: true }> {
  await look(read).execute();
  return { ok: true };
}
