/** Runs jobs at their times (croner), in UTC. */

import { Cron } from 'croner';
import type { TellError } from '../database/outage.ts';
import type { Processes } from '../database/processes.ts';

export interface Job {
  name: string;
  /** A cron pattern: '* * * * *' is each minute. */
  pattern: string;
  run: () => Promise<void>;
}

/** Observes jobs by name. Only the process that does a job's work is told that it ended. */
export interface WatchJobs {
  /** A turn begins, `lateBy` milliseconds after it was due; 0 at the start of the process. */
  jobBegan(job: string, lateBy: number): void;
  /** A turn is skipped, because the previous one is still running. */
  jobHeldUp(job: string): void;
  jobEnded(job: string, ended: { milliseconds: number; isFailed: boolean }): void;
}

export interface Schedule {
  /** Starts no more jobs, and resolves when the running ones have finished. */
  stop(): Promise<void>;
}

/**
 * Starts every job at once, to make up for what the process missed while it was down, and then runs it by its
 * pattern. `metrics` is null if nothing is counted.
 */
export function startJobs(
  jobs: Job[],
  { alone }: Pick<Processes, 'alone'>,
  tell: TellError,
  metrics: WatchJobs | null = null,
): Schedule {
  const running = new Map<string, Promise<void>>();

  /** Never runs a job twice at once, in any process: a turn during the previous one is skipped. */
  function start(job: Job, lateBy = 0): void {
    if (running.has(job.name)) return metrics?.jobHeldUp(job.name);
    const began = performance.now();
    const end = (isFailed: boolean) =>
      metrics?.jobEnded(job.name, { milliseconds: performance.now() - began, isFailed });
    metrics?.jobBegan(job.name, lateBy);
    const run = alone(job.name, () => job.run())
      .then(
        (isOurs) => (isOurs ? end(false) : undefined),
        (error: unknown) => {
          tell(error, 'job failed', { job: job.name });
          end(true);
        },
      )
      .finally(() => running.delete(job.name));
    running.set(job.name, run);
  }

  const timetable = jobs.map((job) => {
    start(job);
    const turn = new Cron(job.pattern, { timezone: 'UTC', unref: true }, () => {
      const lateBy = Math.max(0, Date.now() - due);
      due = dueNext();
      start(job, lateBy);
    });
    const dueNext = () => turn.nextRun()?.getTime() ?? Infinity;
    let due = dueNext();
    return turn;
  });
  return {
    async stop() {
      for (const turn of timetable) turn.stop();
      await Promise.all(running.values());
    },
  };
}
