import { closingJob } from './accounts/deletion/delete-account.ts';
import { refreshCalendarsJob } from './calendars/busy/refresh-calendars.ts';
import type { Context } from './context.ts';
import { remindOwnersJob } from './customer-data/decide-erasure-requests.ts';
import { eraseCustomersJob } from './customer-data/erase-customers.ts';
import type { Processes } from './database/processes.ts';
import { deleteImportsJob } from './import-export/delete-imports.ts';
import { startBackups } from './jobs/backup.ts';
import { cleanUpJob } from './jobs/clean-up.ts';
import { purgeJob } from './jobs/purge.ts';
import { expiryNoticeJob, reminderJob } from './jobs/queue-due-emails.ts';
import { startJobs, type Job, type Schedule } from './jobs/run-jobs.ts';
import { publishPatternsJob } from './patterns/publish-patterns.ts';
import { endNeedlessJob, reconcileJob } from './payments/reconcile.ts';
import type { Settings } from './settings.ts';
import { offerTimesJob } from './waiting-list/offer-times.ts';

interface JobsOptions {
  settings: Settings;
  processes: Processes;
  /** The demonstration's. */
  more: readonly Job[];
  /** False in tests that compare rows, or that run the jobs themselves. */
  hasJobs: boolean;
}

export function startOwnJobs(
  context: Context,
  { settings, processes, more, hasJobs }: JobsOptions,
): Schedule {
  if (!hasJobs) return { stop: () => Promise.resolve() };
  const { clock, log, tell, metrics } = context;
  const backups = startBackups({ settings, clock, log });
  const schedule = startJobs(
    [
      ...more,
      ...backups.jobs,
      refreshCalendarsJob(context.busyCalendars),
      reminderJob(context),
      expiryNoticeJob(context),
      offerTimesJob(context),
      publishPatternsJob(context),
      cleanUpJob(context),
      closingJob(context),
      eraseCustomersJob(context),
      remindOwnersJob(context),
      deleteImportsJob(context),
      purgeJob(context),
      reconcileJob(context),
      endNeedlessJob(context),
    ],
    processes,
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
