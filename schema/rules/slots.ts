/**
 * Works out an event's slots from the event, the chosen venue and service, the confirmed bookings and the
 * clock. The server lists slots and accepts bookings with the same function, so whatever is shown can be
 * booked.
 */

import { MINUTE } from '../figures/periods.ts';
import type { BlockedTime, Instants } from './blocked-times.ts';
import { bookingWindow, closedByClock, type BookingLimits } from './booking-window.ts';
import { calendarDay, startOfDate, type CalendarDay } from './calendar-day.ts';
import { clockTimeOf, MINUTES_A_DAY, shownTimeOf } from './clock-time.ts';
import { addDays } from './date.ts';
import {
  dayEventPlaces,
  lookAt,
  resourcesOf,
  roomBeginning,
  type HeldTime,
  type Resources,
  type SlotPerson,
  type SlotVenue,
  type Wanted,
} from './resources.ts';
import { slotIdOf } from './slot-id.ts';
import { spansOf, type SlotSpan, type Span, type Timetable } from './timetable.ts';

export interface SlotService {
  id: number;
  /** Minutes. */
  durationMinutes: number;
  /** How many people come to one time; 1 if absent. */
  places?: number;
  /** Ids of the people who offer it; null where everybody does. */
  people: readonly number[] | null;
}

interface SlotEvent {
  id: number;
  /** YYYY-MM-DD on the business's clock. */
  date: string;
  /** IANA zone of the business. */
  timezone: string;
  timetable: Timetable;
  /** How many people come to one time without a service; 1 if absent. */
  places?: number;
}

export interface SlotQuestion {
  event: SlotEvent;
  /** Only the chosen venue; all of the event's venues when none is chosen; empty when it has none. */
  venues: readonly SlotVenue[];
  /** The chosen service; individual services offer nothing without one. */
  service: SlotService | null;
  /** Only the chosen person; all of the event's people when nobody is chosen; null where it names nobody. */
  people: readonly SlotPerson[] | null;
  /** The chosen person, whom the ids of the slots then name. */
  personId: number | null;
  /** How many places somebody wants: 1 if absent. A time with fewer left is taken. */
  asked?: number;
  /** Not needed for day events: their venues count the places that are taken. */
  held: readonly HeldTime[];
  /** In which nothing is offered. */
  blocked: readonly BlockedTime[];
  limits: BookingLimits;
  /** Milliseconds since 1970. */
  now: number;
}

export interface Slot extends Instants {
  id: string;
  venueId: number | null;
  /** HH:MM on the business's clock. */
  startTime: string;
  endTime: string;
  isBooked: boolean;
  /** Free places of a class, or of a day event with a capacity; null elsewhere. */
  placesLeft: number | null;
  /** Ids of those who are free then, in the order given; null where the event names nobody. */
  freePeople: number[] | null;
  /** Minutes that stay clear after it. */
  bufferMinutes: number;
}

/**
 * Returns the event's slots that the clock and the business's limits allow at present, in order of start,
 * including taken ones. A blocked time is listed only if somebody has booked it.
 *
 * With several venues, each slot is for the first free venue, and is taken if none is free. If an individual
 * service's start clashes with bookings, it is listed (as taken) only if a booking begins there: nobody was
 * ever offered the other starts.
 */
export function slotsOf(question: SlotQuestion): Slot[] {
  return slotsIn(question, spansOfQuestion(question));
}

/** Returns only the slots that start at such minutes, at a fraction of the cost. */
export function slotsStarting(question: SlotQuestion, isWanted: (start: number) => boolean): Slot[] {
  const spans = spansOfQuestion(question).filter(({ start }) => isWanted(start));
  return spans.length === 0 ? [] : slotsIn(question, spans);
}

/** Returns null if no slot starts then. A booking needs no more. */
export function slotStartingAt(question: SlotQuestion, start: number): Slot | null {
  return slotsStarting(question, (one) => one === start)[0] ?? null;
}

function spansOfQuestion({ event, service }: SlotQuestion): SlotSpan[] {
  return spansOf(event.timetable, service?.durationMinutes ?? null);
}

function slotsIn(question: SlotQuestion, spans: readonly SlotSpan[]): Slot[] {
  const { event, service, limits, now } = question;
  const { mode } = event.timetable;
  const resources = resourcesOfQuestion(question, service);
  const window = bookingWindow(event, limits, now);
  const slots: Slot[] = [];
  for (const time of timesOf(event, spans)) {
    const { span, startsAt, endsAt } = time;
    if (closedByClock(startsAt, window)) continue;
    const place = mode === 'day_event' ? placeAtDayEvent(resources, time) : placeIn(resources, time, mode);
    if (!place) continue;
    slots.push({
      id: slotIdOf({
        eventId: event.id,
        venueId: place.venueId,
        serviceId: service?.id ?? null,
        personId: question.personId,
        start: span.start,
      }),
      startTime: clockTimeOf(span.start),
      endTime: shownTimeOf(span.end),
      startsAt,
      endsAt,
      bufferMinutes: span.buffer,
      // Spreading `place` would make a month's slots a quarter slower.
      venueId: place.venueId,
      isBooked: place.isBooked,
      placesLeft: place.placesLeft,
      freePeople: place.freePeople,
    });
  }
  return slots;
}

/** Returns an event's places and people for a service. */
export function resourcesOfQuestion(
  { event, venues, people, held, blocked, limits, asked }: Omit<SlotQuestion, 'service'>,
  service: SlotService | null,
): Resources {
  const { date, timezone } = event;
  const bookings = limits.perPersonADay;
  const limit =
    bookings === null
      ? null
      : {
          bookings,
          startsAt: startOfDate(date, timezone),
          endsAt: startOfDate(addDays(date, 1), timezone),
        };
  const offering = peopleFor(people, service);
  return resourcesOf({ event, service, asked, venues, people: offering, held, blocked, limit });
}

/** Returns an event's people who offer a service; null if the event names nobody and everybody offers it. */
export function peopleFor(
  people: readonly SlotPerson[] | null,
  service: SlotService | null,
): readonly SlotPerson[] | null {
  const offering = service?.people;
  if (!offering) return people;
  return (people ?? []).filter(({ id }) => offering.includes(id));
}

export interface SlotTime extends Wanted {
  span: SlotSpan;
}

/** Returns the instants of the spans on the event's day, without those that a clock change removes. */
export function timesOf({ date, timezone, timetable }: SlotEvent, spans: readonly SlotSpan[]): SlotTime[] {
  const day = withNextDay(date, timezone);
  const needsFullLength = timetable.mode === 'automatic' || timetable.mode === 'individual_services';
  const times: SlotTime[] = [];
  for (const span of spans) {
    const instants = instantsOf(span, day, needsFullLength);
    if (!instants) continue;
    const { startsAt, endsAt } = instants;
    times.push({ span, startsAt, endsAt, buffer: span.buffer * MINUTE });
  }
  return times;
}

/**
 * Returns a day whose minutes from 1440 on are those of the next date. A clock change between the two dates
 * moves neither.
 */
function withNextDay(date: string, zone: string): CalendarDay {
  const day = calendarDay(date, zone);
  return {
    instantAt: (minutes) =>
      minutes < MINUTES_A_DAY
        ? day.instantAt(minutes)
        : calendarDay(addDays(date, 1), zone).instantAt(minutes - MINUTES_A_DAY),
  };
}

/**
 * Returns null if a clock change removes the start, the last minute or (where a length was promised) part of
 * the time between: such a slot isn't offered.
 */
function instantsOf(span: Span, day: CalendarDay, needsFullLength: boolean): Instants | null {
  const startsAt = day.instantAt(span.start);
  const endsAt = day.instantAt(span.end) ?? afterLastMinute(span, day);
  if (startsAt === null || endsAt === null) return null;
  if (needsFullLength && endsAt - startsAt < (span.end - span.start) * MINUTE) return null;
  return { startsAt, endsAt };
}

/**
 * Returns when the span's last minute is over; null if a clock change removes that minute. Only a day event
 * runs past midnight, and it takes place whatever the clock does: if its end is skipped, it ends as the clock
 * goes forward.
 */
function afterLastMinute({ end }: Span, day: CalendarDay): number | null {
  const first = Math.min(end, MINUTES_A_DAY);
  for (let minute = end - 1; minute >= first - 1; minute -= 1) {
    const instant = day.instantAt(minute);
    if (instant !== null) return instant + MINUTE;
  }
  return null;
}

type Place = Pick<Slot, 'venueId' | 'isBooked' | 'placesLeft' | 'freePeople'>;

/** Returns null if the time must not be listed at all. */
function placeIn(resources: Resources, wanted: Wanted, mode: Timetable['mode']): Place | null {
  const { room, freePeople, left, offered, isOpen } = lookAt(resources, wanted);
  if (room && freePeople?.length !== 0)
    return { venueId: room.venue?.id ?? null, isBooked: false, placesLeft: left, freePeople };
  const isOffered = mode !== 'individual_services' && offered > 0;
  // While nobody is there, a booking of another event at the same place says nothing of this one.
  const taken = isOffered ? resources.rooms[0] : isOpen && roomBeginning(resources, wanted);
  return taken
    ? { venueId: taken.venue?.id ?? null, isBooked: true, placesLeft: left && 0, freePeople }
    : null;
}

/** Returns null if it is blocked and nobody is booked. */
function placeAtDayEvent(resources: Resources, wanted: Wanted): Place | null {
  const places = dayEventPlaces(resources, wanted);
  if (resources.people?.length === 0)
    return { venueId: places[0]?.venue?.id ?? null, isBooked: true, placesLeft: 0, freePeople: [] };
  const isBooked = places.some(({ venue }) => venue && venue.heldCount > 0);
  if (!isBooked && places.every(({ blocked }) => blocked)) return null;
  const total = places.reduce((sum, { left }) => sum + (left ?? Infinity), 0);
  const open = places.find(({ left }) => (left ?? Infinity) >= resources.asked);
  return {
    venueId: (open ?? places[0])?.venue?.id ?? null,
    isBooked: !open,
    placesLeft: total === Infinity ? null : total,
    freePeople: null,
  };
}
