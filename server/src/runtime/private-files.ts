/**
 * Only the account that the server runs as may read the files that hold people's data. An existing file that
 * is open to others is closed to them too: a restored copy, or a file from an earlier version, has the mode
 * that every file gets, and nobody meant others to read it.
 */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';

const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;
const OTHERS = 0o077;

/**
 * Creates the folder and all missing folders above it. An existing folder may hold other people's files and
 * keeps its mode.
 */
export function ensurePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
}

/** A new file is empty. */
export function ensurePrivateFile(file: string): void {
  // An existing file is never opened: closing it again would drop the locks that this process holds on it
  // (POSIX).
  if (!existsSync(file)) createEmpty(file);
  closeToOthers(file);
}

/** Does nothing when there is no such file. */
export function closeToOthers(file: string): void {
  const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? 0;
  if ((mode & OTHERS) === 0) return;
  try {
    chmodSync(file, mode & 0o777 & ~OTHERS);
  } catch {
    // The file belongs to another account, or the disk has no modes: whoever set that up decided who reads
    // it.
  }
}

function createEmpty(file: string): void {
  try {
    closeSync(openSync(file, 'wx', FILE_MODE));
  } catch (error) {
    // Goes on when another process created it first.
    if (!existsSync(file)) throw error;
  }
}
