/** A backup each night, where there is a folder for them. */
import type { Clock } from '../clock.ts';
import type { Job } from './schedule.ts';

const DAY = 24 * 3_600_000;
/** From this hour on, UTC, last night's backup is owed: when hardly anybody in the UK books. */
const NIGHT_HOUR = 3;

export interface BackupJobParts {
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
