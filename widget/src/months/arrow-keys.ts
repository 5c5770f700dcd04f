/** How the keyboard walks the month (WAI-ARIA APG, date grid). */
import { addDays, addMonths, datesOfMonth, monthOf, weekdayOf } from '@daybook/schema/rules/date';
import { monthBeside, shownMonth, type OpenDiary } from '../diary/diary-state.ts';
import { cursorOf } from '../diary/month.ts';

/**
 * The date to which a key leads from the cursor; the cursor's own date at the end of the months on offer;
 * null when the key leads nowhere.
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
