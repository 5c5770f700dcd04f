/** Decides how a change of weekly hours affects a date's event. What was edited by hand stays. */

import { isDeepStrictEqual } from 'node:util';
import { fitsResources } from '@daybook/schema/rules/timetable';
import { timetableOf } from '../diary/timetable-of-event.ts';
import { isOfOneKind, type PlainEvent, type Words } from '../events/new-event.ts';
import type { NamedPerson, NamedPlace } from '../resources/event-parts-store.ts';

export type DateStep = { is: 'same' } | { is: 'reword'; words: Words } | { is: 'replace'; next: PlainEvent };

/** The event as the weekly hours had it before; null if nothing was edited by hand. */
type WasPlanned = PlainEvent | null;

export function decideDate(now: PlainEvent, was: WasPlanned, wanted: PlainEvent): DateStep {
  const next = keepByHand(now, was, wanted);
  if (!hasSameParts(now, next)) return { is: 'replace', next };
  const words = wordsOf(next.event);
  return isDeepStrictEqual(words, wordsOf(now.event)) ? { is: 'same' } : { is: 'reword', words };
}

function keepByHand(now: PlainEvent, was: WasPlanned, wanted: PlainEvent): PlainEvent {
  if (!was) return wanted;
  const words = keptWords(now.event, was.event, wanted.event);
  const whole = { ...wanted, event: { ...wanted.event, ...words } };
  // Times and people edited by hand don't apply to another kind of event.
  if (!isOfOneKind(was.event, wanted.event) || !isOfOneKind(now.event, was.event)) return whole;
  const times = isDeepStrictEqual(timesOf(now.event), timesOf(was.event)) ? wanted : now;
  const pick = (part: 'places' | 'people' | 'serviceIds') =>
    isDeepStrictEqual(sorted(now[part]), sorted(was[part])) ? wanted : now;
  const kept = {
    event: { ...wanted.event, ...words, ...timesOf(times.event) },
    places: pick('places').places,
    people: pick('people').people,
    serviceIds: pick('serviceIds').serviceIds,
  };
  return fits(kept) ? kept : whole;
}

function keptWords(now: Words, was: Words, wanted: Words): Words {
  const kept = <Key extends keyof Words>(key: Key): Words[Key] =>
    now[key] === was[key] ? wanted[key] : now[key];
  return {
    name: kept('name'),
    description: kept('description'),
    requirementsNote: kept('requirementsNote'),
    personalMessage: kept('personalMessage'),
  };
}

function hasSameParts(one: PlainEvent, other: PlainEvent): boolean {
  return (
    isDeepStrictEqual(timesOf(one.event), timesOf(other.event)) &&
    isOfOneKind(one.event, other.event) &&
    isDeepStrictEqual(sorted(one.places), sorted(other.places)) &&
    isDeepStrictEqual(sorted(one.people), sorted(other.people)) &&
    isDeepStrictEqual(sorted(one.serviceIds), sorted(other.serviceIds))
  );
}

const fits = ({ event, places, people }: PlainEvent) =>
  fitsResources(timetableOf(event), { places: places.length, people: people.length });

const wordsOf = ({ name, description, requirementsNote, personalMessage }: Words): Words => ({
  name,
  description,
  requirementsNote,
  personalMessage,
});

const timesOf = (event: PlainEvent['event']) => ({
  startTime: event.startTime,
  endTime: event.endTime,
  slotMinutes: event.slotMinutes,
  bufferMinutes: event.bufferMinutes,
  creationMode: event.creationMode,
  manualSlots: event.manualSlots.map(({ start, end }) => ({ start, end })),
  lunchStartTime: event.lunchStartTime,
  lunchEndTime: event.lunchEndTime,
  lastAppointmentTime: event.lastAppointmentTime,
});

/** Sorts parts for comparison, because an event's people are in the order of the team. */
const sorted = (parts: readonly (NamedPlace | NamedPerson | number)[]) =>
  parts.map((part) => JSON.stringify(part, keysOf(part))).sort();
const keysOf = (part: object | number) => (typeof part === 'number' ? null : Object.keys(part).sort());
