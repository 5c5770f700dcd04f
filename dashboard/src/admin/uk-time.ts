import { instantOf, todayIn, wallClockAt } from '@daybook/schema/rules/calendar-day';
import { clockTimeOf, minutesOf } from '@daybook/schema/rules/clock-time';
import { dateText, shortDate } from '@daybook/schema/rules/date';

const ZONE = 'Europe/London';

/** YYYY-MM-DD */
export const todayHere = () => todayIn(ZONE, Date.now());

/** Returns '21/11/26' for an instant, ISO 8601. */
export function dayOf(instant: string): string {
  return shortDate(todayIn(ZONE, Date.parse(instant)));
}

/** Returns '2026-11-21' for an instant, as files write it. */
export const isoDayOf = (instant: string) => todayIn(ZONE, Date.parse(instant));

/** Returns '21/11/26 14:05' for an instant. */
export function momentOf(instant: string): string {
  const { date, minutes } = wallClockAt(Date.parse(instant), ZONE);
  return `${shortDate(date)} ${clockTimeOf(minutes)}`;
}

/** Returns '21 November 2026 at 14:05' for an instant. */
export function longMomentOf(instant: string): string {
  const { date, minutes } = wallClockAt(Date.parse(instant), ZONE);
  return `${dateText(date)} at ${clockTimeOf(minutes)}`;
}

/** Returns the value of a date and time field for an instant: '2026-11-21T14:05'. */
export function wallTimeOf(instant: string): string {
  const { date, minutes } = wallClockAt(Date.parse(instant), ZONE);
  return `${date}T${clockTimeOf(minutes)}`;
}

/**
 * Returns the instant, ISO 8601, of a date and time field's value. A time that the clock skips in spring
 * means the hour after it.
 */
export function instantOfWallTime(wallTime: string): string {
  const [date = '', time = ''] = wallTime.split('T');
  const minutes = minutesOf(time);
  const instant = instantOf(date, minutes, ZONE) ?? instantOf(date, minutes + 60, ZONE) ?? 0;
  return new Date(instant).toISOString();
}
