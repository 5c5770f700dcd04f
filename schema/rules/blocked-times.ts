/** Times when nothing is offered: time off, busy times of an owner's own calendar, bank holidays, delays. */

import { DAY, MINUTE } from '../figures/periods.ts';
import { calendarDay, startOfDate, wallClockAt } from './calendar-day.ts';
import { endMinutesOf, MINUTES_A_DAY, minutesOf } from './clock-time.ts';
import { addDays, lastDateOf, monthOf } from './date.ts';

/** Milliseconds since 1970. The end isn't included. */
export interface Instants {
  startsAt: number;
  endsAt: number;
}

/** Returns whether two times have an instant in common. */
export function meet(one: Instants, other: Instants): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}

export type BlockedBy = 'time off' | 'busy' | 'bank holiday' | 'running late';

export interface BlockedTime extends Instants {
  /** The place or the person; null for the whole business. */
  resourceId: number | null;
  by: BlockedBy;
  /** For the owner alone: the note of the time off, or the holiday's name. */
  note: string | null;
}

/** Time off as its owner entered it. Dates are YYYY-MM-DD on the business's clock, both included. */
export interface TimeOff {
  resourceId: number | null;
  startsOn: string;
  endsOn: string;
  /** HH:MM, on each of its dates; null for whole days. An end that isn't later is on the next day. */
  startTime: string | null;
  endTime: string | null;
  everyYear: boolean;
  note: string | null;
}

/**
 * Returns the times that time off blocks from one date to another, both included, in order. What begins before
 * the first may be cut.
 */
export function blockedByTimeOff(off: TimeOff, from: string, to: string, timezone: string): BlockedTime[] {
  const { resourceId, startTime, endTime, note } = off;
  const blocked = ({ startsAt, endsAt }: Instants): BlockedTime => ({
    resourceId,
    by: 'time off',
    note,
    startsAt,
    endsAt,
  });
  // Hours of the date before may run past midnight.
  const range = { first: startTime === null ? from : addDays(from, -1), last: to };
  return yearsOf(off, range).flatMap((dates) => {
    const first = dates.first < range.first ? range.first : dates.first;
    const last = dates.last > range.last ? range.last : dates.last;
    if (first > last) return [];
    if (startTime === null || endTime === null)
      return [
        blocked({ startsAt: startOfDate(first, timezone), endsAt: startOfDate(addDays(last, 1), timezone) }),
      ];
    return eachDate(first, last).map((date) => blocked(hoursOn(date, startTime, endTime, timezone)));
  });
}

/** Returns whether that date is one of its dates. */
export function isOffOn(off: Pick<TimeOff, 'startsOn' | 'endsOn' | 'everyYear'>, date: string): boolean {
  return yearsOf(off, { first: date, last: date }).some(({ first, last }) => first <= date && date <= last);
}

/** Returns the whole days of time off that meet the range, in order, each run of days once. */
export function daysOff(
  times: readonly Pick<TimeOff, 'startsOn' | 'endsOn' | 'everyYear'>[],
  range: Dates,
): Dates[] {
  const runs: Dates[] = [];
  const found = times
    .flatMap((off) => yearsOf(off, range))
    .sort((one, other) => (one.first < other.first ? -1 : 1));
  for (const { first, last } of found) {
    const run = runs.at(-1);
    if (!run || first > addDays(run.last, 1)) runs.push({ first, last });
    else if (last > run.last) run.last = last;
  }
  return runs.filter(({ first, last }) => last >= range.first && first <= range.last);
}

interface Dates {
  first: string;
  last: string;
}

/** Returns its dates in each year in which they may meet the range. */
function yearsOf(
  { startsOn, endsOn, everyYear }: Pick<TimeOff, 'startsOn' | 'endsOn' | 'everyYear'>,
  { first, last }: Dates,
): Dates[] {
  if (!everyYear) return [{ first: startsOn, last: endsOn }];
  const length = yearOf(endsOn) - yearOf(startsOn);
  const found: Dates[] = [];
  const earliest = Math.max(0, yearOf(first) - yearOf(startsOn) - length);
  for (let years = earliest; yearOf(startsOn) + years <= yearOf(last); years += 1)
    found.push({ first: inLaterYear(startsOn, years), last: inLaterYear(endsOn, years) });
  return found;
}

const yearOf = (date: string) => Number(date.slice(0, 4));

/** 29 February becomes 28 February in other years; no other date is missing in any. */
function inLaterYear(date: string, years: number): string {
  const later = `${yearOf(date) + years}${date.slice(4)}`;
  return later.endsWith('-02-29') ? lastDateOf(monthOf(later)) : later;
}

function eachDate(first: string, last: string): string[] {
  const dates: string[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) dates.push(date);
  return dates;
}

/** Returns hours of a date: with both occurrences of a time that the clocks repeat, without one that they skip. */
function hoursOn(date: string, startTime: string, endTime: string, zone: string): Instants {
  return {
    startsAt: instantFrom(date, minutesOf(startTime), zone),
    endsAt: lastInstantOf(date, endMinutesOf(startTime, endTime), zone),
  };
}

/** Returns the first instant of that minute, or of the next one that exists. */
function instantFrom(date: string, minutes: number, zone: string): number {
  const day = calendarDay(date, zone);
  for (let minute = minutes; minute < MINUTES_A_DAY; minute += 1) {
    const instant = day.instantAt(minute);
    if (instant !== null) return instant;
  }
  return startOfDate(addDays(date, 1), zone);
}

/** Returns when the last minute before that one is over for the last time. */
function lastInstantOf(date: string, minutes: number, zone: string): number {
  if (minutes > MINUTES_A_DAY) return lastInstantOf(addDays(date, 1), minutes - MINUTES_A_DAY, zone);
  const day = calendarDay(date, zone);
  for (let minute = minutes - 1; minute >= 0; minute -= 1) {
    const first = day.instantAt(minute);
    if (first !== null) return (isRegular(date, zone) ? first : repeatOf(first, zone)) + MINUTE;
  }
  return startOfDate(date, zone);
}

/** Asking a zone for what its clock shows is slow, and few dates have a change. */
function isRegular(date: string, zone: string): boolean {
  return startOfDate(addDays(date, 1), zone) - startOfDate(date, zone) === DAY;
}

/** Clocks go back by so many minutes: by half an hour on Lord Howe Island, by two at Troll in Antarctica. */
const CLOCK_CHANGES = [120, 60, 30];

/** Returns the last instant at which the clock shows what it shows at this one. */
function repeatOf(instant: number, zone: string): number {
  const { minutes } = wallClockAt(instant, zone);
  const repeats = CLOCK_CHANGES.map((change) => instant + change * MINUTE).find(
    (later) => wallClockAt(later, zone).minutes === minutes,
  );
  return repeats ?? instant;
}
