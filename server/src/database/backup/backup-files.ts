/** The files in a folder of backups: their names, the newest, and which to delete. */

import { closeSync, fsyncSync, lstatSync, openSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DAY } from '@daybook/schema/figures/periods';

/** The ending of a file until it is complete and verified. */
const PART = '.part';
const NAME = /^daybook-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z\.db$/;
const LEFT_BEHIND = /^daybook-[-\dTZ]+\.db\.part(-wal|-shm|-journal)?$/;
/** A part that hasn't changed for so long was left by a process that was killed. Milliseconds. */
const LEFT_AFTER = DAY;

/** Returns an instant (milliseconds since 1970) for a file name: UTC, without colons, as some disks need. */
export function stampOf(instant: number): string {
  return new Date(instant).toISOString().replace(/[:.]/g, '-');
}

export function backupFile(folder: string, instant: number): { file: string; part: string } {
  const file = join(folder, `daybook-${stampOf(instant)}.db`);
  return { file, part: file + PART };
}

/** Removes a part with the files that SQLite may have put next to it. */
export function removePart(part: string): void {
  for (const beside of ['', '-wal', '-shm', '-journal']) rmSync(part + beside, { force: true });
}

/** Waits until the disk has the new name. SQLite itself waits until the disk has the content. */
export function flushFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } catch {
    // Not every disk flushes a folder.
  } finally {
    closeSync(descriptor);
  }
}

/** Returns when the newest backup up to `now` was made, in milliseconds since 1970. */
export function newestBackup(folder: string, now: number): number | null {
  const [newest] = backupsIn(folder)
    .map(({ madeAt }) => madeAt)
    .filter((madeAt) => madeAt <= now);
  return newest ?? null;
}

/**
 * Removes backups older than the newest `keep`, and abandoned parts. It goes by our backups' names, so that
 * it touches no other file, and never removes `fresh`, which was just made, even if the clock was later
 * before. Returns the names of removed backups.
 */
export function dropOldBackups(folder: string, keep: number, fresh: string, now: number): string[] {
  const others = backupsIn(folder).filter(({ name }) => join(folder, name) !== fresh);
  const gone = others.slice(Math.max(0, keep - 1)).map(({ name }) => name);
  for (const name of [...gone, ...partsLeftIn(folder, now)]) rmSync(join(folder, name), { force: true });
  return gone;
}

/** Latest first. Links and folders with such a name aren't ours. */
function backupsIn(folder: string): { name: string; madeAt: number }[] {
  return namesIn(folder)
    .map((name) => ({ name, madeAt: madeAt(name) }))
    .filter(({ name, madeAt }) => !Number.isNaN(madeAt) && isFile(join(folder, name)))
    .sort((a, b) => b.madeAt - a.madeAt);
}

function partsLeftIn(folder: string, now: number): string[] {
  return namesIn(folder).filter(
    (name) => LEFT_BEHIND.test(name) && lstatSync(join(folder, name)).mtimeMs < now - LEFT_AFTER,
  );
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    // Whoever makes a backup there reports why the folder can't be created.
    if (error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR'].includes(String(error.code)))
      return [];
    throw error;
  }
}

function isFile(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false })?.isFile() === true;
}

/** Returns NaN for any other name. */
function madeAt(name: string): number {
  const [, date, hour, minute, second, millisecond] = NAME.exec(name) ?? [];
  return Date.parse(`${date}T${hour}:${minute}:${second}.${millisecond}Z`);
}

/** Why a backup can't be made or restored. Its message has files and counts, and nobody's data. */
export class BackupFailed extends Error {
  override name = 'BackupFailed';
}

const REASONS: [RegExp, string][] = [
  [/^(SQLITE_FULL|ENOSPC|EDQUOT|EFBIG)/, 'there is no room left on the disk'],
  [
    /^(SQLITE_READONLY|SQLITE_CANTOPEN|SQLITE_PERM|EACCES|EPERM|EROFS)/,
    'a file or folder cannot be written to, or read',
  ],
  [/^(ENOTDIR|EEXIST)/, 'there is a file where a folder should be'],
  [/^(SQLITE_BUSY|SQLITE_LOCKED)/, 'another process holds the database'],
  [/^(SQLITE_NOTADB|SQLITE_CORRUPT)/, 'the file is no database, or a damaged one'],
  [/^SQLITE_IOERR/, 'the disk failed, or refused a write'],
];

/** `what` begins the sentence: what was tried, with the file or folder. */
export function asBackupFailed(error: unknown, what: string): BackupFailed {
  if (error instanceof BackupFailed) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known = REASONS.find(([codes]) => codes.test(code))?.[1];
  // If no address of a server answers, the error has only a code.
  const said = (error instanceof Error ? error.message || code : String(error)).replace(/\.$/, '');
  return new BackupFailed(`${what}: ${known === undefined ? said : `${known} (${said})`}.`, { cause: error });
}
