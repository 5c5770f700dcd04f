/** Reads from a calendar (RFC 5545) when its owner is busy. */

import type { UnreadEntries } from '@daybook/schema/contract/calendars';
import { BUSY_TIMES_MAX, UNREAD_ENTRIES_NAMED } from '@daybook/schema/figures/bounds';
import { DAY } from '@daybook/schema/figures/periods';
import { startOfDate, todayIn } from '@daybook/schema/rules/calendar-day';
import { dateOfUtcMidnight } from '@daybook/schema/rules/date';
import { endOf, inSeries, longestOf, readEvent, readPeriod, type ReadEvent } from './calendar-event.ts';
import { calendarsIn, type Component } from './calendar-lines.ts';
import { createFindZone } from './calendar-zones.ts';
import { createSteps, occurrencesOf } from './occurrences.ts';
import type { FindZone } from './zone.ts';

/** Instants, milliseconds since 1970. */
export interface BusyTime {
  startsAt: number;
  endsAt: number;
}

export interface ReadingOptions {
  /** The business's zone, for whole days and times without a zone. */
  timezone: string;
  /** Times that end by `from` or begin at or after `to` are left out. */
  from: number;
  to: number;
  /** The end of our own entries' UIDs. They count as free, because their bookings already take the time. */
  ownHost: string;
  /** The calendar's own address, which may contain its owner's email address. */
  url: string;
}

export interface CalendarReading {
  /** In order, adjoining ones merged. */
  times: BusyTime[];
  unread: UnreadEntries | null;
}

type Unread = UnreadEntries['first'][number];

/** Throws a CalendarProblem for a text that is no calendar, or too much. */
export function readBusyTimes(text: string, options: ReadingOptions): CalendarReading {
  const times: BusyTime[] = [];
  const unread: Unread[] = [];
  const step = createSteps();
  for (const calendar of calendarsIn(text)) readCalendar(calendar, options, { times, unread, step });
  const meeting = times.filter(
    ({ startsAt, endsAt }) => endsAt > startsAt && endsAt > options.from && startsAt < options.to,
  );
  return {
    times: fewerTimes(mergedTimes(meeting)),
    unread:
      unread.length === 0 ? null : { count: unread.length, first: unread.slice(0, UNREAD_ENTRIES_NAMED) },
  };
}

interface Found {
  times: BusyTime[];
  unread: Unread[];
  step: (taken: number) => void;
}

function readCalendar(
  { properties, parts }: Component,
  options: ReadingOptions,
  { times, unread, step }: Found,
): void {
  const { timezone, ownHost, url } = options;
  const named = (name: string) => properties.filter((one) => one.name === name).map(({ value }) => value);
  const findZone = createFindZone(
    timezone,
    parts.filter(({ name }) => name === 'VTIMEZONE'),
    [...named('X-WR-TIMEZONE'), ...named('X-LIC-LOCATION')],
    { to: options.to + 2 * DAY, step },
  );
  const addresses = addressesIn([...named('X-WR-CALNAME'), ...named('NAME'), url]);
  const isOurs = (uid: string) => uid.toLowerCase().endsWith(`@${ownHost.toLowerCase()}`);
  const events: ReadEvent[] = [];
  for (const component of parts) {
    if (component.name === 'VFREEBUSY') readFreeBusy(component, findZone, { times, unread, step });
    if (component.name !== 'VEVENT') continue;
    const event = readEvent(component, { findZone, timezone, addresses });
    if (!event) unread.push({ line: component.line });
    else if (!isOurs(event.uid)) events.push(event);
  }
  const entries = latestOf(events);
  const changes = changesIn(entries);
  for (const event of entries) {
    const changed = event.replaces === null && event.uid !== '' ? (changes.get(event.uid) ?? []) : [];
    step(changed.length);
    const later = laterOf(changed, event);
    if (!event.isBusy && !later.some(({ event: change }) => change.isBusy)) continue;
    const span = spanOf(options, later);
    const { starts, isWhole } = occurrencesOf(
      event,
      changed.flatMap(({ replaces }) => replaces ?? []),
      span,
      step,
    );
    for (const [startsAt, endsAt] of starts) {
      const time = timeOf(startsAt, endsAt, event, later, timezone);
      if (time) times.push(time);
    }
    const isOver =
      event.rules.length === 0 && endOf(event.instantOf(event.start), event, timezone) <= options.from;
    if ((!event.isWhole || !isWhole) && !isOver) unread.push({ date: dateOfUtcMidnight(dayOf(event.start)) });
  }
}

const dayOf = (wall: number) => Math.floor(wall / DAY) * DAY;

/** A calendar is often named after its owner's address, or has it in its own. */
function addressesIn(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => decoded(text).match(/[^\s@/()<>:?&=;,"']+@[^\s@/()<>:?&=;,"']+/g) ?? [])
    .map((found) => found.toLowerCase());
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Free or busy time has no title, and no owner who could have declined it. */
function readFreeBusy(
  { properties, line }: Component,
  findZone: FindZone,
  { times, unread, step }: Found,
): void {
  for (const property of properties) {
    if (property.name !== 'FREEBUSY' || property.params.get('FBTYPE')?.toUpperCase() === 'FREE') continue;
    for (const text of property.value.split(',').filter((one) => one.trim() !== '')) {
      step(1);
      const period = readPeriod(text, property, findZone);
      const startsAt = period && (period.time.zone ?? findZone(undefined)).instantOf(period.time.wall);
      if (startsAt === null || period?.milliseconds === null) unread.push({ line });
      else times.push({ startsAt, endsAt: startsAt + (period?.milliseconds ?? 0) });
    }
  }
}

/** Returns the events without those that a later revision replaces: of one UID and occurrence the highest SEQUENCE. */
function latestOf(events: readonly ReadEvent[]): ReadEvent[] {
  const keyOf = ({ uid, replaces }: ReadEvent) => `${replaces?.wall} ${uid}`;
  const latest = new Map<string, number>();
  for (const event of events)
    latest.set(keyOf(event), Math.max(event.sequence, latest.get(keyOf(event)) ?? 0));
  return events.filter((event) => event.uid === '' || event.sequence === latest.get(keyOf(event)));
}

/** Returns by UID the events that replace occurrences of a series, cancelled or not. */
function changesIn(events: readonly ReadEvent[]): Map<string, ReadEvent[]> {
  const changes = new Map<string, ReadEvent[]>();
  for (const event of events) {
    if (event.replaces === null) continue;
    const others = changes.get(event.uid);
    if (others) others.push(event);
    else changes.set(event.uid, [event]);
  }
  return changes;
}

/** An event that replaces all later occurrences of its series too. */
interface Later {
  event: ReadEvent;
  /** The start of the first one that it replaces, and by how much it starts later. */
  from: number;
  shift: number;
}

/** Returns them latest first. */
function laterOf(changes: readonly ReadEvent[], series: ReadEvent): Later[] {
  return changes
    .flatMap((event) => {
      if (!event.isForLater || event.replaces === null) return [];
      const from = inSeries(event.replaces, series).instant;
      return [{ event, from, shift: event.instantOf(event.start) - from }];
    })
    .sort((one, other) => other.from - one.from);
}

/** Widens the span to include occurrences that such events may move into it. */
function spanOf({ from, to }: ReadingOptions, later: readonly Later[]): { from: number; to: number } {
  const reach = Math.max(0, ...later.map(({ event, shift }) => Math.abs(shift) + longestOf(event)));
  return { from: from - reach, to: to + reach };
}

/** Returns an occurrence's time, changed by the last of `later` that begins before it; null if free. */
function timeOf(
  occurs: number,
  ends: number | null,
  event: ReadEvent,
  later: readonly Later[],
  timezone: string,
): BusyTime | null {
  const change = later.find(({ from }) => from <= occurs);
  if (!(change?.event ?? event).isBusy) return null;
  const startsAt = change ? movedStart(occurs, change, timezone) : occurs;
  return {
    startsAt,
    endsAt: Math.max(change ? 0 : (ends ?? 0), endOf(startsAt, change?.event ?? event, timezone)),
  };
}

function movedStart(occurs: number, { event, shift }: Later, timezone: string): number {
  // Even if the clocks change in between, noon is on the same date.
  return event.isDate ? startOfDate(todayIn(timezone, occurs + shift + DAY / 2), timezone) : occurs + shift;
}

function mergedTimes(times: BusyTime[]): BusyTime[] {
  const merged: BusyTime[] = [];
  for (const time of times.sort((one, other) => one.startsAt - other.startsAt)) {
    const last = merged.at(-1);
    if (last && time.startsAt <= last.endsAt) last.endsAt = Math.max(last.endsAt, time.endsAt);
    else merged.push({ ...time });
  }
  return merged;
}

/** Where there are too many, closes the shortest gaps between them, those furthest ahead first. */
function fewerTimes(times: BusyTime[]): BusyTime[] {
  const tooMany = times.length - BUSY_TIMES_MAX;
  if (tooMany <= 0) return times;
  const gaps = times
    .slice(1)
    .map(({ startsAt }, at) => ({ at: at + 1, length: startsAt - (times[at]?.endsAt ?? 0) }));
  gaps.sort((one, other) => one.length - other.length || other.at - one.at);
  const closed = new Set(gaps.slice(0, tooMany).map(({ at }) => at));
  return mergedTimes(
    times.map((time, at) =>
      closed.has(at) ? { ...time, startsAt: times[at - 1]?.endsAt ?? time.startsAt } : time,
    ),
  );
}
