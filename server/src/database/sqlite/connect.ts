/** A connection to the database file. */

import Sqlite from 'better-sqlite3';
import { foldText } from '@daybook/schema/rules/fold-text';
import { createDateOnClock } from '../date-on-clock.ts';

/** Milliseconds that a writer waits for another process's write. */
const BUSY_TIMEOUT = 10_000;

/** Kibibytes of cached pages: a booking touches many indexes, whose pages should be in memory. */
const CACHE_KIBIBYTES = 32_000;
/**
 * Pages of write-ahead log (4 MB) before it is copied into the file, for which everybody waits. With four
 * times as many, a booking cost the same, and the wait was twice as long.
 */
const CHECKPOINT_PAGES = 1000;

/** Uses synchronous=FULL (better-sqlite3's default is NORMAL): acknowledged writes survive a power cut. */
export function connect(file: string): Sqlite.Database {
  const sqlite = new Sqlite(file, { timeout: BUSY_TIMEOUT });
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  sqlite.pragma(`cache_size = -${CACHE_KIBIBYTES}`);
  sqlite.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
  addFunctions(sqlite);
  return sqlite;
}

/** Adds functions that queries and triggers call and SQLite lacks, such as every zone's history. */
function addFunctions(sqlite: Sqlite.Database): void {
  const dateOnClock = createDateOnClock();
  const isPure = { deterministic: true };
  sqlite.function('date_on_clock', isPure, (instant, zone) => dateOnClock(Number(instant), String(zone)));
  sqlite.function('fold_text', isPure, (text) => foldText(String(text)));
}
