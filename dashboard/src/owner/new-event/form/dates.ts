import type { UseFormReturn } from 'react-hook-form';
import { DATES_MAX } from '@daybook/schema/figures/bounds';
import { addDays, isDate, longDate, weekdayOf, WEEKDAYS } from '@daybook/schema/rules/date';
import {
  DATE_IN_PAST,
  EVENT_DATE_REQUIRED,
  SELECT_ONE_DATE,
  tooManyDates,
} from '@daybook/schema/words/event-texts';
import { listText } from '#owner/count-texts.ts';
import * as texts from '../new-event-texts.ts';
import type { DateChoice, DatesProblem, NewEventForm, NewEventRequest } from './new-event-form.ts';
import { datesOfWeeks, weeksProblem } from './week.ts';

/**
 * Returns the dates in order, each once; for weekly hours, those that are published first. A range returns at
 * most one date more than DATES_MAX.
 */
export function chosenDates(choice: DateChoice): string[] {
  switch (choice.date_method) {
    case 'single':
      return isDate(choice.single_date) ? [choice.single_date] : [];
    case 'multiple':
      return inOrder(choice.multiple_dates);
    case 'range':
      return datesOfRange(choice);
    case 'weekly':
      return datesOfWeeks(choice);
  }
}

export function inOrder(dates: readonly string[]): string[] {
  return [...new Set(dates)].filter(isDate).sort();
}

function datesOfRange({ range_start: start, range_end: end, excluded_weekdays: excluded }: DateChoice) {
  const dates: string[] = [];
  // Without any weekday left, the loop would go through the whole range for nothing.
  if (!isDate(start) || !isDate(end) || excluded.length >= WEEKDAYS.length) return dates;
  for (let date = start; date <= end && dates.length <= DATES_MAX; date = addDays(date, 1))
    if (!excluded.includes(weekdayOf(date))) dates.push(date);
  return dates;
}

/** Returns the first problem of the dates, or null. `today` is on the business's clock. */
export function datesProblem(choice: DateChoice, today: string): DatesProblem | null {
  if (choice.date_method === 'weekly') return weeksProblem(choice, today);
  const [first] = chosenDates(choice);
  if (first === undefined) return missing(choice);
  const field = DATE_FIELDS[choice.date_method];
  if (first < today || (choice.date_method === 'range' && choice.range_start < today))
    return { field, text: DATE_IN_PAST };
  return chosenDates(choice).length > DATES_MAX
    ? { field: LAST_DATE_FIELDS[choice.date_method], text: tooManyDates(DATES_MAX) }
    : null;
}

/** The field at which each method's problems are shown. */
export const DATE_FIELDS = {
  single: 'single_date',
  multiple: 'multiple_dates',
  range: 'range_start',
  weekly: 'from_date',
} as const;
const LAST_DATE_FIELDS = { ...DATE_FIELDS, range: 'range_end' } as const;

function missing(choice: DateChoice): DatesProblem {
  const { date_method: method, range_start: start, range_end: end } = choice;
  if (method === 'single') return { field: 'single_date', text: EVENT_DATE_REQUIRED };
  if (method === 'multiple') return { field: 'multiple_dates', text: SELECT_ONE_DATE };
  if (!isDate(start)) return { field: 'range_start', text: texts.SELECT_RANGE };
  if (!isDate(end)) return { field: 'range_end', text: texts.SELECT_RANGE };
  return end < start
    ? { field: 'range_end', text: texts.RANGE_ENDS_BEFORE }
    : { field: 'excluded_weekdays', text: SELECT_ONE_DATE };
}

/** Returns '27 days' and 'excluding Saturdays and Sundays' for a range; null while it isn't valid. */
export function rangeSummary(choice: DateChoice): { days: string; leftOut: string | null } | null {
  const { range_start: start, range_end: end, excluded_weekdays: excluded } = choice;
  if (!isDate(start) || !isDate(end) || end < start) return null;
  const count = datesOfRange(choice).length;
  const names = WEEKDAYS.filter((_, weekday) => excluded.includes(weekday)).map((name) => `${name}s`);
  return {
    days: count > DATES_MAX ? texts.moreDaysThan(DATES_MAX) : texts.daysText(count),
    leftOut: names.length === 0 ? null : texts.leftOut(listText(names)),
  };
}

/** At most this many bank holidays are named, and the others counted. */
const NAMED = 3;

/** Returns 'Friday 25 December 2026 (Christmas Day)' for each, and '2 more' if there are too many. */
export function holidaysAmong(
  dates: readonly string[],
  holidayOn: (date: string) => string | null,
): string[] {
  const found = dates.flatMap((date) => {
    const name = holidayOn(date);
    return name === null ? [] : [`${longDate(date)} (${name})`];
  });
  const more = found.length - NAMED;
  return more > 0 ? [...found.slice(0, NAMED), `${more} more`] : found;
}

type Form = Pick<UseFormReturn<NewEventForm, unknown, NewEventRequest>, 'setValue' | 'clearErrors'>;

export const DATE_NAMES = [
  'single_date',
  'multiple_dates',
  'range_start',
  'range_end',
  'excluded_weekdays',
  'week',
  'from_date',
  'until_date',
] as const;

/** Sets exactly these dates, as dates that were picked one by one. */
export function chooseDates({ setValue, clearErrors }: Form, dates: string[]): void {
  clearErrors(DATE_NAMES);
  setValue('date_method', 'multiple', { shouldDirty: true });
  setValue('multiple_dates', dates, { shouldDirty: true });
}
