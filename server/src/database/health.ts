import { sql } from 'drizzle-orm';
import type { Database, Reader } from './database.ts';
import { prepared } from './prepared.ts';

/** Reads a table that only migrate.ts uses, to find out whether reading works. */
const look = prepared((on: Reader) =>
  on
    .select({ done: sql`count(*)` })
    .from(sql`migrations`)
    .prepare(),
);

/** Resolves if the database answers; otherwise rejects with its error. */
export async function checkHealth({ read }: Database): Promise<{ ok: true }> {
  await look(read).execute();
  return { ok: true };
}
