/**
 * Counts how full an event is without making its slots: a diary shows this for hundreds of events, and
 * listing their slots would cost too much. Free, taken and passed differ (decision 20): a slot that nobody
 * booked doesn't become full when it is over. A property test compares the counts with `slotsOf`.
 */
import { bookingWindow, closedByClock, nextChangeOf, type BookingWindow } from './booking-window.ts';
import { countBeginning, dayEventPlaces, lookAt, type Resources } from './resources.ts';
import { resourcesOfQuestion, timesOf, type SlotQuestion, type SlotService, type SlotTime } from './slots.ts';
import { spansOf } from './timetable.ts';

/** Slots, or places of a day event. */
export interface Availability {
  /** Can be booked now. Null when there is no limit. */
  free: number | null;
  /** Taken, whether or not they have begun. */
  taken: number;
  /** Times that nobody took and that the clock does not allow: begun, within the notice, or too far ahead. */
  passed: number;
  /** Free, taken and passed together. Null when there is no limit. */
  total: number | null;
  /** Taken times that have not begun. */
  takenAhead: number;
  /** True when everything that the event offers has begun. False where it offers nothing. */
  isOver: boolean;
  /** The first instant at which the clock changes any of this; Infinity if it does not. Milliseconds since 1970. */
  changesAt: number;
}

/**
 * Counts every appointment that could begin at a time: one in each venue, or, where the event names people, as many as places
 * and people allow. Individual services are counted by the shortest; where
 * different people offer them, by that of the people who have the most free times.
 */
export function availabilityOf(
  question: Omit<SlotQuestion, 'service'>,
  services: readonly SlotService[],
): Availability {
  const [first = null, ...others] = shortestByPeople(services);
  const counts = [first, ...others].map((service) => countedBy(question, service));
  const most = counts.reduce((one, other) =>
    (other.free ?? Infinity) > (one.free ?? Infinity) ? other : one,
  );
  return { ...most, changesAt: Math.min(...counts.map(({ changesAt }) => changesAt)) };
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
  let changesAt = Infinity;
  let isChangeFound = false;
  for (const time of times) {
    const { clear, offered } = lookAt(resources, time);
    const missing = offered - clear;
    const taken = isEveryTimeListed ? missing : Math.min(missing, countBeginning(resources, time));
    const closed = closedByClock(time.startsAt, window);
    counts.taken += taken;
    if (closed) counts.passed += clear;
    else counts.free += clear;
    if (closed === 'past') continue;
    isOver = false;
    counts.takenAhead += taken;
    if (!isChangeFound) changesAt = Math.min(changesAt, nextChangeOf(time.startsAt, window));
    // Later times change later than the first that is still open.
    isChangeFound = closed === null;
  }
  return { ...counts, total: counts.free + counts.taken + counts.passed, isOver, changesAt };
}

/** Returns, of those that the same people offer, the shortest one each; one in all where everybody offers everything. */
function shortestByPeople(services: readonly SlotService[]): SlotService[] {
  const shortest = new Map<string, SlotService>();
  for (const service of services) {
    const key = service.people?.join() ?? 'everyone';
    const other = shortest.get(key);
    if (!other || service.durationMinutes < other.durationMinutes) shortest.set(key, service);
  }
  return [...shortest.values()];
}

/** Null where a clock change removes its time. */
function placesIn(resources: Resources, time: SlotTime | null, window: BookingWindow): Availability {
  const isOver = time !== null && time.startsAt <= window.now;
  const isOpen = time === null || closedByClock(time.startsAt, window) === null;
  const counts: Pick<Availability, 'free' | 'taken' | 'passed' | 'total'> = {
    free: 0,
    taken: 0,
    passed: 0,
    total: 0,
  };
  const isOffered = resources.people?.length !== 0;
  const places = dayEventPlaces(resources, time ?? NEVER);
  for (const { venue, left: leftThere } of places) {
    const left = isOffered ? leftThere : 0;
    const held = venue?.heldCount ?? 0;
    counts.taken += held;
    if (left === null) {
      counts.total = null;
      if (isOpen) counts.free = null;
    } else {
      if (!isOpen) counts.passed += left;
      else if (counts.free !== null) counts.free += left;
      if (counts.total !== null) counts.total += left + held;
    }
  }
  return {
    ...counts,
    takenAhead: isOver ? 0 : counts.taken,
    isOver,
    changesAt: time ? nextChangeOf(time.startsAt, window) : Infinity,
  };
}

const NEVER = { startsAt: Infinity, endsAt: Infinity };
