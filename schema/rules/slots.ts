/**
 * Which slots an event offers: derived, never stored, from the event, the chosen venue and service,
 * the confirmed bookings and the clock (decisions, 'Slots'). The server lists with this function and
 * admits a booking with this function, so that what is shown is what can be had.
 */
import { calendarDay, type CalendarDay } from './calendar-day.ts';
import { clockTimeOf } from './clock-time.ts';
import { slotIdOf } from './slot-id.ts';
import { spansOf, type Span, type Timetable } from './timetable.ts';

export interface SlotVenue {
  id: number;
  /** Places of a day event; null is no limit. One booking per slot elsewhere. */
  maxCapacity: number | null;
}

export interface SlotService {
  id: number;
  /** Minutes. */
  durationMinutes: number;
}

/** A booking that holds its time: confirmed or pending, never cancelled. Milliseconds since 1970. */
export interface HeldTime {
  /** Null where the event has no venue. */
  venueId: number | null;
  startsAt: number;
  endsAt: number;
}

export interface SlotQuestion {
  event: {
    id: number;
    /** YYYY-MM-DD on the business's clock. */
    date: string;
    /** IANA zone of the business. */
    timezone: string;
    timetable: Timetable;
  };
  /** The chosen venue alone, or all of the event's venues when none is chosen, or none if it has none. */
  venues: readonly SlotVenue[];
  /** The chosen service; individual services offer nothing without one. */
  service: SlotService | null;
  held: readonly HeldTime[];
  /** Milliseconds since 1970. */
  now: number;
}

export interface Slot {
  id: string;
  venueId: number | null;
  /** HH:MM on the business's clock. */
  startTime: string;
  endTime: string;
  /** Milliseconds since 1970. */
  startsAt: number;
  endsAt: number;
  isBooked: boolean;
  /** Free places of a day event with a capacity; null elsewhere. */
  placesLeft: number | null;
}

/**
 * The event's slots that have not begun, in order of start, taken ones included.
 *
 * With several venues each slot stands for the first venue that is free, and is booked when none is.
 * Of an individual service's starts that are not clear of bookings, only those at which a booking
 * begins are listed (as booked): the others are not times anyone was ever offered.
 */
export function slotsOf(question: SlotQuestion): Slot[] {
  return slotsIn(question, spansOfQuestion(question));
}

/**
 * The same, of those slots alone that start at that minute: what a booking asks, at a fraction of the cost.
 * Null when none does.
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
  const day = calendarDay(event.date, event.timezone);
  const rooms = (question.venues.length ? question.venues : [NO_VENUE]).map((venue) => ({
    venue,
    held: question.held
      .filter((held) => (held.venueId ?? 0) === venue.id)
      .sort((a, b) => a.startsAt - b.startsAt),
    over: 0,
  }));
  const needsFullLength = timetable.mode === 'automatic' || timetable.mode === 'individual_services';
  const slots: Slot[] = [];
  for (const span of spans) {
    const instants = instantsOf(span, day, needsFullLength);
    if (!instants || instants.startsAt <= now) continue;
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
      endTime: clockTimeOf(span.end),
      ...instants,
      isBooked: place.isBooked,
      placesLeft: place.placesLeft,
    });
  }
  return slots;
}

const NO_VENUE: SlotVenue = { id: 0, maxCapacity: null };

/** Real time, not the wall clock's: a buffer is kept in minutes that pass, on every day of the year. */
interface Instants {
  startsAt: number;
  endsAt: number;
}

interface Room {
  venue: SlotVenue;
  /** In order of start. */
  held: HeldTime[];
  /** So many of the first are over: slots are asked for in order, so that one pass over both is enough. */
  over: number;
}

interface Place {
  venueId: number | null;
  isBooked: boolean;
  placesLeft: number | null;
}

/**
 * Null when the clock change swallows the start, the last minute, or (where a length was promised)
 * part of the stretch between: such a slot is not offered.
 */
function instantsOf(span: Span, day: CalendarDay, needsFullLength: boolean): Instants | null {
  const startsAt = day.instantAt(span.start);
  const endsAt = day.instantAt(span.end) ?? afterLastMinute(span, day);
  if (startsAt === null || endsAt === null || endsAt <= startsAt) return null;
  if (needsFullLength && endsAt - startsAt < (span.end - span.start) * 60_000) return null;
  return { startsAt, endsAt };
}

/** A slot may end at the very minute at which the clock springs forward. */
function afterLastMinute(span: Span, day: CalendarDay): number | null {
  const lastMinute = day.instantAt(span.end - 1);
  return lastMinute === null ? null : lastMinute + 60_000;
}

/** Null when the time is not to be listed at all. */
function placeIn(rooms: readonly Room[], wanted: Instants, timetable: Timetable): Place | null {
  if (timetable.mode === 'day_event') return placeAtDayEvent(rooms);
  const buffer = timetable.mode === 'individual_services' ? timetable.bufferMinutes : 0;
  const free = rooms.find((room) => isClear(room, wanted, buffer * 60_000));
  if (free) return { venueId: free.venue.id || null, isBooked: false, placesLeft: null };
  const taken =
    timetable.mode === 'individual_services'
      ? rooms.find((room) => room.held.some((held) => held.startsAt === wanted.startsAt))
      : rooms[0];
  return taken ? { venueId: taken.venue.id || null, isBooked: true, placesLeft: null } : null;
}

/** Clear of every held time with `buffer` milliseconds on either side. */
function isClear(room: Room, wanted: Instants, buffer: number): boolean {
  const { held } = room;
  for (let at = room.over; at < held.length; at += 1) {
    const other = held[at];
    if (!other || other.startsAt >= wanted.endsAt + buffer) return true;
    if (other.endsAt + buffer > wanted.startsAt) return false;
    if (at === room.over) room.over += 1;
  }
  return true;
}

function placeAtDayEvent(rooms: readonly Room[]): Place {
  const left = rooms.map(({ venue, held }) =>
    venue.maxCapacity === null ? Infinity : Math.max(0, venue.maxCapacity - held.length),
  );
  const total = left.reduce((sum, places) => sum + places, 0);
  const open = rooms[left.findIndex((places) => places > 0)] ?? rooms[0];
  return {
    venueId: open?.venue.id || null,
    isBooked: total === 0,
    placesLeft: total === Infinity ? null : total,
  };
}

/** How full an event is: free and offered slots, or places for a day event with a capacity. */
export interface Availability {
  /** Null is no limit. */
  free: number | null;
  total: number | null;
}

/**
 * Counts an event's free times as the diary shows them: per venue, and for individual services by the
 * shortest service.
 */
export function availabilityOf(
  question: Omit<SlotQuestion, 'service'>,
  services: readonly SlotService[],
): Availability {
  const shortest = services.reduce<SlotService | null>(
    (least, service) => (!least || service.durationMinutes < least.durationMinutes ? service : least),
    null,
  );
  const venues = question.venues.length ? question.venues : [NO_VENUE];
  const sum: Availability = { free: 0, total: 0 };
  for (const venue of venues) {
    const asked = { ...question, venues: venue.id ? [venue] : [], service: shortest };
    const slots = slotsOf(asked);
    if (question.event.timetable.mode === 'day_event') {
      const places = slots.length === 0 ? 0 : (slots[0]?.placesLeft ?? null);
      sum.free = places === null || sum.free === null ? null : sum.free + places;
      sum.total = venue.maxCapacity === null || sum.total === null ? null : sum.total + venue.maxCapacity;
    } else {
      sum.free = (sum.free ?? 0) + slots.filter((slot) => !slot.isBooked).length;
      sum.total = (sum.total ?? 0) + slots.length;
    }
  }
  return sum;
}
