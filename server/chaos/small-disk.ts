/** A disk of some megabytes of memory, which can be filled. Only root can make one, on Linux. */

import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export interface SmallDisk {
  fill(): void;
  empty(): void;
  unmount(): void;
}

const PIECE = Buffer.alloc(64 * 1024);

/**
 * Mounts a disk of `size`, such as '64m', on an empty folder that every account may then pass through.
 * Returns the obstacle if it can't.
 */
export function mountSmallDisk(folder: string, size: string): SmallDisk | { obstacle: string } {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch (error) {
    const why = error instanceof Error ? (error.message.split('\n')[1] ?? error.message) : 'unknown';
    return { obstacle: `no small disk can be mounted here (${why.trim()})` };
  }
  const ballast = join(folder, 'ballast');
  return {
    fill() {
      const file = openSync(ballast, 'a', 0o600);
      try {
        // Ends with the error that the disk is full.
        for (let piece = PIECE; ; piece = piece.subarray(0, Math.max(1, writeSync(file, piece)))) {
          if (piece.length === 0) break;
        }
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      } finally {
        closeSync(file);
      }
    },
    empty: () => rmSync(ballast, { force: true }),
    unmount: () => void execFileSync('umount', ['--lazy', folder], { stdio: 'pipe' }),
  };
}
