import { useCallback } from 'react';
import { useLocation } from 'react-router';
import {
  addDays,
  addMonths,
  datesOfMonth,
  isDate,
  longDate,
  monthOf,
  MONTHS,
  monthTitle,
  weekdayOf,
} from '@daybook/schema/rules/date';
import { readId } from '#owner/query.ts';
import { oneOf, useQueryState } from '#ui/use-query-state.ts';

export type View = 'month' | 'week' | 'day';

/** A day, or the week or month that contains `date`. */
export interface Place {
  view: View;
  /** YYYY-MM-DD on the business's clock */
  date: string;
}

/** Dates can be calculated in both directions within these years. */
const EARLIEST = '1971-01-01';
const LATEST = '9990-12-31';

/** `?view=week&date=2026-11-24&person=3`. Without a date it is today; without a person, everyone. */
export const placeParams = {
  view: oneOf<View>([{ value: 'month' }, { value: 'week' }, { value: 'day' }]),
  date: (text: string | null) =>
    text !== null && isDate(text) && text >= EARLIEST && text <= LATEST ? text : '',
  person: (text: string | null) => readId(text) ?? '',
};

/** Returns the same place in another view. A month that includes today opens at this week or today. */
export function inView({ view: from, date }: Place, view: View, today: string): Place {
  const isThisMonth = from === 'month' && view !== 'month' && monthOf(date) === monthOf(today);
  return { view, date: isThisMonth ? today : date };
}

/** Returns the place that many months, weeks or days later. Months begin on the first, weeks on Monday. */
export function stepFrom({ view, date }: Place, count: number): Place {
  if (view === 'month') return { view, date: `${addMonths(monthOf(date), count)}-01` };
  const [monday = date] = weekOf(date);
  return { view, date: view === 'week' ? addDays(monday, 7 * count) : addDays(date, count) };
}

export function usePlace(today: string) {
  const [{ view, date, person }, change] = useQueryState(placeParams);
  const location = useLocation();
  const state: unknown = location.state;
  const open = useCallback(
    (place: Place, { isForDay = false } = {}) =>
      change(place, { state: { isForDay }, preventScrollReset: true }),
    [change],
  );
  return {
    place: { view, date: date || today },
    /** Null for everyone. */
    personId: person === '' ? null : person,
    choosePerson: (id: number | null) =>
      change({ person: id ?? '' }, { replace: true, preventScrollReset: true }),
    /** True if somebody asked for exactly this day, not for its week. */
    isForDay: typeof state === 'object' && state !== null && 'isForDay' in state && state.isForDay === true,
    open,
  };
}

const DAYS = 7;

export function weekOf(date: string): string[] {
  const monday = addDays(date, -weekdayOf(date));
  return Array.from({ length: DAYS }, (_, day) => addDays(monday, day));
}

/** Returns the weeks (four to six) that a month (YYYY-MM) touches, each with all of its days. */
export function weeksOfMonth(month: string): string[][] {
  const weeks: string[][] = [];
  for (const date of datesOfMonth(month)) {
    if (weeks.length === 0 || weekdayOf(date) === 0) weeks.push(weekOf(date));
  }
  return weeks;
}

export function titleOf({ view, date }: Place): string {
  if (view === 'month') return monthTitle(monthOf(date));
  return view === 'week' ? weekTitle(date) : longDate(date);
}

/** '23 to 29 November 2026', '28 September to 4 October 2026', '28 December 2026 to 3 January 2027' */
export function weekTitle(date: string): string {
  const [first = date, , , , , , last = date] = weekOf(date);
  const [day, month, year] = partsOf(first);
  const [lastDay, lastMonth, lastYear] = partsOf(last);
  const from = [day, month === lastMonth ? '' : month, year === lastYear ? '' : year];
  return `${from.filter(Boolean).join(' ')} to ${lastDay} ${lastMonth} ${lastYear}`;
}

function partsOf(date: string): [day: string, month: string, year: string] {
  return [String(Number(date.slice(8))), MONTHS[Number(date.slice(5, 7)) - 1] ?? '', date.slice(0, 4)];
}

/** Returns up to `room` of the sorted months, around the open one. */
export function monthsAround(months: readonly string[], month: string, room: number): string[] {
  const before = months.filter((one) => one < month).length;
  const first = Math.max(0, Math.min(before - Math.floor(room / 2), months.length - room));
  return months.slice(first, first + room);
}
