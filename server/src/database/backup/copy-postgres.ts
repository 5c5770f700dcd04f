/** Copies a PostgreSQL database into an SQLite file while others write to it. */

import { openEnd, openSource } from '../move/ends.ts';
import { move } from '../move/move.ts';
import { isOfThisVersion } from '../postgres/migrate.ts';
import { BackupFailed } from './backup-files.ts';
import { makeOneFile, type Rows } from './copy-sqlite.ts';

/**
 * Writes everything that the database contains at one moment into `file`, which is empty, and compares the
 * checksum of every table. It changes nothing in the database: one of another version isn't migrated, because
 * others may be using it. Throws a BackupFailed then.
 */
export async function copyPostgres(url: string, file: string, signal?: AbortSignal): Promise<Rows> {
  if (!(await isOfThisVersion(url)))
    throw new BackupFailed(
      'The database is not of this version: start this Daybook on it once, or back it up with its own.',
    );
  const source = openSource(url);
  let rows: Rows;
  try {
    const target = await openEnd(file);
    try {
      const moved = await move({ from: source, to: target, onProgress: () => signal?.throwIfAborted() });
      rows = new Map(moved.map((table) => [table.name, table.rows]));
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
  makeOneFile(file);
  return rows;
}
