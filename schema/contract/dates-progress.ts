/** A change to many dates answers in lines: several of progress, then the outcome. */
import { z } from './zod.ts';

export const datesProgress = z.object({ dates_changed: z.int(), dates: z.int() });

/** The last line of a change that had to stop: a failed answer. Dates that were already changed stay so. */
export const stoppedChange = z.looseObject({ status: z.int(), error: z.string() });

export type DatesProgress = z.infer<typeof datesProgress>;
export type StoppedChange = z.infer<typeof stoppedChange>;
