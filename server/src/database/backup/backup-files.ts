/** The files of a folder of backups: how they are called, which is the newest, and which are not needed any more. */
import { closeSync, fsyncSync, lstatSync, openSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What is written until it is whole and found good. */
const PART = '.part';
const NAME = /^daybook-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z\.db$/;
const LEFT_BEHIND = /^daybook-[-\dTZ]+\.db\.part(-wal|-shm|-journal)?$/;
/** A part that nobody has touched for so long was left by a process that was killed. Milliseconds. */
const LEFT_AFTER = 24 * 3_600_000;

/** An instant in milliseconds since 1970 as a part of a file's name, in UTC: without colons, which not every disk takes. */
export function stampOf(instant: number): string {
  return new Date(instant).toISOString().replace(/[:.]/g, '-');
}

export function backupFile(folder: string, instant: number): { file: string; part: string } {
  const file = join(folder, `daybook-${stampOf(instant)}.db`);
  return { file, part: file + PART };
}

/** What SQLite may have laid beside a file goes with it. */
export function removePart(part: string): void {
  for (const beside of ['', '-wal', '-shm', '-journal']) rmSync(part + beside, { force: true });
}

/** Until the disk has the new name. SQLite itself waits until the disk has what is in the file. */
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

/** When the newest of those that were made until `now` was made, milliseconds since 1970. Null without any. */
export function newestBackup(folder: string, now: number): number | null {
  const [newest] = backupsIn(folder)
    .map(({ madeAt }) => madeAt)
    .filter((madeAt) => madeAt <= now);
  return newest ?? null;
}

/**
 * Removes what is older than the newest `keep`, and parts that were left behind. Goes by the names that backups are given
 * here, so that it touches no other file; and never removes `fresh`, which was just made, whatever the clock said before.
 * Answers the names of the backups that are gone.
 */
export function dropOldBackups(folder: string, keep: number, fresh: string, now: number): string[] {
  const others = backupsIn(folder).filter(({ name }) => join(folder, name) !== fresh);
  const gone = others.slice(Math.max(0, keep - 1)).map(({ name }) => name);
  for (const name of [...gone, ...partsLeftIn(folder, now)]) rmSync(join(folder, name), { force: true });
  return gone;
}

/** The latest first. A link, or a folder of that name, is none of ours. */
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
    // What keeps a folder from being made is told by who makes a backup in it.
    if (error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR'].includes(String(error.code)))
      return [];
    throw error;
  }
}

function isFile(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false })?.isFile() === true;
}

/** NaN for the name of anything else. */
function madeAt(name: string): number {
  const [, date, hour, minute, second, millisecond] = NAME.exec(name) ?? [];
  return Date.parse(`${date}T${hour}:${minute}:${second}.${millisecond}Z`);
}

/** Why a backup can't be made or restored. Its message names files and counts, and nothing of anybody's data. */
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

/** `what` begins the sentence: what was tried, with the file or folder in it. */
export function asBackupFailed(error: unknown, what: string): BackupFailed {
  if (error instanceof BackupFailed) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known = REASONS.find(([codes]) => codes.test(code))?.[1];
  // Where no address of a server answers, the error has a code alone.
  const said = (error instanceof Error ? error.message || code : String(error)).replace(/\.$/, '');
  return new BackupFailed(`${what}: ${known === undefined ? said : `${known} (${said})`}.`, { cause: error });
}
