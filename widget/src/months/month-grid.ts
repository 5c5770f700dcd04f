/** The month's weeks, and where the keyboard is in them. */

import { addDays, monthOf, WEEKDAYS, weekdayOf } from '@daybook/schema/rules/date';
import type { OpenDiary } from '../diary/diary-state.ts';

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
