import { Counter, Gauge, type Registry } from 'prom-client';
import type { WatchJobs } from '../jobs/schedule.ts';

interface JobMetrics extends WatchJobs {
  /** Updates how long skipped turns have been waiting. */
  refresh(): void;
}

const ofJob = { labelNames: ['job'] as const };

/** Uses the machine's own time, by which jobs run. */
export function createJobMetrics(registers: [Registry]): JobMetrics {
  const lastRun = new Gauge({
    name: 'daybook_job_last_run_timestamp_seconds',
    help: 'When the job last ended well in this process, seconds since 1970.',
    ...ofJob,
    registers,
  });
  const duration = new Gauge({
    name: 'daybook_job_duration_seconds',
    help: 'How long its last run in this process took.',
    ...ofJob,
    registers,
  });
  const lag = new Gauge({
    name: 'daybook_job_lag_seconds',
    help: 'How late its last turn began; while one waits for the run before it, how long that has waited.',
    ...ofJob,
    registers,
  });
  const failures = new Counter({
    name: 'daybook_job_failures_total',
    help: 'Runs that failed.',
    ...ofJob,
    registers,
  });
  /** By job, when the first of its waiting turns was due. */
  const heldUpSince = new Map<string, number>();

  return {
    jobBegan(job, lateBy) {
      heldUpSince.delete(job);
      lag.set({ job }, lateBy / 1000);
      failures.inc({ job }, 0);
    },
    jobHeldUp(job) {
      if (!heldUpSince.has(job)) heldUpSince.set(job, Date.now());
    },
    jobEnded(job, { milliseconds, isFailed }) {
      duration.set({ job }, milliseconds / 1000);
      if (isFailed) failures.inc({ job });
      else lastRun.set({ job }, Date.now() / 1000);
    },
    refresh() {
      for (const [job, since] of heldUpSince) lag.set({ job }, (Date.now() - since) / 1000);
    },
  };
}
