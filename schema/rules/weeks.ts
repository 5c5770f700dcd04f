/** Weeks from Monday to Sunday in a time zone. */
import { startOfDate, todayIn } from './calendar-day.ts';
import { addDays, weekdayOf } from './date.ts';

export interface Week {
  /** The week's Monday, YYYY-MM-DD. */
  monday: string;
  /** When the week begins, and when the next one does: milliseconds since 1970. */
  from: number;
  to: number;
}

/** Returns the last `count` weeks in order, up to that of `now` (milliseconds since 1970). */
export function lastWeeks(count: number, zone: string, now: number): Week[] {
  const today = todayIn(zone, now);
  const thisMonday = addDays(today, -weekdayOf(today));
  return Array.from({ length: count }, (_, at) => {
    const monday = addDays(thisMonday, (at + 1 - count) * 7);
    return { monday, from: startOfDate(monday, zone), to: startOfDate(addDays(monday, 7), zone) };
  });
}
