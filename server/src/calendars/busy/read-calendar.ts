/** Reads a calendar on another thread, and gives up if it takes too much memory or never ends. */

import { z } from 'zod';
import { busyCalendarFailure, unreadEntries } from '@daybook/schema/contract/calendars';
import { paths } from '../../runtime/paths.ts';
import { startThread } from '../../runtime/start-thread.ts';
import type { CalendarReading, ReadingOptions } from './busy-times.ts';
import { CalendarProblem } from './calendar-problem.ts';

/**
 * Milliseconds by the clock. A calendar's work is bounded by its bytes and by steps (`createSteps`): this ends
 * only what they miss, so it leaves a busy machine six times what they allow.
 */
const LONGEST = 30_000;
const MEGABYTES_MAX = 128;
/** Calendars that a process reads at once. More would leave no core for other work. */
const THREADS = 2;

const answer = z.union([
  z.object({
    reading: z.object({
      times: z.array(z.object({ startsAt: z.number(), endsAt: z.number() })),
      unread: unreadEntries.nullable(),
    }),
  }),
  z.object({ failure: busyCalendarFailure }),
]);

export type ReadCalendar = (text: string, options: ReadingOptions) => Promise<CalendarReading>;

/** The returned function rejects with a CalendarProblem. */
export function createReadCalendar(longest = LONGEST): ReadCalendar {
  const lanes = Array.from({ length: THREADS }, (): Promise<unknown> => Promise.resolve());
  let next = 0;
  return (text, options) => {
    const lane = next++ % THREADS;
    const reading = (lanes[lane] ?? Promise.resolve()).then(() => readOnThread(text, options, longest));
    lanes[lane] = reading.catch(() => undefined);
    return reading;
  };
}

async function readOnThread(
  text: string,
  options: ReadingOptions,
  longest: number,
): Promise<CalendarReading> {
  const resourceLimits = { maxOldGenerationSizeMb: MEGABYTES_MAX };
  const worker = startThread(paths.calendarWorker, { workerData: { text, options }, resourceLimits });
  let timer: NodeJS.Timeout | undefined;
  try {
    const message = await new Promise<unknown>((resolve, reject) => {
      worker.once('message', () => {
        timer = setTimeout(() => reject(new CalendarProblem('too_much')), longest);
        worker.once('message', resolve);
      });
      // The thread ended without an answer because it ran out of memory.
      worker.once('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new CalendarProblem('too_much') : error),
      );
    });
    const read = answer.parse(message);
    if ('failure' in read) throw new CalendarProblem(read.failure);
    return read.reading;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
