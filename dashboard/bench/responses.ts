/** How soon a screen answered, out of what the browser tells of presses and keys. */

import { z } from 'zod';

/** An event of a press or key that took at least 16 ms. Milliseconds. */
export const timedEvent = z.object({
  /** The same for all events of one press. */
  interaction: z.number(),
  /** From the press to the frame that shows what came of it, in steps of 8. */
  duration: z.number(),
  /** Until our code began, and what it then took. */
  delay: z.number(),
  work: z.number(),
});
export type TimedEvent = z.output<typeof timedEvent>;

/** What the browser does not tell took less than this. */
export const UNTOLD = 16;

/** The longest answer to any of these presses: what `web-vitals` calls their INP, as long as there are less than fifty. */
export function longestOf(events: readonly TimedEvent[]): TimedEvent {
  const quick: TimedEvent = { interaction: 0, duration: UNTOLD, delay: 0, work: 0 };
  return events.reduce((longest, event) => {
    const isOfAPress = event.interaction > 0;
    return isOfAPress && event.duration > longest.duration ? event : longest;
  }, quick);
}
