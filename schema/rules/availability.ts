/**
 * How full an event is, counted over its times and its bookings without making slots: what a diary tells of
 * hundreds of events must not cost what listing them would. A property test holds it to `slotsOf`.
 */
import { beginsAt, isClear, placesLeftAt, roomsOf, type Instants, type Room } from './rooms.ts';
import { bufferOf, timesOf, type SlotEvent, type SlotQuestion, type SlotService } from './slots.ts';
import { spansOf, type Timetable } from './timetable.ts';

/** Free and offered slots, or places of a day event with a capacity. */
export interface Availability {
  /** Null is no limit. */
  free: number | null;
  total: number | null;
}

/** Counts as the diary shows: venue by venue, and for individual services by the shortest service. */
export function availabilityOf(
  question: Omit<SlotQuestion, 'service'>,
  services: readonly SlotService[],
): Availability {
  const { event, venues, held, now } = question;
  const times = startingAfter(now, event, services);
  const rooms = roomsOf(venues, held);
  if (event.timetable.mode === 'day_event') return placesIn(rooms, times.length > 0);
  const sum = { free: 0, total: 0 };
  for (const room of rooms) countInto(sum, room, times, event.timetable);
  return sum;
}

function startingAfter(now: number, event: SlotEvent, services: readonly SlotService[]): Instants[] {
  const lengths = services.map(({ durationMinutes }) => durationMinutes);
  const shortest = lengths.length ? Math.min(...lengths) : null;
  const times = timesOf(event, spansOf(event.timetable, shortest));
  return times.map(({ instants }) => instants).filter(({ startsAt }) => startsAt > now);
}

function countInto(
  sum: { free: number; total: number },
  room: Room,
  times: readonly Instants[],
  timetable: Timetable,
): void {
  const buffer = bufferOf(timetable);
  const isEveryTimeListed = timetable.mode !== 'individual_services';
  for (const time of times) {
    if (isClear(room, time, buffer)) {
      sum.free += 1;
      sum.total += 1;
    } else if (isEveryTimeListed || beginsAt(room, time.startsAt)) {
      sum.total += 1;
    }
  }
}

function placesIn(rooms: readonly Room[], isToCome: boolean): Availability {
  const sum: Availability = { free: 0, total: 0 };
  for (const { venue } of rooms) {
    const left = isToCome ? placesLeftAt(venue) : 0;
    sum.free = left === null || sum.free === null ? null : sum.free + left;
    sum.total = venue.maxCapacity === null || sum.total === null ? null : sum.total + venue.maxCapacity;
  }
  return sum;
}
