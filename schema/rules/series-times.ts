/** When the visits of a series are, by date and wall clock: 16:00 stays 16:00 when the clocks change. */

import { clockTimeOf, minutesOf, MINUTES_A_DAY } from './clock-time.ts';
import { addDays, daysBetween } from './date.ts';

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

/** Returns the time that differs from `time` by as many days and minutes as `to` does from `from`. */
export function shiftedTime(time: VisitTime, from: VisitTime, to: VisitTime): VisitTime {
  const minutes = minutesOf(time.start_time) + minutesOf(to.start_time) - minutesOf(from.start_time);
  const days = daysBetween(from.date, to.date) + Math.floor(minutes / MINUTES_A_DAY);
  return {
    date: addDays(time.date, days),
    start_time: clockTimeOf((minutes + MINUTES_A_DAY) % MINUTES_A_DAY),
  };
}
