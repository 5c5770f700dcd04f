import { spawn, type ChildProcess } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Logger } from 'pino';
import { DAY, HOUR } from '@daybook/schema/figures/periods';
import { newestBackup } from '../database/backup/backup-files.ts';
import type { Clock } from '../runtime/clock.ts';
import { paths } from '../runtime/paths.ts';
import type { Settings } from '../settings.ts';
import type { Job } from './run-jobs.ts';

/** From this hour on, UTC, the night's backup is due: hardly anybody in the UK books then. */
const NIGHT_HOUR = 3;

interface BackupJobParts {
  /** Returns when the newest backup up to that instant was made, milliseconds since 1970, or null. */
  newest: (now: number) => number | null;
  take: () => Promise<void>;
  clock: Clock;
}

/**
 * Checks each hour, so that a night missed because the machine was off or the disk was full is made up for
 * soon, and a restart doesn't repeat the night's backup.
 */
export function backupJob({ newest, take, clock }: BackupJobParts): Job {
  return {
    name: 'backup',
    pattern: '3 * * * *',
    async run() {
      const now = clock();
      const last = newest(now);
      if (last === null || last < lastNight(now)) await take();
    },
  };
}

/** Returns the latest 3 o'clock (UTC) that has passed. */
function lastNight(now: number): number {
  const tonight = Math.floor(now / DAY) * DAY + NIGHT_HOUR * HOUR;
  return tonight <= now ? tonight : tonight - DAY;
}

interface Backups {
  jobs: readonly Job[];
  /** Stops a backup in progress, which leaves nothing behind. */
  stop(): void;
}

interface BackupsParts {
  settings: Pick<Settings, 'backups' | 'databaseFile' | 'databaseUrl'>;
  clock: Clock;
  log: Logger;
}

/**
 * Makes each backup in a separate process, the one that `npm run backup` starts: reading and verifying a
 * gigabyte takes many seconds, in which this process goes on serving.
 */
export function startBackups({ settings, clock, log }: BackupsParts): Backups {
  const { backups } = settings;
  if (!backups) return { jobs: [], stop: () => undefined };
  let child: ChildProcess | null = null;
  let isStopped = false;

  const take = async (): Promise<void> => {
    if (isStopped) return;
    const started = spawnBackup(settings, backups);
    child = started;
    const ended = new Promise<number | null>((resolveCode, reject) => {
      started.once('close', resolveCode);
      started.once('error', reject);
    });
    const outputs = [text(started.stdout), text(started.stderr)] as const;
    const [code, said, failed] = await Promise.all([ended, ...outputs]).finally(() => (child = null));
    if (code === 0) log.info({ backup: said.trim() }, 'backup made');
    else if (!isStopped) throw new Error(failed.trim() || `the backup ended with ${String(code)}`);
  };

  return {
    jobs: [backupJob({ newest: (now) => newestBackup(backups.folder, now), take, clock })],
    stop() {
      isStopped = true;
      child?.kill('SIGTERM');
    },
  };
}

function spawnBackup(
  { databaseFile, databaseUrl }: BackupsParts['settings'],
  { folder, keep }: NonNullable<Settings['backups']>,
) {
  const program = paths.backupProgram;
  // When run from the sources, in tests and development, Node needs a TypeScript loader.
  const loader = program.endsWith('.ts') ? ['--import', 'tsx'] : [];
  return spawn(process.execPath, [...loader, program], {
    cwd: dirname(program),
    env: {
      ...process.env,
      DATABASE_FILE: resolve(databaseFile),
      DATABASE_URL: databaseUrl ?? '',
      BACKUP_FOLDER: resolve(folder),
      BACKUP_KEEP: String(keep),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
