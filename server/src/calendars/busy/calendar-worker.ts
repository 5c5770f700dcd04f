/** Reads one calendar on a thread of its own, which ends with it: however long it takes, nobody waits for it. */
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { busyTimesOf } from './busy-times.ts';
import { CalendarProblem } from './calendar-problem.ts';

const work = z.object({
  text: z.string(),
  options: z.object({ timezone: z.string(), from: z.number(), to: z.number(), ownHost: z.string() }),
});

function answer() {
  const { text, options } = work.parse(workerData);
  try {
    return { times: busyTimesOf(text, options) };
  } catch (error) {
    if (error instanceof CalendarProblem) return { failure: error.failure };
    throw error;
  }
}

// From here on its time counts.
parentPort?.postMessage('ready');
parentPort?.postMessage(answer());
