/** The month's grid: its weeks, and how the keyboard walks it (WAI-ARIA APG, date grid). */
import { addDays, addMonths, datesOfMonth, monthOf, weekdayOf } from '@daybook/schema/rules/date';
import { monthBeside, shownMonth, type OpenDiary } from '../diary/diary-state.ts';

/** Returns rows of seven from Monday; null in the place of another month's days. */
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
 * Returns the only date of the grid that Tab reaches: where the arrow keys are, the chosen date, or the first
 * date with events.
 */
export function cursorOf({ cursor, choice, diary }: OpenDiary, month: string): string {
  const stops = [cursor, choice.date, ...diary.dates.map(({ date }) => date)];
  return stops.find((date) => date && monthOf(date) === month) ?? `${month}-01`;
}

/**
 * Returns the date to which a key leads from the cursor; the cursor's own date at the end of the months on
 * offer; null when the key leads nowhere.
 */
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

/** 31 January leads to 28 February. */
function sameDayIn(month: string, date: string): string {
  const dates = datesOfMonth(month);
  return dates[Number(date.slice(8)) - 1] ?? dates.at(-1) ?? date;
}
