/** The time zones in a calendar: IANA's, Windows' own names, and those that the calendar defines. */
import ICAL from 'ical.js';
import { findIana } from 'windows-iana';
import { MINUTE } from '@daybook/schema/figures/periods';
import { instantOf, wallClockAt } from '@daybook/schema/rules/calendar-day';

interface WallTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

/** Returns its date and the minutes after midnight. */
export function minutesOfTime({ year, month, day, hour, minute }: WallTime): {
  date: string;
  minutes: number;
} {
  const digits = (number: number, length: number) => String(number).padStart(length, '0');
  return { date: `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`, minutes: hour * 60 + minute };
}

/** Milliseconds since 1970. */
export interface Zone {
  instantOf(time: WallTime): number;
  /** Returns what the zone's clock shows at an instant. */
  wallAt(instant: number): WallTime;
}

/** Finds a zone by its TZID. An unknown one counts as the business's own. */
export type FindZone = (tzid: string | undefined) => Zone;

const HOUR_MINUTES = 60;

export const UTC: Zone = {
  instantOf: ({ year, month, day, hour, minute, second }) =>
    Date.UTC(year, month - 1, day, hour, minute, second),
  wallAt(instant) {
    const date = new Date(instant);
    return {
      year: date.getUTCFullYear(),
      month: date.getUTCMonth() + 1,
      day: date.getUTCDate(),
      hour: date.getUTCHours(),
      minute: date.getUTCMinutes(),
      second: date.getUTCSeconds(),
    };
  },
};

export function createFindZone(timezone: string, described: readonly ICAL.Component[]): FindZone {
  const own = zoneOfName(timezone);
  const known = new Map<string, Zone>();
  return (tzid) => {
    if (tzid === undefined) return own;
    const zone = known.get(tzid) ?? zoneOf(tzid, described) ?? own;
    known.set(tzid, zone);
    return zone;
  };
}

function zoneOf(tzid: string, described: readonly ICAL.Component[]): Zone | null {
  const name = ianaNameOf(tzid);
  if (name !== null) return zoneOfName(name);
  const component = described.find((one) => one.getFirstPropertyValue('tzid') === tzid);
  return component ? zoneDescribedBy(component) : null;
}

/** Some programs put the IANA name at the end of a path: '/mozilla.org/20050126_1/Europe/London'. */
function ianaNameOf(tzid: string): string | null {
  const parts = tzid.split('/');
  const ends = parts.map((_, at) => parts.slice(at).join('/')).slice(-3);
  return [tzid, ...ends, findIana(tzid)[0]].find((name) => name !== undefined && isZone(name)) ?? null;
}

function isZone(name: string): boolean {
  try {
    return name !== '' && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

function zoneOfName(name: string): Zone {
  return {
    instantOf(time) {
      const { date, minutes } = minutesOfTime(time);
      // A wall time that the zone skips moves by as much as the clock does (RFC 5545, 3.3.5).
      const instant = instantOf(date, minutes, name) ?? instantOf(date, minutes + HOUR_MINUTES, name);
      return instant === null ? UTC.instantOf(time) : instant + time.second * 1000;
    },
    wallAt(instant) {
      const { date, minutes } = wallClockAt(instant, name);
      return UTC.wallAt(Date.parse(`${date}T00:00Z`) + minutes * MINUTE + (instant % MINUTE));
    },
  };
}

function zoneDescribedBy(component: ICAL.Component): Zone {
  const zone = new ICAL.Timezone(component);
  const offsetAt = (time: WallTime) => zone.utcOffset(ICAL.Time.fromData(time)) * 1000;
  return {
    instantOf: (time) => UTC.instantOf(time) - offsetAt(time),
    // Using the wall time as if it were UTC is right except for some hours around a change.
    wallAt: (instant) => UTC.wallAt(instant + offsetAt(UTC.wallAt(instant))),
  };
}
