/** One entry of a calendar, reduced to when somebody is busy. What of it can't be read is left out alone. */

import { DAY, HOUR } from '@daybook/schema/figures/periods';
import { startOfDate, todayIn } from '@daybook/schema/rules/calendar-day';
import { dateOfUtcMidnight } from '@daybook/schema/rules/date';
import type { Component, Property } from './calendar-lines.ts';
import { readRule, type Rule } from './calendar-rule.ts';
import { readDuration, readTime, type ReadTime } from './calendar-values.ts';
import type { FindZone, Zone } from './zone.ts';

export interface ReadEvent {
  uid: string;
  sequence: number;
  /** False if it is marked as free, or cancelled, or the calendar's owner has declined it. */
  isBusy: boolean;
  /** On its own clock: milliseconds since 1970 there. */
  start: number;
  isDate: boolean;
  zone: Zone;
  instantOf: (wall: number) => number;
  /** Its duration: milliseconds, or whole days if it starts on a date. */
  lasts: { milliseconds: number } | { days: number };
  rules: Rule[];
  exceptRules: Rule[];
  /** Starts besides those of the rules, with their own ends if they have any, and starts to leave out. */
  more: { time: ReadTime; endsAt: number | null }[];
  except: ReadTime[];
  /** The start in the series that it replaces; null for an event of its own. */
  replaces: ReadTime | null;
  /** True if it also replaces all later occurrences, shifted by as much as this one. */
  isForLater: boolean;
  /** False if a part of it can't be read. */
  isWhole: boolean;
  line: number;
}

export interface EntryReading {
  findZone: FindZone;
  /** The business's zone, for whole days. */
  timezone: string;
  /** The addresses of the calendar's owner, in lower case. */
  addresses: readonly string[];
}

/** What is known to have a length, but none that can be read. */
const LENGTH_UNKNOWN = { isDate: DAY, isTime: HOUR };

/** Returns null for an event without a readable start or end. */
export function readEvent(
  component: Component,
  { findZone, timezone, addresses }: EntryReading,
): ReadEvent | null {
  const of = (name: string) => component.properties.filter((property) => property.name === name);
  let isWhole = true;
  const unreadable = () => {
    isWhole = false;
    return [];
  };
  const timesOf = (name: string) =>
    of(name).flatMap((property) =>
      textsIn(property).flatMap((text) => readTime(text, property.params, findZone) ?? unreadable()),
    );
  const lengths = of('DURATION').flatMap(
    ({ value }) => readDuration(value) ?? (value === '' ? [] : unreadable()),
  );
  const hasLength = of('DTEND').length > 0 || of('DURATION').length > 0;
  const unknown = (isDate: boolean) =>
    !hasLength ? 0 : isDate ? LENGTH_UNKNOWN.isDate : LENGTH_UNKNOWN.isTime;
  const [end] = timesOf('DTEND');
  const start = timesOf('DTSTART')[0] ?? (end && startBefore(end, lengths[0] ?? unknown(end.isDate)));
  if (!start) return null;
  const { isDate } = start;
  const zone = start.zone ?? findZone(undefined);
  const instantIn = (wall: number, own: Zone, isOnDate: boolean) =>
    isOnDate ? startOfDate(dateOfUtcMidnight(Math.floor(wall / DAY) * DAY), timezone) : own.instantOf(wall);
  const instantOf = (wall: number) => instantIn(wall, zone, isDate);
  const startsAt = instantOf(start.wall);
  const endOfTime = ({ wall, isDate: isOnDate, zone: own }: ReadTime) => {
    const instant = instantIn(wall, own ?? zone, isOnDate);
    // The last date of an entry with hours counts in full.
    return isOnDate && !isDate && instant <= startsAt ? instantIn(wall + DAY, own ?? zone, true) : instant;
  };
  const ends = end && endOfTime(end);
  if (ends !== undefined && ends < startsAt) unreadable();
  const milliseconds =
    ends !== undefined && ends >= startsAt ? ends - startsAt : (lengths[0] ?? unknown(isDate));
  const rulesOf = (name: string) =>
    of(name).flatMap(({ value }) => {
      const rule = value === '' ? null : readRule(value, findZone);
      if (value !== '' && !rule?.isWhole) unreadable();
      return rule ?? [];
    });
  const replacing = of('RECURRENCE-ID')[0];
  const [replaces] = timesOf('RECURRENCE-ID');
  return {
    uid: of('UID')[0]?.value ?? '',
    sequence: Number(/^\d{1,9}$/.exec(of('SEQUENCE')[0]?.value ?? '')?.[0] ?? 0),
    isBusy: !isFree(of, addresses),
    start: start.wall,
    isDate,
    zone,
    instantOf,
    lasts: isDate ? { days: Math.max(1, Math.ceil((milliseconds - HOUR) / DAY)) } : { milliseconds },
    rules: rulesOf('RRULE'),
    exceptRules: rulesOf('EXRULE'),
    more: of('RDATE').flatMap((property) =>
      textsIn(property).flatMap((text) => {
        const period = readPeriod(text, property, findZone);
        if (!period) return unreadable();
        const { time, milliseconds: own } = period;
        return [
          { time, endsAt: own === null ? null : instantIn(time.wall, time.zone ?? zone, time.isDate) + own },
        ];
      }),
    ),
    except: timesOf('EXDATE'),
    replaces: replaces ?? null,
    isForLater: /^THISANDFUTURE$/i.test(replacing?.params.get('RANGE') ?? ''),
    isWhole,
    line: component.line,
  };
}

/** Empty ones say nothing. */
const textsIn = ({ value }: Property): string[] => value.split(',').filter((text) => text.trim() !== '');

const startBefore = (end: ReadTime, milliseconds: number): ReadTime => ({
  ...end,
  wall: end.wall - milliseconds,
});

/** Reads a time, or a period of an RDATE or of free or busy time. */
export function readPeriod(
  text: string,
  { params }: Property,
  findZone: FindZone,
): { time: ReadTime; milliseconds: number | null } | null {
  const [from = '', to] = text.split('/', 2);
  const time = readTime(from, params, findZone);
  if (!time || to === undefined) return time && { time, milliseconds: null };
  const end = readTime(to, params, findZone);
  const zone = time.zone ?? findZone(undefined);
  const milliseconds = end
    ? (end.zone ?? zone).instantOf(end.wall) - zone.instantOf(time.wall)
    : readDuration(to);
  return milliseconds === null || milliseconds <= 0 ? null : { time, milliseconds };
}

/** A line that a badly folded text left may look like one of these, so all of a kind must agree. */
function isFree(of: (name: string) => Property[], addresses: readonly string[]): boolean {
  const says = (name: string, values: readonly string[]) => {
    const said = of(name).map(({ value }) => value.toUpperCase());
    return said.length > 0 && said.every((value) => values.includes(value));
  };
  const own = of('ATTENDEE').filter(({ value, params }) =>
    [value.replace(/^mailto:/i, ''), params.get('EMAIL') ?? ''].some((address) =>
      addresses.includes(address.trim().toLowerCase()),
    ),
  );
  const hasDeclined =
    own.length > 0 && own.every(({ params }) => params.get('PARTSTAT')?.toUpperCase() === 'DECLINED');
  return (
    hasDeclined ||
    says('TRANSP', ['TRANSPARENT']) ||
    says('STATUS', ['CANCELLED']) ||
    says('X-MICROSOFT-CDO-BUSYSTATUS', ['FREE', 'WORKINGELSEWHERE'])
  );
}

/** Where a time meets a series: on the series' clock, and as an instant. Dates and times compare by date. */
export function inSeries(
  time: ReadTime,
  { start, isDate, zone, instantOf }: ReadEvent,
): { wall: number; instant: number } {
  const day = Math.floor(time.wall / DAY) * DAY;
  if (isDate) return { wall: day, instant: instantOf(day) };
  if (time.isDate) {
    const wall = day + (start - Math.floor(start / DAY) * DAY);
    return { wall, instant: instantOf(wall) };
  }
  const instant = (time.zone ?? zone).instantOf(time.wall);
  return { wall: zone.wallAt(instant), instant };
}

/** Returns the end of an occurrence that starts then. A date ends at the business's own midnight. */
export function endOf(startsAt: number, { lasts }: ReadEvent, timezone: string): number {
  if (!('days' in lasts)) return startsAt + lasts.milliseconds;
  // Even if the clocks change in between, this is on the last date.
  const noon = startsAt + lasts.days * DAY + DAY / 2;
  return startOfDate(todayIn(timezone, noon), timezone);
}

/** Returns its duration in milliseconds, or slightly more. */
export function longestOf({ lasts }: ReadEvent): number {
  return 'days' in lasts ? (lasts.days + 1) * DAY : lasts.milliseconds;
}
