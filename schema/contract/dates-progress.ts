/** A change of many dates answers in lines: how far it is, then its outcome. */
import { z } from './zod.ts';

/** Sent after some dates. */
export const datesProgress = z.object({ dates_changed: z.int(), dates: z.int() });

/** The last line of a change that couldn't go on: what was changed by then stays. Its members are those of a failing answer. */
export const stoppedChange = z.looseObject({ status: z.int(), error: z.string() });

export type DatesProgress = z.infer<typeof datesProgress>;
export type StoppedChange = z.infer<typeof stoppedChange>;
