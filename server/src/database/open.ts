/** Opens the database file with the settings that make SQLite durable and well-behaved. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import * as tables from './tables.ts';

/** How long a writer waits for another process's write, milliseconds. */
const BUSY_TIMEOUT = 10_000;

/** Kibibytes of pages kept in memory: a booking touches many indexes, and their pages should be at hand. */
const CACHE_KIBIBYTES = 32_000;
/** Pages of write-ahead log (16 MB) before it is copied into the file: what changed often is then copied once. */
const CHECKPOINT_PAGES = 4000;

export type Database = ReturnType<typeof openDatabase>;

/**
 * `file` is created with its folder when missing. The caller migrates (migrate.ts) and closes.
 * synchronous=FULL: what was acknowledged survives a power cut; better-sqlite3 would default to NORMAL.
 */
export function openDatabase(file: string) {
  mkdirSync(dirname(file), { recursive: true });
  const sqlite = new Sqlite(file, { timeout: BUSY_TIMEOUT });
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  sqlite.pragma(`cache_size = -${CACHE_KIBIBYTES}`);
  sqlite.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
  return drizzle(sqlite, { schema: tables, casing: 'snake_case' });
}
