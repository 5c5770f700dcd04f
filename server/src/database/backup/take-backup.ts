/** Makes and verifies a backup while the product runs, and deletes the oldest ones. */

import { existsSync, renameSync, statSync } from 'node:fs';
import { ensurePrivateFile, ensurePrivateFolder } from '../../runtime/private-files.ts';
import type { DatabaseSettings } from '../open.ts';
import {
  asBackupFailed,
  BackupFailed,
  backupFile,
  dropOldBackups,
  flushFolder,
  removePart,
} from './backup-files.ts';
import { copyPostgres } from './copy-postgres.ts';
import { copySqlite, type Rows } from './copy-sqlite.ts';
import { mustHoldTheSame, verifyBackup } from './verify.ts';

interface BackupParts {
  database: DatabaseSettings;
  /** Only for this Daybook. It is created if missing, with access for its account only. */
  folder: string;
  keep: number;
  now: number;
  /** Stops the backup soon after it is aborted. */
  signal?: AbortSignal;
}

interface TakenBackup {
  file: string;
  bytes: number;
  rows: number;
  dropped: string[];
}

/**
 * Makes a backup, which is one SQLite file for either engine. It gets its name only once it is verified; a
 * BackupFailed leaves the folder unchanged.
 */
export async function takeBackup(parts: BackupParts): Promise<TakenBackup> {
  const { database, folder, keep, now } = parts;
  const source = database.databaseUrl === null ? database.databaseFile : 'the PostgreSQL database';
  const { file, rows } = await makeOne(parts).catch((error: unknown) => {
    throw asBackupFailed(error, `No backup of ${source} was made in ${folder}`);
  });
  const total = [...rows.values()].reduce((sum, count) => sum + count, 0);
  try {
    const { size: bytes } = statSync(file);
    return { file, bytes, rows: total, dropped: dropOldBackups(folder, keep, file, now) };
  } catch (error) {
    throw asBackupFailed(error, `${file} is made and good, but older ones could not be removed`);
  }
}

async function makeOne({ database, folder, now, signal }: BackupParts) {
  const { file, part } = backupFile(folder, now);
  const { databaseUrl, databaseFile } = database;
  ensurePrivateFolder(folder);
  if (existsSync(file) || existsSync(part)) throw new BackupFailed(`${file} is there already.`);
  if (databaseUrl === null && !existsSync(databaseFile))
    throw new BackupFailed(`There is no ${databaseFile}.`);
  const rows = await write(database, { file, part }, signal);
  flushFolder(folder);
  return { file, rows };
}

async function write(
  { databaseUrl, databaseFile }: DatabaseSettings,
  { file, part }: { file: string; part: string },
  signal: AbortSignal | undefined,
): Promise<Rows> {
  try {
    ensurePrivateFile(part);
    const source = await (databaseUrl === null
      ? copySqlite(databaseFile, part, signal)
      : copyPostgres(databaseUrl, part, signal));
    const rows = verifyBackup(part);
    mustHoldTheSame(part, rows, source);
    renameSync(part, file);
    return rows;
  } catch (error) {
    removePart(part);
    throw error;
  }
}
