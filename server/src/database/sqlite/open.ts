/** Opens the database file with settings that make SQLite durable. */
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { closeToOthers, ensurePrivateFile, ensurePrivateFolder } from '../../runtime/private-files.ts';
import { createBusinessWrites } from '../business-write.ts';
import type { Database, DatabaseFigures } from '../database.ts';
import { createDateOnClock } from '../expressions.ts';
import { ALONE, type Processes } from '../processes.ts';
import { foldText } from '../search/fold-text.ts';
import { createGroupCommit } from './group-commit.ts';

/** Milliseconds that a writer waits for another process's write. */
const BUSY_TIMEOUT = 10_000;

/** Kibibytes of cached pages: a booking touches many indexes, whose pages should be in memory. */
const CACHE_KIBIBYTES = 32_000;
/**
 * Pages of write-ahead log (4 MB) before it is copied into the file, for which everybody waits. With four
 * times as many, a booking cost the same, and the wait was twice as long.
 */
const CHECKPOINT_PAGES = 1000;

const DRIZZLE = { casing: 'snake_case' } as const;

/** Also gives access to the writing connection, for migrations and tests. */
export type OpenSqlite = ReturnType<typeof openSqlite>;

/**
 * Creates `file` and its folder if missing, readable by nobody else. The caller migrates (migrate.ts) and
 * closes it. One connection writes and another reads: on the first one, a read could see what is rolled back
 * later.
 */
export function openSqlite(file: string) {
  ensurePrivateFolder(dirname(file));
  // SQLite gives the files that it creates next to this one the same mode. Files that a killed process left
  // may be readable by others.
  ensurePrivateFile(file);
  for (const beside of [`${file}-wal`, `${file}-shm`]) closeToOthers(beside);
  const writing = connect(file);
  const reading = connect(file);
  reading.pragma('query_only = ON');
  const writer = drizzle(writing, DRIZZLE);
  const businessWrites = createBusinessWrites();
  const tx = drizzle(writing, { ...DRIZZLE, logger: businessWrites });
  const ours: Database & { processes: Processes; figures: DatabaseFigures; close(): Promise<void> } = {
    processes: ALONE,
    figures: {
      engine: 'sqlite',
      readSize: async () => (await sizeOf(file)) + (await sizeOf(`${file}-wal`)),
      readPools: () => [],
    },
    // One transaction writes at a time.
    claiming: sql``,
    nextBookingId: sql<number>`(select coalesce(max(seq), 0) + 1 from sqlite_sequence where name = 'bookings')`,
    read: drizzle(reading, DRIZZLE),
    write: createGroupCommit(writing, tx, businessWrites),
    async readAtOnce(body) {
      const own = connect(file);
      try {
        own.pragma('query_only = ON');
        own.exec('BEGIN');
        return await body(drizzle(own, DRIZZLE));
      } finally {
        own.close();
      }
    },
    close() {
      reading.close();
      writing.close();
      return Promise.resolve();
    },
  };
  return Object.assign(writer, ours);
}

/** Returns bytes; 0 if the file doesn't exist. */
async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}

/** Uses synchronous=FULL (better-sqlite3's default is NORMAL): acknowledged writes survive a power cut. */
function connect(file: string): Sqlite.Database {
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
