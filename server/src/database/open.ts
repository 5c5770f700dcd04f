/** Opens the database file with the settings that make SQLite durable and well-behaved. */
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { closeToOthers, ensurePrivateFile, ensurePrivateFolder } from '../private-files.ts';
import * as tables from './tables.ts';

/** How long a writer waits for another process's write, milliseconds. */
const BUSY_TIMEOUT = 10_000;

/** Kibibytes of pages kept in memory: a booking touches many indexes, and their pages should be at hand. */
const CACHE_KIBIBYTES = 32_000;
/** Pages of write-ahead log (16 MB) before it is copied into the file: what changed often is then copied once. */
const CHECKPOINT_PAGES = 4000;

export type Database = ReturnType<typeof openDatabase>;

/**
 * `file` is created with its folder when missing, and nobody else may read it. The caller migrates (migrate.ts) and closes.
 * synchronous=FULL: what was acknowledged survives a power cut; better-sqlite3 would default to NORMAL.
 */
export function openDatabase(file: string) {
  ensurePrivateFolder(dirname(file));
  // What SQLite makes beside it gets the same mode; what a kill left there has that of its day.
  ensurePrivateFile(file);
  for (const beside of [`${file}-wal`, `${file}-shm`]) closeToOthers(beside);
  const sqlite = new Sqlite(file, { timeout: BUSY_TIMEOUT });
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  sqlite.pragma(`cache_size = -${CACHE_KIBIBYTES}`);
  sqlite.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
  return drizzle(sqlite, { schema: tables, casing: 'snake_case' });
}
