/**
 * Works out an event's slots from the event, the chosen venue and service, the confirmed bookings and the
 * clock (decision 10). The server lists slots and accepts bookings with the same function, so whatever is
 * shown can be booked.
 */
import { calendarDay, type CalendarDay } from './calendar-day.ts';
import { addDays } from './date.ts';
import { clockTimeOf, shownTimeOf } from './clock-time.ts';
import {
  beginsAt,
  isClear,
  placesLeftAt,
  roomsOf,
  venueIdOf,
  type HeldTime,
  type Instants,
  type Room,
  type SlotVenue,
} from './rooms.ts';
import { slotIdOf } from './slot-id.ts';
import { spansOf, type Span, type Timetable } from './timetable.ts';

const MINUTES_A_DAY = 24 * 60;

export interface SlotService {
  id: number;
  /** Minutes. */
  durationMinutes: number;
}

export interface SlotEvent {
  id: number;
  /** YYYY-MM-DD on the business's clock. */
  date: string;
  /** IANA zone of the business. */
  timezone: string;
  timetable: Timetable;
}

export interface SlotQuestion {
  event: SlotEvent;
  /** Only the chosen venue; all of the event's venues when none is chosen; empty when it has none. */
  venues: readonly SlotVenue[];
  /** The chosen service; individual services offer nothing without one. */
  service: SlotService | null;
  /** Not needed for day events: their venues count the places that are taken. */
  held: readonly HeldTime[];
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
  /** Free places of a day event with a capacity; null elsewhere. */
  placesLeft: number | null;
}

/**
 * Returns the event's slots that haven't begun, in order of start, including taken ones.
 *
 * With several venues, each slot is for the first free venue, and is taken if none is free. If an individual
 * service's start clashes with bookings, it is listed (as taken) only if a booking begins there: nobody was
 * ever offered the other starts.
 */
export function slotsOf(question: SlotQuestion): Slot[] {
  return slotsIn(question, spansOfQuestion(question));
}

/**
 * Returns only the slot that starts at that minute, at a fraction of the cost: a booking needs no more.
 * Returns null if no slot starts then.
 */
export function slotStartingAt(question: SlotQuestion, start: number): Slot | null {
  const spans = spansOfQuestion(question).filter((span) => span.start === start);
  return slotsIn(question, spans)[0] ?? null;
}

function spansOfQuestion({ event, service }: SlotQuestion): Span[] {
  return spansOf(event.timetable, service?.durationMinutes ?? null);
}

function slotsIn(question: SlotQuestion, spans: readonly Span[]): Slot[] {
  const { event, service, now } = question;
  const { timetable } = event;
  const rooms = roomsOf(question.venues, question.held);
  const slots: Slot[] = [];
  for (const { span, instants } of timesOf(event, spans)) {
    if (instants.startsAt <= now) continue;
    const place = placeIn(rooms, instants, timetable);
    if (!place) continue;
    slots.push({
      id: slotIdOf({
        eventId: event.id,
        venueId: place.venueId,
        serviceId: service?.id ?? null,
        start: span.start,
      }),
      venueId: place.venueId,
      startTime: clockTimeOf(span.start),
      endTime: shownTimeOf(span.end),
      ...instants,
      isBooked: place.isBooked,
      placesLeft: place.placesLeft,
    });
  }
  return slots;
}

interface SlotTime {
  span: Span;
  instants: Instants;
}

/** Returns the instants of the spans on the event's day, without those that a clock change removes. */
export function timesOf({ date, timezone, timetable }: SlotEvent, spans: readonly Span[]): SlotTime[] {
  const day = withNextDay(date, timezone);
  const needsFullLength = timetable.mode === 'automatic' || timetable.mode === 'individual_services';
  const times: SlotTime[] = [];
  for (const span of spans) {
    const instants = instantsOf(span, day, needsFullLength);
    if (instants) times.push({ span, instants });
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
  if (startsAt === null || endsAt === null || endsAt <= startsAt) return null;
  if (needsFullLength && endsAt - startsAt < (span.end - span.start) * 60_000) return null;
  return { startsAt, endsAt };
}

/**
 * Returns when the span's last minute is over; null if a clock change removes that minute. Only a day event
 * runs past midnight, and it takes place whatever the clock does: if its end is skipped, it ends as the clock
 * goes forward.
 */
function afterLastMinute({ end }: Span, day: CalendarDay): number | null {
  const first = end > MINUTES_A_DAY ? MINUTES_A_DAY : end;
  for (let minute = end - 1; minute >= first - 1; minute -= 1) {
    const instant = day.instantAt(minute);
    if (instant !== null) return instant + 60_000;
  }
  return null;
}

interface Place {
  venueId: number | null;
  isBooked: boolean;
  placesLeft: number | null;
}

/** Returns null if the time must not be listed at all. */
function placeIn(rooms: readonly Room[], wanted: Instants, timetable: Timetable): Place | null {
  if (timetable.mode === 'day_event') return placeAtDayEvent(rooms);
  const buffer = bufferOf(timetable);
  const free = rooms.find((room) => isClear(room, wanted, buffer));
  if (free) return { venueId: venueIdOf(free), isBooked: false, placesLeft: null };
  const taken =
    timetable.mode === 'individual_services'
      ? rooms.find((room) => beginsAt(room, wanted.startsAt))
      : rooms[0];
  return taken ? { venueId: venueIdOf(taken), isBooked: true, placesLeft: null } : null;
}

/**
 * Returns how many milliseconds a booking keeps free on either side; 0 for rows of slots, whose buffer is
 * between them.
 */
export function bufferOf({ mode, bufferMinutes }: Timetable): number {
  return mode === 'individual_services' ? bufferMinutes * 60_000 : 0;
}

function placeAtDayEvent(rooms: readonly Room[]): Place {
  const left = rooms.map(({ venue }) => placesLeftAt(venue) ?? Infinity);
  const total = left.reduce((sum, places) => sum + places, 0);
  const open = rooms[left.findIndex((places) => places > 0)] ?? rooms[0];
  return {
    venueId: open ? venueIdOf(open) : null,
    isBooked: total === 0,
    placesLeft: total === Infinity ? null : total,
  };
}
