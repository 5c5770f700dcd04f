import { CLOCK_TIME, clockTimeOf, minutesOf } from '@daybook/schema/rules/clock-time';

/** Lunch ends this many minutes after it starts, until somebody sets its end. */
const LUNCH_MINUTES = 60;

const LAST_MINUTE = 24 * 60 - 1;

/** The end of a lunch with this start, within the same day; null while no time is typed. */
export function lunchEndOf(start: string): string | null {
  return CLOCK_TIME.test(start) ? clockTimeOf(Math.min(minutesOf(start) + LUNCH_MINUTES, LAST_MINUTE)) : null;
}
