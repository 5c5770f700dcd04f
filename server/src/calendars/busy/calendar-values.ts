/** Times and durations as calendars write them: by the standard (RFC 5545, 3.3), and in forms near to it. */

import { DAY, HOUR, MINUTE } from '@daybook/schema/figures/periods';
import type { Property } from './calendar-lines.ts';
import { fixedZone, UTC, type FindZone, type Zone } from './zone.ts';

export interface ReadTime {
  /** What its clock shows, as milliseconds since 1970 on it; midnight for a date. */
  wall: number;
  isDate: boolean;
  /** Null for a time that names no zone. */
  zone: Zone | null;
}

const TIME =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:(?:T|\s+)(?:(\d\d)(?::?(\d\d)(?::?(\d\d)(?:[.,]\d+)?)?)?)?\s*(Z|[+-]\d\d:?(?:\d\d)?)?)?Z?$/i;

/** Returns null for a text that names no time, or one that doesn't exist, such as 30 February. */
export function readTime(text: string, params: Property['params'], findZone: FindZone): ReadTime | null {
  const [, year = '', month = '', day = '', hour, minute = '0', second = '0', offset] =
    TIME.exec(text.trim()) ?? [];
  const date = Date.parse(`${year}-${month}-${day}T00:00Z`);
  if (Number.isNaN(date) || new Date(date).getUTCDate() !== Number(day)) return null;
  if (hour === undefined || params.get('VALUE')?.toUpperCase() === 'DATE')
    return { wall: date, isDate: true, zone: null };
  const time = Number(hour) * HOUR + Number(minute) * MINUTE + Number(second) * 1000;
  if (time > DAY || Number(minute) > 59 || Number(second) > 60) return null;
  return { wall: date + time, isDate: false, zone: zoneOf(offset, params.get('TZID'), findZone) };
}

function zoneOf(offset: string | undefined, tzid: string | undefined, findZone: FindZone): Zone | null {
  if (offset?.toUpperCase() === 'Z') return UTC;
  if (offset !== undefined) return fixedZone(offset);
  return tzid ? findZone(tzid) : null;
}

const DURATION = /^([+-])?P?(?:(\d+)W)?(?:(\d+)D)?T?(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/i;

/** Returns milliseconds; null for a text that is no duration, or one that runs backwards. */
export function readDuration(text: string): number | null {
  const [, sign, ...numbers] = DURATION.exec(text.replace(/\s/g, '')) ?? [];
  if (sign === '-' || numbers.every((number) => number === undefined)) return null;
  const [weeks, days, hours, minutes, seconds] = numbers.map((number) => Number(number ?? 0));
  const whole =
    (weeks ?? 0) * 7 * DAY +
    (days ?? 0) * DAY +
    (hours ?? 0) * HOUR +
    (minutes ?? 0) * MINUTE +
    (seconds ?? 0) * 1000;
  // Longer than any calendar is read ahead.
  return Math.min(whole, 10_000 * DAY);
}
