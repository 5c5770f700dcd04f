/** The dates of weekly hours, on the business's clock: neither zone nor clock changes affect them. */

import { addDays, daysBetween, mondayOf } from './date.ts';

/** When weekly hours take place. The names match the JSON. */
export interface PatternRule {
  /** 1 is Monday, 7 is Sunday. */
  weekdays: readonly { day: number }[];
  /** Weeks are counted from the Monday of `from_date`'s week. */
  every_weeks: number;
  from_date: string;
  /** Null means no end. */
  until_date: string | null;
}

const WEEK_DAYS = 7;

/** Returns the dates from `from` to `to`, both included, in order. */
export function patternDates(rule: PatternRule, from: string, to: string): string[] {
  const first = later(from, rule.from_date);
  const last = rule.until_date === null ? to : earlier(to, rule.until_date);
  const days = rule.weekdays.map(({ day }) => day - 1).sort((one, other) => one - other);
  const dates: string[] = [];
  for (let monday = firstMonday(rule, first); monday <= last; monday = addDays(monday, stepOf(rule)))
    dates.push(...days.map((day) => addDays(monday, day)).filter((date) => first <= date && date <= last));
  return dates;
}

export function isPatternDate(rule: PatternRule, date: string): boolean {
  return patternDates(rule, date, date).length > 0;
}

/** Returns the last date that can be published on `today`: so many weeks later, the same weekday included. */
export function lastPublishable(today: string, weeksAhead: number): string {
  return addDays(today, weeksAhead * WEEK_DAYS);
}

const stepOf = ({ every_weeks }: PatternRule) => every_weeks * WEEK_DAYS;
const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string) => (one < other ? one : other);

/** Returns the Monday of the first week that counts, from the week of `date` on. */
function firstMonday(rule: PatternRule, date: string): string {
  const start = mondayOf(rule.from_date);
  const days = daysBetween(start, mondayOf(date));
  return addDays(start, Math.ceil(days / stepOf(rule)) * stepOf(rule));
}
