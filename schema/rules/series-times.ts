/** When the visits of a series are, by date and wall clock: 16:00 stays 16:00 when the clocks change. */

import { addDays } from './date.ts';

export interface VisitTime {
  /** YYYY-MM-DD */
  date: string;
  /** HH:MM */
  start_time: string;
}

const DAYS_A_WEEK = 7;

/** Returns the first visit and those after it, each so many weeks later at the same time. */
export function seriesTimes(first: VisitTime, everyWeeks: number, count: number): VisitTime[] {
  return Array.from({ length: count }, (_, at) => ({
    date: addDays(first.date, at * everyWeeks * DAYS_A_WEEK),
    start_time: first.start_time,
  }));
}
