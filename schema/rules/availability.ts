/**
 * Counts how full an event is without making its slots: a diary shows this for hundreds of events, and
 * listing their slots would cost too much. Free, taken and passed differ (decision 20): a slot that nobody
 * booked doesn't become full when it is over. A property test compares the counts with `slotsOf`.
 */
import { beginsAt, isClear, placesLeftAt, roomsOf, type Instants, type Room } from './rooms.ts';
import { bufferOf, timesOf, type SlotEvent, type SlotQuestion, type SlotService } from './slots.ts';
import { spansOf, type Timetable } from './timetable.ts';

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

/** Counts venue by venue, as the diary shows; for individual services, by the shortest service. */
export function availabilityOf(
  question: Omit<SlotQuestion, 'service'>,
  services: readonly SlotService[],
): Availability {
  const { event, venues, held, now } = question;
  const times = instantsIn(event, services);
  const rooms = roomsOf(venues, held);
  const isOver = times.length > 0 && times.every(({ startsAt }) => startsAt <= now);
  if (event.timetable.mode === 'day_event') return placesIn(rooms, isOver);
  const counts = { free: 0, taken: 0, passed: 0, takenAhead: 0 };
  for (const room of rooms) countInto(counts, room, times, event.timetable, now);
  return { ...counts, total: counts.free + counts.taken + counts.passed, isOver };
}

function instantsIn(event: SlotEvent, services: readonly SlotService[]): Instants[] {
  const lengths = services.map(({ durationMinutes }) => durationMinutes);
  const shortest = lengths.length ? Math.min(...lengths) : null;
  return timesOf(event, spansOf(event.timetable, shortest)).map(({ instants }) => instants);
}

function countInto(
  counts: Pick<Availability, 'taken' | 'passed' | 'takenAhead'> & { free: number },
  room: Room,
  times: readonly Instants[],
  timetable: Timetable,
  now: number,
): void {
  const buffer = bufferOf(timetable);
  const isEveryTimeListed = timetable.mode !== 'individual_services';
  for (const time of times) {
    const isAhead = time.startsAt > now;
    if (isClear(room, time, buffer)) {
      if (isAhead) counts.free += 1;
      else counts.passed += 1;
    } else if (isEveryTimeListed || beginsAt(room, time.startsAt)) {
      counts.taken += 1;
      if (isAhead) counts.takenAhead += 1;
    }
  }
}

function placesIn(rooms: readonly Room[], isOver: boolean): Availability {
  const sum: Availability = { free: 0, taken: 0, passed: 0, total: 0, takenAhead: 0, isOver };
  for (const { venue } of rooms) {
    const left = placesLeftAt(venue);
    sum.taken += venue.heldCount;
    if (left === null) {
      sum.total = null;
      if (!isOver) sum.free = null;
    } else {
      if (isOver) sum.passed += left;
      else if (sum.free !== null) sum.free += left;
      if (sum.total !== null) sum.total += left + venue.heldCount;
    }
  }
  return { ...sum, takenAhead: isOver ? 0 : sum.taken };
}
