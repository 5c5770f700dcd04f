import { closingJob } from './accounts/deletion/delete-account.ts';
import type { CancelTokens } from './bookings/cancel-token.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Clock } from './runtime/clock.ts';
import type { OpenedDatabase } from './database/database.ts';
import type { LogParts } from './database/outage.ts';
import { deleteImportsJob } from './import-export/delete-imports.ts';
import { eraseCustomersJob } from './customer-data/erase-customers.ts';
import { remindOwnersJob } from './customer-data/decide-erasure-requests.ts';
import { startBackups } from './jobs/backup.ts';
import { cleanUpJob } from './jobs/clean-up.ts';
import { startJobs, type Job, type Schedule } from './jobs/run-jobs.ts';
import { purgeJob } from './jobs/purge.ts';
import { expiryNoticeJob, reminderJob } from './jobs/queue-due-emails.ts';
import { publishPatternsJob } from './patterns/publish-patterns.ts';
import type { Settings } from './settings.ts';
import { offerTimesJob } from './waiting-list/offer-times.ts';

interface JobsParts extends LogParts {
  database: OpenedDatabase;
  tokens: CancelTokens;
  clock: Clock;
  onMailQueued: () => void;
  more: readonly Job[];
  settings: Settings;
  /** False in tests that compare rows, or that run the jobs themselves. */
  hasJobs: boolean;
  /** Null if nothing is counted. */
  metrics: Metrics | null;
}

export function startOwnJobs(parts: JobsParts): Schedule {
  if (!parts.hasJobs) return { stop: () => Promise.resolve() };
  const { database, clock, more, settings, log, tell, metrics } = parts;
  const backups = startBackups({ settings, clock, log });
  const schedule = startJobs(
    [
      ...more,
      ...backups.jobs,
      reminderJob(parts),
      expiryNoticeJob(parts),
      offerTimesJob(parts),
      publishPatternsJob(parts),
      cleanUpJob(parts),
      closingJob(parts),
      eraseCustomersJob(parts),
      remindOwnersJob(parts),
      deleteImportsJob(parts),
      purgeJob(parts),
    ],
    database.processes,
    tell,
    metrics,
  );
  return {
    stop() {
      backups.stop();
      return schedule.stop();
    },
  };
}
