/** The month's weeks, and how the keyboard moves through them (WAI-ARIA APG, date grid). */

import { addDays, addMonths, lastDateOf, monthOf, WEEKDAYS, weekdayOf } from '@daybook/schema/rules/date';
import { monthBeside, shownMonth, type OpenDiary } from '../diary/diary-state.ts';

/** Returns rows of seven from Monday, with null for days of another month. */
export function weeksOf(month: string): (string | null)[][] {
  const first = addDays(`${month}-01`, -weekdayOf(`${month}-01`));
  const weeks: (string | null)[][] = [];
  for (let monday = first; monthOf(monday) <= month; monday = addDays(monday, 7)) {
    weeks.push(
      WEEKDAYS.map((_, day) => {
        const date = addDays(monday, day);
        return monthOf(date) === month ? date : null;
      }),
    );
  }
  return weeks;
}

/** Returns the only date that Tab reaches: the arrow keys', the chosen one, or the first with events. */
export function cursorOf({ cursor, choice, diary }: OpenDiary, month: string): string {
  const stops = [cursor, choice.date, ...diary.dates.map(({ date }) => date)];
  return stops.find((date) => date && monthOf(date) === month) ?? `${month}-01`;
}

/** Returns the date that a key leads to: unchanged at either end of the months, null for other keys. */
export function dateByKey(state: OpenDiary, key: string): string | null {
  const month = shownMonth(state);
  const date = cursorOf(state, month);
  const weekday = weekdayOf(date);
  const days = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7, Home: -weekday, End: 6 - weekday }[
    key
  ];
  const months = { PageUp: -1, PageDown: 1 }[key];
  if (days === undefined && !months) return null;
  const there = months ? sameDayIn(addMonths(month, months), date) : addDays(date, days ?? 0);
  const step = monthOf(there).localeCompare(month);
  return step && !monthBeside(state, step) ? date : there;
}

/** Returns 28 February for 31 January. */
function sameDayIn(month: string, date: string): string {
  const last = lastDateOf(month);
  const same = month + date.slice(7);
  return same < last ? same : last;
}
