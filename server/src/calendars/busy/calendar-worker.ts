/** Reads one calendar on its own thread, which then ends, so that a slow calendar blocks nothing else. */

import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { readBusyTimes } from './busy-times.ts';
import { CalendarProblem } from './calendar-problem.ts';

const work = z.object({
  text: z.string(),
  options: z.object({
    timezone: z.string(),
    from: z.number(),
    to: z.number(),
    ownHost: z.string(),
    url: z.string(),
  }),
});

function answer() {
  const { text, options } = work.parse(workerData);
  try {
    return { reading: readBusyTimes(text, options) };
  } catch (error) {
    if (error instanceof CalendarProblem) return { failure: error.failure };
    throw error;
  }
}

// The time limit starts here.
parentPort?.postMessage('ready');
parentPort?.postMessage(answer());
