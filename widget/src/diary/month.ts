/** The month's grid: its weeks, and where the keyboard enters it. */
import { addDays, monthOf, weekdayOf } from '@daybook/schema/rules/date';
import type { OpenDiary } from './diary-state.ts';

/** Rows of seven from Monday; null in the place of another month's days. */
export function weeksOf(month: string): (string | null)[][] {
  const first = addDays(`${month}-01`, -weekdayOf(`${month}-01`));
  const weeks: (string | null)[][] = [];
  for (let monday = first; monthOf(monday) <= month; monday = addDays(monday, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, day) => addDays(monday, day)).map((date) =>
        monthOf(date) === month ? date : null,
      ),
    );
  }
  return weeks;
}

/**
 * The only date of the grid that Tab reaches: where the arrow keys are, the chosen date, or the first date
 * with events.
 */
export function cursorOf({ cursor, choice, diary }: OpenDiary, month: string): string {
  const stops = [cursor, choice.date, ...diary.dates.map(({ date }) => date)];
  return stops.find((date) => date && monthOf(date) === month) ?? `${month}-01`;
}
