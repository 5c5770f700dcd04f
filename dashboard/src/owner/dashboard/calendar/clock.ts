import { HOUR, MINUTE } from '@daybook/schema/figures/periods';
import { instantOf, offsetMinutesAt, wallClockAt, type WallClock } from '@daybook/schema/rules/calendar-day';
import { MINUTES_A_DAY } from '@daybook/schema/rules/clock-time';
import { addDays } from '@daybook/schema/rules/date';
import { LOCALE } from '@daybook/schema/words/product';
import type { Span } from './day-layout.ts';

const HOURS_AROUND = 12 * HOUR;

/** Returns the current-time line, or null if now is on none of the dates or outside the rows. */
export function nowLine(now: number, zone: string, dates: readonly string[], rows: Span): WallClock | null {
  const clock = wallClockAt(now, zone);
  const isSeen = dates.includes(clock.date) && clock.minutes >= rows.start && clock.minutes <= rows.end;
  return isSeen ? clock : null;
}

/** Returns the minutes by which the clock goes forward (60) or back (-60) on that day; 0 on most days. */
export function clockChangeOn(date: string, zone: string): number {
  return offsetAtStart(addDays(date, 1), zone) - offsetAtStart(date, zone);
}

function offsetAtStart(date: string, zone: string): number {
  // If the clock skips midnight, the day begins at the first time that exists.
  for (let minutes = 0; minutes < MINUTES_A_DAY; minutes += 15) {
    const instant = instantOf(date, minutes, zone);
    if (instant !== null) return offsetMinutesAt(instant, zone);
  }
  return 0;
}

/** Returns the zone's name ('BST', 'GMT-4') if the clock shows this time twice that day; otherwise null. */
export function zoneIfRepeated(instant: number, zone: string): string | null {
  const before = offsetMinutesAt(instant - HOURS_AROUND, zone);
  const after = offsetMinutesAt(instant + HOURS_AROUND, zone);
  if (before <= after) return null;
  const own = offsetMinutesAt(instant, zone);
  const other = own === before ? after : before;
  const twin = instant + (own - other) * MINUTE;
  if (offsetMinutesAt(twin, zone) !== other) return null;
  const parts = new Intl.DateTimeFormat(LOCALE, { timeZone: zone, timeZoneName: 'short' }).formatToParts(
    instant,
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? null;
}
