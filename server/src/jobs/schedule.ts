/** Runs jobs at their times (croner), in UTC. */
import { Cron } from 'croner';
import { finishClosing, type DeleteAccountParts } from '../accounts/deletion/delete-account.ts';
import type { TellError } from '../database/outage.ts';
import type { Processes } from '../database/processes.ts';

export interface Job {
  name: string;
  /** A cron pattern: '* * * * *' is each minute. */
  pattern: string;
  run: () => Promise<void>;
}

/** Told of jobs by their names. Only the process that does a job's work is told that it ended. */
export interface WatchJobs {
  /** The turn that was due so many milliseconds ago begins; 0 at the start of the process. */
  jobBegan(job: string, lateBy: number): void;
  /** A turn is left out, because the one before still runs. */
  jobHeldUp(job: string): void;
  jobEnded(job: string, ended: { milliseconds: number; isFailed: boolean }): void;
}

export interface Schedule {
  /** Starts no job any more, and resolves when those that run have finished. */
  stop(): Promise<void>;
}

/**
 * Starts every job at once, for what was missed while the process was down, and from then on by its pattern. `metrics` is
 * null where nothing is counted.
 */
export function startJobs(
  jobs: Job[],
  { alone }: Pick<Processes, 'alone'>,
  tell: TellError,
  metrics: WatchJobs | null = null,
): Schedule {
  const running = new Map<string, Promise<void>>();

  /**
   * A job never runs twice at once, here or in another process: a turn that comes while the one before still runs is
   * left out.
   */
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

/**
 * Runs each minute, and goes on cancelling the bookings to come of closed businesses where a process ended meanwhile.
 */
export function closingJob(parts: DeleteAccountParts): Job {
  return { name: 'closing', pattern: '* * * * *', run: () => finishClosing(parts) };
}
