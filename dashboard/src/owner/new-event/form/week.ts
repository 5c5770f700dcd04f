import { isDate, weekdayOf } from '@daybook/schema/rules/date';
import { lastPublishable, patternDates, type PatternRule } from '@daybook/schema/rules/pattern-dates';
import { DATE_IN_PAST, EVENT_DATE_REQUIRED } from '@daybook/schema/words/event-texts';
import { LAST_BEFORE_FIRST } from '@daybook/schema/words/input-texts';
import { WEEKDAY_REQUIRED } from '@daybook/schema/words/pattern-texts';
import type {
  DateChoice,
  DatesProblem,
  NewEventForm,
  PersonFields,
  WeekdayFields,
} from './new-event-form.ts';

interface OpenDay extends WeekdayFields {
  /** Monday is 0 */
  weekday: number;
}

export function openDays({ week }: Pick<DateChoice, 'week'>): OpenDay[] {
  return week.map((day, weekday) => ({ ...day, weekday })).filter(({ is_open }) => is_open);
}

/** Returns null if the first date is missing or the last is not a date. */
function ruleOf(choice: DateChoice): PatternRule | null {
  const { from_date, until_date } = choice;
  if (!isDate(from_date) || (until_date !== '' && !isDate(until_date))) return null;
  return {
    weekdays: openDays(choice).map(({ weekday }) => ({ day: weekday + 1 })),
    every_weeks: Number(choice.every_weeks),
    from_date,
    until_date: until_date || null,
  };
}

/** Returns the dates that would be published on the first date. */
export function datesOfWeeks(choice: DateChoice): string[] {
  const rule = ruleOf(choice);
  if (rule === null) return [];
  return patternDates(rule, rule.from_date, lastPublishable(rule.from_date, Number(choice.weeks_ahead)));
}

export function publishedOn(choice: DateChoice, today: string): string[] {
  const rule = ruleOf(choice);
  return rule === null ? [] : patternDates(rule, today, lastPublishable(today, Number(choice.weeks_ahead)));
}

/** Returns the first problem of the weekdays and dates. The contract finds other problems. */
export function weeksProblem(choice: DateChoice, today: string): DatesProblem | null {
  const { from_date: from, until_date: until } = choice;
  if (openDays(choice).length === 0) return { field: 'week', text: WEEKDAY_REQUIRED };
  if (!isDate(from)) return { field: 'from_date', text: EVENT_DATE_REQUIRED };
  if (from < today) return { field: 'from_date', text: DATE_IN_PAST };
  return until !== '' && until < from ? { field: 'until_date', text: LAST_BEFORE_FIRST } : null;
}

/** Returns the form for that date: weekly hours get the hours of its weekday. */
export function formOn(form: NewEventForm, date: string): NewEventForm {
  const day = form.date_method === 'weekly' ? form.week[weekdayOf(date)] : undefined;
  return day ? { ...form, start_time: day.start_time, end_time: day.end_time } : form;
}

/** Returns the dates in groups with the same hours. */
export function byWeekday(form: NewEventForm, dates: readonly string[]): string[][] {
  if (form.date_method !== 'weekly') return [[...dates]];
  return form.week.map((_, weekday) => dates.filter((date) => weekdayOf(date) === weekday));
}

export function worksOn({ has_own_hours, days }: PersonFields, weekday: number): boolean {
  return !has_own_hours || days[weekday]?.is_working === true;
}
