/**
 * Calendar dates as 'YYYY-MM-DD' texts, which sort in order of time. Nothing here needs a zone or a clock.
 */
import { twoDigits } from './clock-time.ts';

const DAY_MILLISECONDS = 86_400_000;
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

/** Milliseconds of that date's midnight in UTC. It serves as a day number, for arithmetic only. */
export function utcMidnight(date: string): number {
  return Date.parse(`${date}T00:00Z`);
}

export function dateOfUtcMidnight(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

/** True for a date that exists: '2026-02-30' is not one. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const midnight = utcMidnight(text);
  return !Number.isNaN(midnight) && dateOfUtcMidnight(midnight) === text;
}

export function addDays(date: string, days: number): string {
  return dateOfUtcMidnight(utcMidnight(date) + days * DAY_MILLISECONDS);
}

/** Monday is 0, Sunday 6: the week starts on Monday. */
export function weekdayOf(date: string): number {
  return (new Date(utcMidnight(date)).getUTCDay() + 6) % 7;
}

/** '2026-11-24' gives '2026-11'. */
export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** Months are 'YYYY-MM'; `addMonths('2026-12', 1)` gives '2027-01'. */
export function addMonths(month: string, count: number): string {
  const total = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  return `${Math.floor(total / 12)}-${twoDigits((total % 12) + 1)}`;
}

/** Every date of a month, first to last. */
export function datesOfMonth(month: string): string[] {
  const dates: string[] = [];
  for (let date = `${month}-01`; monthOf(date) === month; date = addDays(date, 1)) dates.push(date);
  return dates;
}

/** '2026-11' gives '2026-11-30'. */
export function lastDateOf(month: string): string {
  return addDays(`${addMonths(month, 1)}-01`, -1);
}

/** 'November 2026' */
export function monthTitle(month: string): string {
  return `${MONTHS[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;
}

/** 'Tuesday 24 November' */
export function dayTitle(date: string): string {
  return `${WEEKDAYS[weekdayOf(date)]} ${Number(date.slice(8))} ${MONTHS[Number(date.slice(5, 7)) - 1]}`;
}

/** 'Tuesday 24 November 2026', as dates read in prose. */
export function longDate(date: string): string {
  return `${dayTitle(date)} ${date.slice(0, 4)}`;
}

/** '24 November 2026', where the day of the week doesn't matter. */
export function dateText(date: string): string {
  return `${Number(date.slice(8))} ${monthTitle(monthOf(date))}`;
}

/** '24/11/26', as dates read in tables. */
export function shortDate(date: string): string {
  return `${date.slice(8)}/${date.slice(5, 7)}/${date.slice(2, 4)}`;
}
