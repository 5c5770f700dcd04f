/**
 * Turns wall time into instants and back, with the platform's own time zone data (Intl). Instants are
 * milliseconds since 1970 (UTC); minutes are minutes after midnight on the wall clock.
 *
 * Decision 6: a wall-clock time that the zone skips has no instant; one that it repeats stands for its first
 * occurrence.
 */
import { dateOfUtcMidnight, utcMidnight } from './date.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Minutes that the zone's wall clock is ahead of UTC at that instant. Throws RangeError for an unknown zone. */
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

/** Today's date on the zone's wall clock. */
export function todayIn(zone: string, now: number): string {
  return wallClockAt(now, zone).date;
}

/** One date in one zone. `instantAt(minutes)` is null for a wall time that the zone skips that day. */
export interface CalendarDay {
  instantAt(minutes: number): number | null;
}

/**
 * Days that were asked for lately, by zone and date. They never go out of date: what a zone's clock does on a
 * date stays the same.
 */
const days = new Map<string, CalendarDay>();
const DAYS_KEPT = 2000;

/** That date in that zone. Throws RangeError for an unknown zone. */
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
 * Asks the zone for its offsets around the date once, so that a day's many slots cost two look-ups:
 * a clock changes at most once within the two days that surround any date.
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

/** The instant of a wall time, or null if the zone skips it. */
export function instantOf(date: string, minutes: number, zone: string): number | null {
  return calendarDay(date, zone).instantAt(minutes);
}

/**
 * The first instant of that date: its midnight or, where the zone skips midnight, the first minute that
 * exists.
 */
export function startOfDate(date: string, zone: string): number {
  const day = calendarDay(date, zone);
  for (let minute = 0; ; minute += 1) {
    const instant = day.instantAt(minute);
    if (instant !== null) return instant;
  }
}
