/** One event of a calendar, reduced to when somebody is busy. */
import ICAL from 'ical.js';
import { DAY } from '@daybook/schema/figures/periods';
import { startOfDate, todayIn } from '@daybook/schema/rules/calendar-day';
import { minutesOfTime, UTC, type FindZone, type Zone } from './calendar-zones.ts';

export interface ReadEvent {
  uid: string;
  /** False if it is marked as free, or cancelled. */
  isBusy: boolean;
  start: ICAL.Time;
  /** Returns the instant of a wall time of the same kind as `start`: a date, or a time in its zone. */
  instantOf: (time: ICAL.Time) => number;
  zone: Zone;
  /** Its duration: milliseconds, or whole days if it starts on a date. */
  lasts: { milliseconds: number } | { days: number };
  rules: ICAL.Recur[];
  /** Starts besides those of the rules, and starts to leave out. */
  more: number[];
  except: Set<number>;
  /** The start in the series that it replaces; null for an event of its own. */
  replaces: number | null;
  /** True if it also replaces all later occurrences, shifted by as much as this one. */
  isForLater: boolean;
}

/** Years outside of these are never read. */
const YEARS = { first: 1900, last: 2200 };

/** Returns null for an event without a readable start. */
export function readEvent(component: ICAL.Component, findZone: FindZone, timezone: string): ReadEvent | null {
  const property = component.getFirstProperty('dtstart');
  const start = property && timesOf(property)[0];
  if (!start || start.year < YEARS.first || start.year > YEARS.last) return null;
  const zone = zoneOf(property, start, findZone);
  const instantIn = (time: ICAL.Time, of: Zone) =>
    time.isDate ? startOfDate(minutesOfTime(time).date, timezone) : of.instantOf(time);
  const instantsOf = (name: string) =>
    component
      .getAllProperties(name)
      .flatMap((each) => timesOf(each).map((time) => instantIn(time, zoneOf(each, time, findZone))));
  return {
    uid: textOf(component, 'uid'),
    isBusy: isBusy(component),
    start,
    zone,
    instantOf: (time) => instantIn(time, zone),
    lasts: lengthOf(component, start, instantIn(start, zone), instantsOf('dtend')[0]),
    rules: component.getAllProperties('rrule').flatMap(rulesOf),
    more: instantsOf('rdate'),
    except: new Set(instantsOf('exdate')),
    replaces: instantsOf('recurrence-id')[0] ?? null,
    isForLater: component.getFirstProperty('recurrence-id')?.getFirstParameter('range') === 'THISANDFUTURE',
  };
}

function isBusy(component: ICAL.Component): boolean {
  return (
    textOf(component, 'transp') !== 'TRANSPARENT' &&
    textOf(component, 'status') !== 'CANCELLED' &&
    textOf(component, 'x-microsoft-cdo-busystatus') !== 'FREE'
  );
}

function textOf(component: ICAL.Component, name: string): string {
  const value = component.getFirstPropertyValue(name);
  const text = typeof value === 'string' ? value.trim() : '';
  return name === 'uid' ? text : text.toUpperCase();
}

/** Also returns the starts of periods, which RDATE may contain (RFC 5545, 3.8.5.2). */
function timesOf(property: ICAL.Property): ICAL.Time[] {
  return property.getValues().flatMap((value: unknown) => {
    if (value instanceof ICAL.Period) return [value.start];
    return value instanceof ICAL.Time ? [value] : [];
  });
}

function rulesOf(property: ICAL.Property): ICAL.Recur[] {
  const value = property.getFirstValue();
  return value instanceof ICAL.Recur ? [value] : [];
}

function zoneOf(property: ICAL.Property, time: ICAL.Time, findZone: FindZone): Zone {
  if (time.zone === ICAL.Timezone.utcTimezone) return UTC;
  return findZone(property.getFirstParameter('tzid') || undefined);
}

function lengthOf(
  component: ICAL.Component,
  start: ICAL.Time,
  startsAt: number,
  end: number | undefined,
): ReadEvent['lasts'] {
  const duration = component.getFirstPropertyValue('duration');
  const seconds = duration instanceof ICAL.Duration ? duration.toSeconds() : 0;
  const milliseconds = (end ?? startsAt + seconds * 1000) - startsAt;
  return start.isDate ? { days: Math.max(1, Math.round(milliseconds / DAY)) } : { milliseconds };
}

/** Returns the start of a later occurrence of the series that such an event replaces. */
export function movedStart(startsAt: number, event: ReadEvent, timezone: string): number {
  const moved = startsAt + shiftOf(event);
  // Even if the clocks change in between, noon is on the same date.
  return event.start.isDate ? startOfDate(todayIn(timezone, moved + DAY / 2), timezone) : moved;
}

/** Returns by how many milliseconds an event starts later than the occurrence that it replaces. */
export const shiftOf = ({ start, instantOf, replaces }: ReadEvent): number =>
  replaces === null ? 0 : instantOf(start) - replaces;

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
