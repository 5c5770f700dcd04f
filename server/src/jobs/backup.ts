/** A backup each night, where there is a folder for them. */
import { spawn, type ChildProcess } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Logger } from 'pino';
import type { Clock } from '../runtime/clock.ts';
import { newestBackup } from '../database/backup/backup-files.ts';
import type { Job } from './schedule.ts';
import { paths } from '../runtime/paths.ts';
import type { Settings } from '../settings.ts';

const DAY = 24 * 3_600_000;
/** From this hour on, UTC, last night's backup is owed: when hardly anybody in the UK books. */
const NIGHT_HOUR = 3;

interface BackupJobParts {
  /** When the newest backup was made that is not later than that instant, milliseconds since 1970; null without any. */
  newest: (now: number) => number | null;
  take: () => Promise<void>;
  clock: Clock;
}

/**
 * Looks each hour, so that a night that was missed, because the machine was off or the disk was full, is made up for soon,
 * and a start makes none that the night has made already.
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

/** The latest 3 o'clock (UTC) that has passed. */
function lastNight(now: number): number {
  const tonight = Math.floor(now / DAY) * DAY + NIGHT_HOUR * 3_600_000;
  return tonight <= now ? tonight : tonight - DAY;
}

interface Backups {
  jobs: readonly Job[];
  /** Gives up the one on its way, which leaves nothing behind. */
  stop(): void;
}

interface BackupsParts {
  settings: Pick<Settings, 'backups' | 'databaseFile' | 'databaseUrl'>;
  clock: Clock;
  log: Logger;
}

/**
 * A backup is made by a process of its own, the one that `npm run backup` starts: to read a gigabyte and to prove it whole
 * takes many seconds, in which this one goes on answering.
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
  // From the sources, in tests and while working on it, Node needs the reader of TypeScript.
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
