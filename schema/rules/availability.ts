/**
 * Counts how full an event is without making its slots: a diary shows this for hundreds of events, and
 * listing their slots would cost too much. Free, taken and passed differ (decision 20): a slot that nobody
 * booked doesn't become full when it is over. A property test compares the counts with `slotsOf`.
 */
import {
  countAtMost,
  countBeginning,
  countOf,
  freeAt,
  placesLeftAt,
  resourcesOf,
  type Resources,
} from './resources.ts';
import { peopleFor, timesOf, type SlotQuestion, type SlotService } from './slots.ts';
import { spansOf } from './timetable.ts';

/** Slots, or places of a day event. */
export interface Availability {
  /** Free, and has not begun. Null when there is no limit. */
  free: number | null;
  /** Taken, whether or not they have begun. */
  taken: number;
  /** Times that have begun and that nobody took. */
  passed: number;
  /** Free, taken and passed together. Null when there is no limit. */
  total: number | null;
  /** Taken times that have not begun. */
  takenAhead: number;
  /** True when everything that the event offers has begun. False where it offers nothing. */
  isOver: boolean;
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
  return others
    .map((service) => countedBy(question, service))
    .reduce(
      (most, counted) => ((counted.free ?? Infinity) > (most.free ?? Infinity) ? counted : most),
      countedBy(question, first),
    );
}

function countedBy(question: Omit<SlotQuestion, 'service'>, shortest: SlotService | null): Availability {
  const { event, venues, held, now } = question;
  const { timetable } = event;
  const times = timesOf(event, spansOf(timetable, shortest?.durationMinutes ?? null));
  const resources = resourcesOf(venues, peopleFor(question.people, shortest), held);
  const isOver = times.length > 0 && times.every(({ startsAt }) => startsAt <= now);
  if (timetable.mode === 'day_event') return placesIn(resources, isOver);
  const isEveryTimeListed = timetable.mode !== 'individual_services';
  const counts = { free: 0, taken: 0, passed: 0, takenAhead: 0 };
  for (const time of times) {
    const isAhead = time.startsAt > now;
    const clear = countOf(freeAt(resources, time));
    const missing = countAtMost(resources, time.span) - clear;
    const taken = isEveryTimeListed ? missing : Math.min(missing, countBeginning(resources, time));
    counts.taken += taken;
    if (isAhead) {
      counts.free += clear;
      counts.takenAhead += taken;
    } else counts.passed += clear;
  }
  return { ...counts, total: counts.free + counts.taken + counts.passed, isOver };
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

function placesIn({ rooms, people }: Resources, isOver: boolean): Availability {
  const sum: Availability = { free: 0, taken: 0, passed: 0, total: 0, takenAhead: 0, isOver };
  const isOffered = people?.length !== 0;
  for (const { venue } of rooms) {
    const left = isOffered ? venue && placesLeftAt(venue) : 0;
    const held = venue?.heldCount ?? 0;
    sum.taken += held;
    if (left === null) {
      sum.total = null;
      if (!isOver) sum.free = null;
    } else {
      if (isOver) sum.passed += left;
      else if (sum.free !== null) sum.free += left;
      if (sum.total !== null) sum.total += left + held;
    }
  }
  return { ...sum, takenAhead: isOver ? 0 : sum.taken };
}
