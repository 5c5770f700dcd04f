/** The platform's weeks: from Monday to Sunday on the clock of the United Kingdom. */
import { startOfDate, todayIn } from '@daybook/schema/rules/calendar-day';
import { addDays, weekdayOf } from '@daybook/schema/rules/date';
import { DEFAULT_TIMEZONE } from '@daybook/schema/words/timezones';

export interface Week {
  /** YYYY-MM-DD, its Monday. */
  monday: string;
  /** When it begins, and when the next one does: milliseconds since 1970. */
  from: number;
  to: number;
}

/** The last so many, this one included, in order. */
export function lastWeeks(count: number, now: number): Week[] {
  const today = todayIn(DEFAULT_TIMEZONE, now);
  const thisMonday = addDays(today, -weekdayOf(today));
  return Array.from({ length: count }, (_, at) => {
    const monday = addDays(thisMonday, (at + 1 - count) * 7);
    const startOf = (date: string) => startOfDate(date, DEFAULT_TIMEZONE);
    return { monday, from: startOf(monday), to: startOf(addDays(monday, 7)) };
  });
}
