/** Reads from a calendar (RFC 5545) when its owner is busy. */
import ICAL from 'ical.js';
import { BUSY_TIMES_MAX } from '@daybook/schema/figures/bounds';
import { calendarParts } from './calendar-parts.ts';
import { CalendarProblem } from './calendar-problem.ts';
import { createFindZone } from './calendar-zones.ts';
import { endOf, longestOf, movedStart, readEvent, shiftOf, type ReadEvent } from './calendar-event.ts';
import { createSteps, occurrencesOf } from './occurrences.ts';

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
}

/** Returns the times in order, adjoining ones merged. Throws a CalendarProblem. */
export function busyTimesOf(text: string, options: ReadingOptions): BusyTime[] {
  const parts = calendarParts(text);
  const findZone = createFindZone(options.timezone, parts.zones.flatMap(componentOf));
  const isOurs = (uid: string) => uid.toLowerCase().endsWith(`@${options.ownHost.toLowerCase()}`);
  const events = parts.events
    .flatMap(componentOf)
    .flatMap((component) => unlessBroken(() => readEvent(component, findZone, options.timezone)))
    .filter(({ uid }) => !isOurs(uid));
  const replaced = replacedIn(events);
  const laterOf = changedFrom(events);
  const step = createSteps();
  const times: BusyTime[] = [];
  for (const event of events) {
    const later = event.replaces === null ? (laterOf.get(event.uid) ?? []) : [];
    if (!event.isBusy && !later.some(({ isBusy }) => isBusy)) continue;
    for (const startsAt of occurrencesOf(event, replaced.get(event.uid), spanOf(options, later), step)) {
      const time = timeOf(startsAt, event, later, options.timezone);
      if (time && time.endsAt > time.startsAt && time.endsAt > options.from && time.startsAt < options.to)
        times.push(time);
    }
  }
  const merged = mergedTimes(times);
  if (merged.length > BUSY_TIMES_MAX) throw new CalendarProblem('too_much');
  return merged;
}

const componentOf = (text: string) => unlessBroken(() => ICAL.Component.fromString(text));

/** Skips a broken event, so that it hides no other. */
function unlessBroken<Value>(read: () => Value | null): Value[] {
  try {
    const value = read();
    return value === null ? [] : [value];
  } catch {
    return [];
  }
}

/** Returns by UID the starts in a series that have an event of their own, cancelled or not. */
function replacedIn(events: readonly ReadEvent[]): Map<string, Set<number>> {
  const replaced = new Map<string, Set<number>>();
  for (const { uid, replaces } of events)
    if (replaces !== null) replaced.set(uid, (replaced.get(uid) ?? new Set()).add(replaces));
  return replaced;
}

/** Returns by UID the events that also replace all later occurrences of their series, latest first. */
function changedFrom(events: readonly ReadEvent[]): Map<string, ReadEvent[]> {
  const changes = new Map<string, ReadEvent[]>();
  for (const event of events.filter(({ isForLater, replaces }) => isForLater && replaces !== null))
    changes.set(event.uid, [...(changes.get(event.uid) ?? []), event]);
  for (const ofSeries of changes.values())
    ofSeries.sort((one, other) => (other.replaces ?? 0) - (one.replaces ?? 0));
  return changes;
}

/** Widens the span to include occurrences that such events may move into it. */
function spanOf({ from, to }: ReadingOptions, later: readonly ReadEvent[]): { from: number; to: number } {
  const reach = Math.max(0, ...later.map((event) => Math.abs(shiftOf(event)) + longestOf(event)));
  return { from: from - reach, to: to + reach };
}

/** Returns an occurrence's time, changed by the last of `later` that begins before it; null if free. */
function timeOf(
  occurs: number,
  event: ReadEvent,
  later: readonly ReadEvent[],
  timezone: string,
): BusyTime | null {
  const change = later.find(({ replaces }) => (replaces ?? 0) <= occurs);
  if (!(change ?? event).isBusy) return null;
  const startsAt = change ? movedStart(occurs, change, timezone) : occurs;
  return { startsAt, endsAt: endOf(startsAt, change ?? event, timezone) };
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
