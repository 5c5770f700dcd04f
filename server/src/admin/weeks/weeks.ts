/** The platform's weeks: from Monday to Sunday on the clock of the United Kingdom. */
import { startOfDate, todayIn } from '@daybook/schema/rules/calendar-day';
import { addDays, weekdayOf } from '@daybook/schema/rules/date';
import { DEFAULT_TIMEZONE } from '@daybook/schema/words/timezones';

export interface Week {
  /** The week's Monday, YYYY-MM-DD. */
  monday: string;
  /** When the week begins, and when the next one does: milliseconds since 1970. */
  from: number;
  to: number;
}

/** The last `count` weeks in order, the one of `now` (milliseconds since 1970) included. */
export function lastWeeks(count: number, now: number): Week[] {
  const today = todayIn(DEFAULT_TIMEZONE, now);
  const thisMonday = addDays(today, -weekdayOf(today));
  return Array.from({ length: count }, (_, at) => {
    const monday = addDays(thisMonday, (at + 1 - count) * 7);
    const startOf = (date: string) => startOfDate(date, DEFAULT_TIMEZONE);
    return { monday, from: startOf(monday), to: startOf(addDays(monday, 7)) };
  });
}
