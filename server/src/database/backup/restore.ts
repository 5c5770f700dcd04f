/** Replaces the database with a backup, and keeps the previous one. */

import { closeSync, existsSync, mkdtempSync, openSync, readSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import Sqlite from 'better-sqlite3';
import { closeToOthers, ensurePrivateFile, ensurePrivateFolder } from '../../runtime/private-files.ts';
import { openEnd } from '../move/ends.ts';
import { move } from '../move/move.ts';
import type { DatabaseSettings } from '../open.ts';
import { asBackupFailed, BackupFailed, flushFolder, removePart, stampOf } from './backup-files.ts';
import { copySqlite, type Rows } from './copy-sqlite.ts';
import { mustHoldTheSame, verifyBackup } from './verify.ts';

/** Milliseconds to wait for an open file: a process that is stopping has closed it by then. */
const LET_GO_WITHIN = 2_000;

interface RestoreParts {
  /** The backup, an SQLite file. It is only read. */
  from: string;
  database: DatabaseSettings;
  now: number;
}

interface Restored {
  rows: number;
  /** The previous file's new path; null without one, and on PostgreSQL. */
  aside: string | null;
}

/**
 * Verifies the backup before anything is touched, and the result afterwards. Throws a BackupFailed if either
 * fails, and while Daybook runs; on PostgreSQL also if the database contains anything. The next start
 * migrates an older Daybook's tables.
 */
export async function restoreBackup({ from, database, now }: RestoreParts): Promise<Restored> {
  const { databaseUrl, databaseFile } = database;
  try {
    const rows = verifyBackup(from);
    const aside =
      databaseUrl === null
        ? await restoreFile({ from, to: databaseFile, now, rows })
        : await restorePostgres(from, databaseUrl);
    return { rows: [...rows.values()].reduce((sum, count) => sum + count, 0), aside };
  } catch (error) {
    throw asBackupFailed(error, `${from} was not restored`);
  }
}

interface FileParts {
  from: string;
  to: string;
  now: number;
  rows: Rows;
}

async function restoreFile({ from, to, now, rows }: FileParts): Promise<string | null> {
  if (resolve(from) === resolve(to)) throw new BackupFailed(`${from} is the database itself.`);
  const fresh = `${to}.restoring-${stampOf(now)}`;
  try {
    ensurePrivateFolder(dirname(to));
    ensurePrivateFile(fresh);
    await copySqlite(from, fresh);
    mustHoldTheSame(fresh, verifyBackup(fresh), rows);
    const aside = changePlaces(fresh, to, now);
    flushFolder(dirname(to));
    mustHoldTheSame(to, verifyBackup(to), rows);
    return aside;
  } finally {
    removePart(fresh);
  }
}

/** Swaps the files while nobody can open them. Returns the previous file's new path. */
function changePlaces(fresh: string, to: string, now: number): string | null {
  const aside = `${to}.before-${stampOf(now)}`;
  if (existsSync(aside)) throw new BackupFailed(`${aside} is there already.`);
  const held = holdWhole(to);
  try {
    const there = ['', '-wal', '-shm', '-journal'].filter((end) => existsSync(to + end));
    for (const end of there) renameSync(to + end, aside + end);
    renameSync(fresh, to);
    return there.length > 0 ? aside : null;
  } finally {
    held?.close();
  }
}

/** The start of each SQLite database. */
const BEGINNING = 'SQLite format 3\0';

/** SQLite would empty the log of a damaged file, and somebody who wants to repair that may need its log. */
function isDatabase(file: string): boolean {
  const beginning = Buffer.alloc(BEGINNING.length);
  const descriptor = openSync(file, 'r');
  try {
    readSync(descriptor, beginning);
  } finally {
    closeSync(descriptor);
  }
  return beginning.toString('latin1') === BEGINNING;
}

/**
 * Merges the log into the file and keeps the lock, which SQLite gives only to the file's sole user. Returns
 * null without a file, or if it is so damaged that SQLite can't tell who uses it.
 */
function holdWhole(file: string): Sqlite.Database | null {
  if (!existsSync(file) || !isDatabase(file)) return null;
  closeToOthers(file);
  let sqlite: Sqlite.Database | null = null;
  try {
    sqlite = new Sqlite(file, { fileMustExist: true, timeout: LET_GO_WITHIN });
    sqlite.pragma('journal_mode = DELETE');
    sqlite.exec('BEGIN EXCLUSIVE');
    return sqlite;
  } catch (error) {
    sqlite?.close();
    const code = error instanceof Sqlite.SqliteError ? error.code : '';
    if (/^SQLITE_(BUSY|LOCKED)/.test(code))
      throw new BackupFailed(`Daybook runs on ${file}, or another program has it open. Stop that first.`);
    if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) return null;
    throw error;
  }
}

async function restorePostgres(from: string, url: string): Promise<null> {
  // A move migrates its source, and the backup must stay unchanged.
  const folder = mkdtempSync(join(tmpdir(), 'daybook-restore-'));
  try {
    const copy = join(folder, 'daybook.db');
    ensurePrivateFile(copy);
    await copySqlite(from, copy);
    const source = await openEnd(copy);
    try {
      const target = await openEnd(url);
      try {
        await move({ from: source, to: target, onProgress: () => undefined });
      } finally {
        await target.close();
      }
    } finally {
      await source.close();
    }
    return null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
