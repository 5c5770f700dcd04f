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

export interface Schedule {
  /** Starts no job any more, and resolves when those that run have finished. */
  stop(): Promise<void>;
}

/** Starts every job at once, for what was missed while the process was down, and from then on by its pattern. */
export function startJobs(jobs: Job[], { alone }: Pick<Processes, 'alone'>, tell: TellError): Schedule {
  const running = new Map<string, Promise<void>>();

  /**
   * A job never runs twice at once, here or in another process: a turn that comes while the one before still runs is
   * left out.
   */
  function start(job: Job): void {
    if (running.has(job.name)) return;
    const run = alone(job.name, () => job.run())
      .then(
        () => undefined,
        (error: unknown) => tell(error, 'job failed', { job: job.name }),
      )
      .finally(() => running.delete(job.name));
    running.set(job.name, run);
  }

  const timetable = jobs.map((job) => {
    start(job);
    return new Cron(job.pattern, { timezone: 'UTC', unref: true }, () => start(job));
  });
  return {
    async stop() {
      for (const turn of timetable) turn.stop();
      await Promise.all(running.values());
    },
  };
}
