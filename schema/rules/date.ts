/** Calendar dates as 'YYYY-MM-DD' texts, which sort in order of time, without time zones. */

import { DAY } from '../figures/periods.ts';
import { twoDigits } from './clock-time.ts';

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Returns the milliseconds of that date's midnight in UTC. Use it as a day number, for arithmetic only. */
export function utcMidnight(date: string): number {
  return Date.parse(`${date}T00:00Z`);
}

export function dateOfUtcMidnight(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

/** Returns whether the date exists: '2026-02-30' doesn't. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const midnight = utcMidnight(text);
  return !Number.isNaN(midnight) && dateOfUtcMidnight(midnight) === text;
}

export function addDays(date: string, days: number): string {
  return dateOfUtcMidnight(utcMidnight(date) + days * DAY);
}

/** Returns 0 for Monday up to 6 for Sunday. */
export function weekdayOf(date: string): number {
  return (new Date(utcMidnight(date)).getUTCDay() + 6) % 7;
}

/** Returns the Monday of the date's week. */
export function mondayOf(date: string): string {
  return addDays(date, -weekdayOf(date));
}

/** Returns 1 from a date to the next, 0 to itself. */
export function daysBetween(from: string, to: string): number {
  return (utcMidnight(to) - utcMidnight(from)) / DAY;
}

/** '2026-11-24' gives '2026-11'. */
export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** Returns a later or earlier month: `addMonths('2026-12', 1)` gives '2027-01'. */
export function addMonths(month: string, count: number): string {
  const total = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  return `${Math.floor(total / 12)}-${twoDigits((total % 12) + 1)}`;
}

export function datesOfMonth(month: string): string[] {
  const dates: string[] = [];
  for (let date = `${month}-01`; monthOf(date) === month; date = addDays(date, 1)) dates.push(date);
  return dates;
}

/** '2026-11' gives '2026-11-30'. */
export function lastDateOf(month: string): string {
  const first = new Date(utcMidnight(`${month}-01`));
  return dateOfUtcMidnight(first.setUTCMonth(first.getUTCMonth() + 1, 0));
}

/** Returns 'Tuesday' for a date. */
export const weekdayName = (date: string): string => WEEKDAYS[weekdayOf(date)] ?? '';

/** Returns 24 for '2026-11-24'. */
export const dayOfMonth = (date: string): number => Number(date.slice(8));

/** Returns 'November' for a date or a month. */
export const monthName = (date: string): string => MONTHS[Number(date.slice(5, 7)) - 1] ?? '';

/** Returns 'November 2026'. */
export function monthTitle(month: string): string {
  return `${monthName(month)} ${month.slice(0, 4)}`;
}

/** Returns '24 November'. */
export const dayAndMonth = (date: string): string => `${dayOfMonth(date)} ${monthName(date)}`;

/** Returns 'Tuesday 24 November'. */
export function dayTitle(date: string): string {
  return `${weekdayName(date)} ${dayAndMonth(date)}`;
}

/** Returns 'Tuesday 24 November' for one day, '24 to 26 November' or '24 November to 1 December' for several. */
export function daysText(first: string, last: string): string {
  if (first === last) return dayTitle(first);
  const from = monthOf(first) === monthOf(last) ? dayOfMonth(first) : dayAndMonth(first);
  return `${from} to ${dayAndMonth(last)}`;
}

/** Returns 'Tuesday 24 November 2026', as dates read in prose. */
export function longDate(date: string): string {
  return `${dayTitle(date)} ${date.slice(0, 4)}`;
}

/** Returns '24 November 2026', for dates whose day of the week doesn't matter. */
export function dateText(date: string): string {
  return `${Number(date.slice(8))} ${monthTitle(monthOf(date))}`;
}

/** Returns '24/11/26', as dates read in tables. */
export function shortDate(date: string): string {
  return `${date.slice(8)}/${date.slice(5, 7)}/${date.slice(2, 4)}`;
}
