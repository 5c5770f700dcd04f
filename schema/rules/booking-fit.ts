/**
 * Decides whether a booking fits the event that replaces its own. It needn't begin with one of the new slots,
 * because other bookings keep clear of it anyway.
 */

import {
  afterHours,
  afterLastStart,
  afterPerson,
  beforeHours,
  beforePerson,
  IN_LUNCH,
  OF_ANOTHER_KIND,
  OUTSIDE_SLOTS,
  withoutPerson,
  withoutPlace,
  withoutService,
} from '../words/pattern-texts.ts';
import { shownTimeOf } from './clock-time.ts';
import type { SlotPerson } from './resources.ts';
import { overlaps, spansOf, type Span, type Timetable } from './timetable.ts';

/** A place, person or service with its name at the time of booking. */
export interface BookedThing {
  /** Null once it is deleted from the business's list. */
  id: number | null;
  name: string;
}

export interface FittingBooking {
  kind: 'time_slot' | 'service' | 'day_event';
  isHomeVisit: boolean;
  /** Counted from midnight of the event's date. */
  time: Span;
  place: BookedThing | null;
  service: BookedThing | null;
  person: BookedThing | null;
}

/** Ids are those of the business's lists. */
export interface FittingEvent {
  timetable: Timetable;
  isHomeVisit: boolean;
  placeIds: readonly number[];
  serviceIds: readonly number[];
  people: readonly SlotPerson[];
}

interface Misfitting {
  /** Follows time and customer in a list, such as 'before 11:00'. */
  why: string;
  /** False if the event can't take it at all: it is of another kind, or lacks the booking's place. */
  canMove: boolean;
}

/**
 * Returns null if the booking fits: everything it was booked for still exists, and its time is within the
 * hours. Its start needn't be one of the event's, because other bookings avoid its time anyway. A day event
 * must keep its hours.
 */
export function misfitOf(booking: FittingBooking, event: FittingEvent): Misfitting | null {
  if (booking.kind !== kindOf(event) || booking.isHomeVisit !== event.isHomeVisit)
    return { why: OF_ANOTHER_KIND, canMove: false };
  const { place } = booking;
  if (place && !has(event.placeIds, place)) return { why: withoutPlace(place.name), canMove: false };
  const why = lackOf(booking, event) ?? outOfHours(booking.time, event.timetable) ?? outOfOwn(booking, event);
  return why === null ? null : { why, canMove: true };
}

function kindOf({ timetable: { mode } }: FittingEvent): FittingBooking['kind'] {
  if (mode === 'day_event') return 'day_event';
  return mode === 'individual_services' ? 'service' : 'time_slot';
}

const has = (ids: readonly number[], { id }: BookedThing) => id !== null && ids.includes(id);

function lackOf({ service, person }: FittingBooking, { serviceIds, people }: FittingEvent): string | null {
  if (service && !has(serviceIds, service)) return withoutService(service.name);
  const ids = people.map(({ id }) => id);
  return person && !has(ids, person) ? withoutPerson(person.name) : null;
}

function outOfHours(time: Span, timetable: Timetable): string | null {
  if (timetable.mode === 'manual') return outOfSlots(time, spansOf(timetable, null));
  const { hours, lunch, lastStart } = timetable;
  const outside = outsideOf(time, hours);
  if (outside !== null) return outside;
  if (timetable.mode === 'day_event')
    return time.start === hours.start && time.end === hours.end ? null : OUTSIDE_SLOTS;
  if (lunch && overlaps(time, lunch)) return IN_LUNCH;
  return lastStart !== null && time.start > lastStart ? afterLastStart(shownTimeOf(lastStart)) : null;
}

function outOfSlots(time: Span, slots: readonly Span[]): string | null {
  if (slots.some(({ start, end }) => start <= time.start && time.end <= end)) return null;
  const hours = {
    start: Math.min(...slots.map(({ start }) => start)),
    end: Math.max(...slots.map(({ end }) => end)),
  };
  return outsideOf(time, hours) ?? OUTSIDE_SLOTS;
}

function outsideOf(time: Span, hours: Span): string | null {
  if (time.start < hours.start) return beforeHours(shownTimeOf(hours.start));
  return time.end > hours.end ? afterHours(shownTimeOf(hours.end)) : null;
}

/** Checks the booked person's own hours and lunch. */
function outOfOwn({ time, person }: FittingBooking, { people }: FittingEvent): string | null {
  const own = people.find(({ id }) => id === person?.id);
  if (!own || !person) return null;
  const { hours, lunch } = own;
  if (hours && time.start < hours.start) return beforePerson(person.name);
  if (hours && time.end > hours.end) return afterPerson(person.name);
  return lunch && overlaps(time, lunch) ? IN_LUNCH : null;
}
