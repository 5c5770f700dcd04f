/** How the keyboard moves through a month (WAI-ARIA APG, date grid). */

import { addDays, addMonths, lastDateOf, monthOf, weekdayOf } from '@daybook/schema/rules/date';
import { changeBy } from '../booking/booking-reducer.ts';
import type { Change } from '../diary/actions.ts';
import { monthBeside, shownMonth, type OpenDiary } from '../diary/diary-state.ts';
import { cursorOf } from '../months/month-grid.ts';

export function moveByKey(state: OpenDiary, key: string): Change | null {
  const date = dateByKey(state, key);
  return date === null ? null : changeBy({ type: 'moved', date });
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
