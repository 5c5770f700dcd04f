/** The admin works on the United Kingdom's clock. */
import { instantOf, todayIn, wallClockAt } from '@daybook/schema/rules/calendar-day';
import { clockTimeOf, minutesOf } from '@daybook/schema/rules/clock-time';
import { dateText, shortDate } from '@daybook/schema/rules/date';

const ZONE = 'Europe/London';

/** YYYY-MM-DD */
export const todayHere = () => todayIn(ZONE, Date.now());

/** The date of an instant, ISO 8601: '21/11/26'. */
export function dayOf(instant: string): string {
  return shortDate(todayIn(ZONE, Date.parse(instant)));
}

/** The same as files write it: '2026-11-21'. */
export const isoDayOf = (instant: string) => todayIn(ZONE, Date.parse(instant));

/** Its date and time: '21/11/26 14:05'. */
export function momentOf(instant: string): string {
  const { date, minutes } = wallClockAt(Date.parse(instant), ZONE);
  return `${shortDate(date)} ${clockTimeOf(minutes)}`;
}

/** Its date and time in words: '21 November 2026 at 14:05'. */
export function longMomentOf(instant: string): string {
  const { date, minutes } = wallClockAt(Date.parse(instant), ZONE);
  return `${dateText(date)} at ${clockTimeOf(minutes)}`;
}

/** What a field for date and time shows of an instant: '2026-11-21T14:05'. */
export function wallTimeOf(instant: string): string {
  const { date, minutes } = wallClockAt(Date.parse(instant), ZONE);
  return `${date}T${clockTimeOf(minutes)}`;
}

/**
 * The instant, ISO 8601, of what such a field holds. A time in the hour that a spring night skips means the hour
 * after it.
 */
export function instantOfWallTime(wallTime: string): string {
  const [date = '', time = ''] = wallTime.split('T');
  const minutes = minutesOf(time);
  const instant = instantOf(date, minutes, ZONE) ?? instantOf(date, minutes + 60, ZONE) ?? 0;
  return new Date(instant).toISOString();
}
