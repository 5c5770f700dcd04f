/**
 * Lets only the server's own account read files with personal data. An existing file that others can read is
 * closed to them too: a restored copy, or a file from an earlier version, has the default mode by accident.
 */

import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';

const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;
const OTHERS = 0o077;

/**
 * Creates the folder and all missing folders above it. An existing folder may contain other people's files,
 * so it keeps its mode.
 */
export function ensurePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
}

/** Creates the file, empty, if it doesn't exist. */
export function ensurePrivateFile(file: string): void {
  // Never opens an existing file: closing it again would drop the locks that this process holds on it
  // (POSIX).
  if (!existsSync(file)) createEmpty(file);
  closeToOthers(file);
}

/** Does nothing if there is no such file. */
export function closeToOthers(file: string): void {
  const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? 0;
  if ((mode & OTHERS) === 0) return;
  try {
    chmodSync(file, mode & 0o777 & ~OTHERS);
  } catch {
    // The file belongs to another account, or the disk has no modes: its administrator has decided who can
    // read it.
  }
}

function createEmpty(file: string): void {
  try {
    closeSync(openSync(file, 'wx', FILE_MODE));
  } catch (error) {
    // Continues if another process created it first.
    if (!existsSync(file)) throw error;
  }
}
