/**
 * Counts how full an event is without making its slots, which would cost too much for a diary with hundreds
 * of events. Free, taken and passed are separate: an unbooked slot doesn't become full when it is over. A
 * property test compares the counts with `slotsOf`.
 */

import { bookingWindow, closedByClock, type BookingWindow } from './booking-window.ts';
import { countBeginning, dayEventPlaces, lookAt, type Resources } from './resources.ts';
import { resourcesOfQuestion, timesOf, type SlotQuestion, type SlotService, type SlotTime } from './slots.ts';
import { spansOf } from './timetable.ts';

export interface Availability {
  /** Bookable now; null if unlimited. */
  free: number | null;
  /** Booked, whether or not the time has begun. */
  taken: number;
  /** Not booked, and no longer or not yet bookable: begun, within the notice, or too far ahead. */
  passed: number;
  /** Free, taken and passed together; null if unlimited. */
  total: number | null;
  takenAhead: number;
  /** True once everything in the event has begun; false if it offers nothing. */
  isOver: boolean;
}

/**
 * Counts every appointment that could begin at each time: one in each venue or, if the event names people, as
 * many as places and people allow. Individual services are counted by the shortest; if different people offer
 * them, by that of the people who have the most free times.
 */
export function availabilityOf(
  question: Omit<SlotQuestion, 'service'>,
  services: readonly SlotService[],
): Availability {
  const [first = null, ...others] = shortestByPeople(services);
  const counts = [first, ...others].map((service) => countedBy(question, service));
  return counts.reduce((one, other) => ((other.free ?? Infinity) > (one.free ?? Infinity) ? other : one));
}

function countedBy(question: Omit<SlotQuestion, 'service'>, shortest: SlotService | null): Availability {
  const { event, limits, now } = question;
  const { timetable } = event;
  const times = timesOf(event, spansOf(timetable, shortest?.durationMinutes ?? null));
  const resources = resourcesOfQuestion(question, shortest);
  const window = bookingWindow(event, limits, now);
  const [first] = times;
  if (timetable.mode === 'day_event') return placesIn(resources, first ?? null, window);
  const isEveryTimeListed = timetable.mode !== 'individual_services';
  const counts = { free: 0, taken: 0, passed: 0, takenAhead: 0 };
  let isOver = times.length > 0;
  for (const time of times) {
    const { clear, offered, isOpen } = timesAt(resources, time);
    // At the daily limit nothing is offered any more, but what begins then is listed as taken.
    const missing = offered || !isOpen ? offered - clear : Infinity;
    const isCounted = isEveryTimeListed && missing !== Infinity;
    const taken = isCounted
      ? missing
      : Math.min(missing, Math.floor(countBeginning(resources, time) / resources.places));
    const closed = closedByClock(time.startsAt, window);
    counts.taken += taken;
    if (closed) counts.passed += clear;
    else counts.free += clear;
    if (closed === 'past') continue;
    isOver = false;
    counts.takenAhead += taken;
  }
  return { ...counts, total: counts.free + counts.taken + counts.passed, isOver };
}

/** Counts a class as one time, free while it has a place. */
function timesAt(resources: Resources, time: Parameters<typeof lookAt>[1]) {
  const { clear, offered, isOpen } = lookAt(resources, time);
  const { places } = resources;
  return { clear: Math.ceil(clear / places), offered: offered / places, isOpen };
}

/** Returns the first free start, in minutes of the date; null if there is none. */
export function firstFreeStart(question: SlotQuestion): number | null {
  const { event, service, limits, now } = question;
  const resources = resourcesOfQuestion(question, service);
  const window = bookingWindow(event, limits, now);
  const times = timesOf(event, spansOf(event.timetable, service?.durationMinutes ?? null));
  const free = times.find(
    (time) => !closedByClock(time.startsAt, window) && lookAt(resources, time).clear > 0,
  );
  return free ? free.span.start : null;
}

/** Returns the ids of the people who have a free time for the service. */
export function freePeopleOf(question: SlotQuestion): Set<number> {
  const { event, service, limits, now } = question;
  const resources = resourcesOfQuestion(question, service);
  const window = bookingWindow(event, limits, now);
  const free = new Set<number>();
  for (const time of timesOf(event, spansOf(event.timetable, service?.durationMinutes ?? null))) {
    if (closedByClock(time.startsAt, window)) continue;
    const { room, freePeople } = lookAt(resources, time);
    if (room) for (const id of freePeople ?? []) free.add(id);
    if (free.size === resources.people?.length) break;
  }
  return free;
}

/** Returns the shortest service of each group that the same people offer. */
function shortestByPeople(services: readonly SlotService[]): SlotService[] {
  const shortest = new Map<string, SlotService>();
  for (const service of services) {
    const key = service.people?.join() ?? 'everyone';
    const other = shortest.get(key);
    if (!other || service.durationMinutes < other.durationMinutes) shortest.set(key, service);
  }
  return [...shortest.values()];
}

/** Counts a day event's places. A clock change can remove its time (null); then nothing can be booked. */
function placesIn(resources: Resources, time: SlotTime | null, window: BookingWindow): Availability {
  const taken = resources.rooms.reduce((sum, { venue }) => sum + (venue?.heldCount ?? 0), 0);
  if (!time) return { free: 0, taken, passed: 0, total: taken, takenAhead: taken, isOver: false };
  const isOffered = resources.people?.length !== 0;
  const lefts = dayEventPlaces(resources, time).map(({ left }) => (isOffered ? left : 0));
  const limited = lefts.reduce((sum: number, left) => sum + (left ?? 0), 0);
  const left = lefts.includes(null) ? null : limited;
  const isOpen = closedByClock(time.startsAt, window) === null;
  const isOver = time.startsAt <= window.now;
  return {
    free: isOpen ? left : 0,
    taken,
    passed: isOpen ? 0 : limited,
    total: left === null ? null : taken + left,
    takenAhead: isOver ? 0 : taken,
    isOver,
  };
}
