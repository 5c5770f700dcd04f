/**
 * Keeps a running process from writing any file, as a file system does that turned read-only: the kernel refuses each write
 * of it (RLIMIT_FSIZE). Unlike a real remount it can be done to files that are open, and by anybody.
 */
import { execFileSync } from 'node:child_process';

/** Why it cannot be done here; null where it can. */
export function noWritesObstacle(): string | null {
  try {
    execFileSync('prlimit', ['--version'], { stdio: 'pipe' });
    return null;
  } catch {
    return 'there is no prlimit here (util-linux)';
  }
}

export function refuseFileWrites(pid: number): void {
  limit(pid, '0:');
}

export function allowFileWrites(pid: number): void {
  limit(pid, 'unlimited:');
}

function limit(pid: number, softLimit: string): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${softLimit}`], { stdio: 'pipe' });
}
