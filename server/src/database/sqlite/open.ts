/** Opens the database file with settings that make SQLite durable. */

import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { closeToOthers, ensurePrivateFile, ensurePrivateFolder } from '../../runtime/private-files.ts';
import { createBusinessWrites } from '../business-write.ts';
import type { Database, DatabaseFigures } from '../database.ts';
import { preparedNumber } from '../prepared.ts';
import { ALONE, type Processes } from '../processes.ts';
import { connect } from './connect.ts';
import { createGroupCommit } from './group-commit.ts';
import { openReading } from './reading-connection.ts';

const DRIZZLE = { casing: 'snake_case' } as const;

/** Also gives access to the writing connection and what listens to it, for migrations and tests. */
export type OpenSqlite = ReturnType<typeof openSqlite>;

/**
 * Creates `file` and its folder if missing, readable by nobody else. The caller migrates (migrate.ts) and
 * closes it. One connection writes and others read: on the first one, a read could see what is rolled back
 * later. Long reads have one on another thread.
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
  const long = openReading(file);
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
    nextBookingId: preparedNumber(
      sql<number>`(select coalesce(max(seq), 0) + 1 from sqlite_sequence where name = 'bookings')`,
    ),
    read: drizzle(reading, DRIZZLE),
    readLong: long.read,
    write: createGroupCommit(writing, tx, businessWrites),
    async readAtOnce(body) {
      const { read, close } = openReading(file, { isOneMoment: true });
      try {
        return await body(read);
      } finally {
        await close();
      }
    },
    async close() {
      await long.close();
      reading.close();
      writing.close();
    },
  };
  return Object.assign(writer, ours, { businessWrites });
}

/** Returns bytes; 0 if the file doesn't exist. */
async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}
