/**
 * Converts between wall-clock times and instants with the platform's time zone data (Intl). Instants are
 * milliseconds since 1970 (UTC); minutes are minutes after midnight on the wall clock. A wall time that the
 * zone skips has no instant; a repeated one means its first occurrence, so that it isn't two appointments.
 */

import { DAY, MINUTE } from '../figures/periods.ts';
import { clockTimeOf } from './clock-time.ts';
import { addDays, dateOfUtcMidnight, longDate, mondayOf, utcMidnight } from './date.ts';
import { zoneName } from './zone-name.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Returns how many minutes the zone's wall clock is ahead of UTC. Throws RangeError for an unknown zone. */
export function offsetMinutesAt(instant: number, zone: string): number {
  let formatter = formatters.get(zone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    formatters.set(zone, formatter);
  }
  const found = /GMT([+-])(\d\d):(\d\d)/.exec(formatter.format(instant));
  if (!found) return 0;
  const minutes = Number(found[2]) * 60 + Number(found[3]);
  return found[1] === '-' ? -minutes : minutes;
}

export interface WallClock {
  /** YYYY-MM-DD */
  date: string;
  /** Minutes after midnight. */
  minutes: number;
}

export function wallClockAt(instant: number, zone: string): WallClock {
  const shifted = Math.floor(instant / MINUTE) * MINUTE + offsetMinutesAt(instant, zone) * MINUTE;
  const date = dateOfUtcMidnight(shifted);
  return { date, minutes: (shifted - utcMidnight(date)) / MINUTE };
}

export function todayIn(zone: string, now: number): string {
  return wallClockAt(now, zone).date;
}

/** `instantAt(minutes)` is null for a wall time that the zone skips on this date. */
export interface CalendarDay {
  instantAt(minutes: number): number | null;
}

/** Caches days by zone and date. They never go out of date. */
const days = new Map<string, CalendarDay>();
const DAYS_KEPT = 2000;

/** Throws RangeError for an unknown zone. */
export function calendarDay(date: string, zone: string): CalendarDay {
  const key = zone + date;
  let day = days.get(key);
  if (!day) {
    if (days.size >= DAYS_KEPT) days.clear();
    day = readDay(date, zone);
    days.set(key, day);
  }
  return day;
}

/**
 * Reads the zone's offsets around the date once, so that many slots cost two lookups: a clock changes at most
 * once within the two days around any date.
 */
function readDay(date: string, zone: string): CalendarDay {
  const midnight = utcMidnight(date);
  const before = offsetMinutesAt(midnight - DAY, zone);
  const after = offsetMinutesAt(midnight + 2 * DAY, zone);
  if (before === after) return { instantAt: (minutes) => midnight + (minutes - before) * MINUTE };
  return {
    instantAt(minutes) {
      const wall = midnight + minutes * MINUTE;
      // The larger offset gives the earlier instant, so it is the first occurrence of a repeated time.
      for (const offset of [Math.max(before, after), Math.min(before, after)]) {
        const instant = wall - offset * MINUTE;
        if (offsetMinutesAt(instant, zone) === offset) return instant;
      }
      return null;
    },
  };
}

/** Returns the instant of a wall time, or null if the zone skips it. */
export function instantOf(date: string, minutes: number, zone: string): number | null {
  return calendarDay(date, zone).instantAt(minutes);
}

/** Returns the date's first instant: midnight, or the first minute that exists if the zone skips midnight. */
export function startOfDate(date: string, zone: string): number {
  const day = calendarDay(date, zone);
  for (let minute = 0; ; minute += 1) {
    const instant = day.instantAt(minute);
    if (instant !== null) return instant;
  }
}

/** A week from Monday to Sunday in a time zone. */
export interface Week {
  /** YYYY-MM-DD */
  monday: string;
  /** The start of this week and of the next, in milliseconds since 1970. */
  from: number;
  to: number;
}

/** Returns the last `count` weeks in order, ending with the week of `now` (milliseconds since 1970). */
export function lastWeeks(count: number, zone: string, now: number): Week[] {
  const today = todayIn(zone, now);
  const thisMonday = mondayOf(today);
  return Array.from({ length: count }, (_, at) => {
    const monday = addDays(thisMonday, (at + 1 - count) * 7);
    return { monday, from: startOfDate(monday, zone), to: startOfDate(addDays(monday, 7), zone) };
  });
}

/** Returns 'Friday 27 November 2026 at 09:00, London time'. */
export function momentText(instant: number, timezone: string): string {
  const { date, minutes } = wallClockAt(instant, timezone);
  return `${longDate(date)} at ${clockTimeOf(minutes)}, ${zoneName(timezone)}`;
}
