/** The month's grid: its weeks, and how the keyboard walks it (WAI-ARIA APG, date grid). */
import { addDays, addMonths, datesOfMonth, monthOf, weekdayOf } from '@daybook/schema/rules/date';
import { monthBeside, shownMonth, type OpenDiary } from './state.ts';

/** Rows of seven from Monday; null where another month's days would stand. */
export function weeksOf(month: string): (string | null)[][] {
  const dates = datesOfMonth(month);
  const cells: (string | null)[] = [...Array<null>(weekdayOf(`${month}-01`)).fill(null), ...dates];
  while (cells.length % 7) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** The one date of the grid that Tab reaches: where the arrows stand, the chosen date, or the first with events. */
export function cursorOf(state: OpenDiary): string {
  const month = shownMonth(state);
  const inMonth = (date: string | null | undefined) => (date && monthOf(date) === month ? date : undefined);
  return (
    inMonth(state.cursor) ??
    inMonth(state.choice.date) ??
    state.diary.events.map((event) => event.event_date).find(inMonth) ??
    `${month}-01`
  );
}

/** The date that a key leads to from the cursor, or null: no such key, or outside the months on offer. */
export function dateByKey(state: OpenDiary, key: string): string | null {
  const date = cursorOf(state);
  const weekday = weekdayOf(date);
  const days = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7, Home: -weekday, End: 6 - weekday }[
    key
  ];
  const months = { PageUp: -1, PageDown: 1 }[key];
  const there =
    days === undefined ? months && sameDayIn(addMonths(monthOf(date), months), date) : addDays(date, days);
  if (!there) return null;
  const step = monthOf(there).localeCompare(monthOf(date));
  return step === 0 || monthBeside(state, step) ? there : null;
}

/** 31 January leads to 28 February. */
function sameDayIn(month: string, date: string): string {
  const dates = datesOfMonth(month);
  return dates[Number(date.slice(8)) - 1] ?? dates.at(-1) ?? date;
}
