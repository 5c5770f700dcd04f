/**
 * The files that hold people's data are for the account that the server runs as. A file that is there already
 * and open to others is closed to them too: a copy that was put back, or what an earlier version made, got the
 * mode that everything gets, and nobody meant these to be read.
 */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';

const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;
const OTHERS = 0o077;

/** With all folders above it that are missing. One that is there may hold what is others', and stays as it is. */
export function ensurePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
}

/** Empty when it is new. */
export function ensurePrivateFile(file: string): void {
  // Never opened when it is there: to close it again would drop the locks that this process holds on it (POSIX).
  if (!existsSync(file)) createEmpty(file);
  closeToOthers(file);
}

/** Nothing where there is no such file. */
export function closeToOthers(file: string): void {
  const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? 0;
  if ((mode & OTHERS) === 0) return;
  try {
    chmodSync(file, mode & 0o777 & ~OTHERS);
  } catch {
    // Another account's file, or a disk that knows no modes: whoever set that up decided who reads it.
  }
}

function createEmpty(file: string): void {
  try {
    closeSync(openSync(file, 'wx', FILE_MODE));
  } catch (error) {
    // Another process was first.
    if (!existsSync(file)) throw error;
  }
}
