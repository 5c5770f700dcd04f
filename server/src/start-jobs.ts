import { closingJob } from './accounts/deletion/delete-account.ts';
import type { CancelTokens } from './bookings/cancel-token.ts';
import type { CountBookings } from './bookings/count-bookings.ts';
import type { Clock } from './runtime/clock.ts';
import type { OpenedDatabase } from './database/database.ts';
import { createEventCounts } from './diary/count-events.ts';
import type { LogParts } from './database/outage.ts';
import { deleteImportsJob } from './import-export/delete-imports.ts';
import { eraseCustomersJob } from './customer-data/erase-customers.ts';
import { createEraseStore } from './customer-data/erase-customer-store.ts';
import { createRemindOwnerStore } from './customer-data/erasure-requests-store.ts';
import { remindOwnersJob } from './customer-data/decide-erasure-requests.ts';
import { createCleanUpStore } from './jobs/clean-up-store.ts';
import { startBackups } from './jobs/backup.ts';
import { cleanUpJob } from './jobs/clean-up.ts';
import { startJobs, type Job, type Schedule, type WatchJobs } from './jobs/run-jobs.ts';
import { createPurgeStore } from './jobs/purge-store.ts';
import { purgeJob } from './jobs/purge.ts';
import { expiryNoticeJob, reminderJob } from './jobs/queue-due-emails.ts';
import { createReminderStore } from './jobs/reminder-store.ts';
import { publishPatternsJob } from './patterns/publish-patterns.ts';
import type { Settings } from './settings.ts';
import type { Stores } from './stores.ts';
import { offerTimesJob } from './waiting-list/offer-times.ts';

interface JobsParts extends LogParts {
  database: OpenedDatabase;
  tokens: Pick<CancelTokens, 'fresh'>;
  stores: Pick<
    Stores,
    'imports' | 'diary' | 'expiryNotices' | 'deletion' | 'eventsDeleted' | 'patternsPublished'
  >;
  clock: Clock;
  wake: () => void;
  more: readonly Job[];
  settings: Settings;
  /** False in tests that compare rows, or that run the jobs themselves. */
  hasJobs: boolean;
  /** Null if nothing is counted. */
  metrics: (WatchJobs & CountBookings) | null;
}

export function startOwnJobs(parts: JobsParts): Schedule {
  if (!parts.hasJobs) return { stop: () => Promise.resolve() };
  const { database, tokens, stores, clock, wake, more, settings, log, tell, metrics } = parts;
  const backups = startBackups({ settings, clock, log });
  const erasure = createEraseStore(database, tokens);
  const schedule = startJobs(
    [
      ...more,
      ...backups.jobs,
      reminderJob({ store: createReminderStore(database), clock, wake }),
      expiryNoticeJob({ store: stores.expiryNotices, clock, wake }),
      offerTimesJob({
        database,
        diary: stores.diary,
        counts: createEventCounts(stores.diary),
        clock,
        onMailQueued: wake,
      }),
      publishPatternsJob({ store: stores.patternsPublished, clock, onMailQueued: wake }),
      cleanUpJob({ store: createCleanUpStore(database), clock }),
      closingJob({ store: stores.deletion, clock, onMailQueued: wake, metrics }),
      eraseCustomersJob({ store: erasure, clock, onMailQueued: wake, log }),
      remindOwnersJob({ store: createRemindOwnerStore(database), clock, onMailQueued: wake }),
      deleteImportsJob({ store: stores.imports, clock }),
      purgeJob({
        store: createPurgeStore(database),
        deleteEvents: stores.eventsDeleted,
        erasure,
        clock,
        onMailQueued: wake,
      }),
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
