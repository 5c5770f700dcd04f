/** Verifies that a file is a complete Daybook. Raw SQL, because it is about the file. */

import { existsSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { paths } from '../../runtime/paths.ts';
import { asBackupFailed, BackupFailed } from './backup-files.ts';
import { countRows, type Rows } from './copy-sqlite.ts';

const NAMED = 3;

/**
 * Returns the number of rows by table. Throws a BackupFailed if pages or indexes are damaged, if a row refers
 * to one that doesn't exist, and if it is no Daybook or a newer one's.
 */
export function verifyBackup(file: string): Rows {
  if (!existsSync(file)) throw new BackupFailed(`There is no ${file}.`);
  try {
    const sqlite = new Sqlite(file, { readonly: true, fileMustExist: true });
    try {
      mustBeWhole(sqlite, file);
      mustBeOurs(sqlite, file);
      return countRows(sqlite);
    } finally {
      sqlite.close();
    }
  } catch (error) {
    throw asBackupFailed(error, `${file} could not be opened`);
  }
}

/** Throws a BackupFailed unless each of the expected tables has as many rows as expected. */
export function mustHoldTheSame(file: string, rows: Rows, expected: Rows): void {
  const wrong = [...expected].filter(([name, count]) => rows.get(name) !== count);
  if (wrong.length === 0) return;
  const said = wrong
    .slice(0, NAMED)
    .map(([name, count]) => `${name} has ${rows.get(name) ?? 'none'} of ${count} rows`);
  throw new BackupFailed(`${file} is not whole: ${said.join(', ')}.`);
}

function mustBeWhole(sqlite: Sqlite.Database, file: string): void {
  const found = sqlite.prepare<[], string>('PRAGMA integrity_check').pluck().all();
  const wrong = found.filter((line) => line !== 'ok').slice(0, NAMED);
  if (wrong.length > 0) throw new BackupFailed(`${file} is damaged: ${wrong.join('; ')}.`);
  const dangling = sqlite.prepare<[], { table: string }>('PRAGMA foreign_key_check').all();
  const tables = [...new Set(dangling.map(({ table }) => table))].slice(0, NAMED);
  if (tables.length > 0)
    throw new BackupFailed(`${file} is damaged: rows of ${tables.join(', ')} refer to rows that are gone.`);
}

function mustBeOurs(sqlite: Sqlite.Database, file: string): void {
  const isThere = sqlite.prepare(`SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'migrations'`);
  const done = isThere.get()
    ? sqlite.prepare<[], number>('SELECT made_at FROM migrations').pluck().all()
    : [];
  if (done.length === 0) throw new BackupFailed(`${file} holds no Daybook.`);
  const known = new Set(
    readMigrationFiles({ migrationsFolder: paths.sqliteMigrations }).map(({ folderMillis }) => folderMillis),
  );
  if (!done.every((madeAt) => known.has(madeAt)))
    throw new BackupFailed(`${file} was made by a newer Daybook than this one.`);
}
