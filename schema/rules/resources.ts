/**
 * What an appointment takes: one of an event's places and, where the event names people, one of them. A place or a person is
 * busy wherever a claim holds it, whichever event took it. Times are compared as instants, so a buffer has its full length
 * even when clocks change.
 */
import { overlaps, type Span } from './timetable.ts';

/** Milliseconds since 1970. */
export interface Instants {
  startsAt: number;
  endsAt: number;
}

export interface SlotVenue {
  id: number;
  /** The place. */
  resourceId: number;
  /** 1 where the place takes one appointment at a time, whatever event it is of; null where it has no limit. */
  atOnce: number | null;
  /** Places of a day event; null when there is no limit. */
  maxCapacity: number | null;
  /** Bookings of this event in it: confirmed or pending, never cancelled. */
  heldCount: number;
}

export interface SlotPerson {
  /** The person's id among the resources. */
  id: number;
  /** Their own hours and lunch at this event, minutes after midnight; null where they are the event's. */
  hours: Span | null;
  lunch: Span | null;
}

/** A claim: a time that is taken, with the buffer after it. */
export interface HeldTime extends Instants {
  /** The place or the person; null where it is held of the event and its venue alone. */
  resourceId: number | null;
  /** The venue of the event; null where it has none, or where a resource is held. */
  venueId: number | null;
}

/** The taken times of one place or person. */
interface Calendar {
  /** In order of start. */
  held: HeldTime[];
  /** How many of the first are over. Times are asked for in order, so one pass over both lists is enough. */
  over: number;
}

interface Room {
  /** Null for an event without a venue. */
  venue: SlotVenue | null;
  /** Null for a place that takes any number at a time, where people decide. */
  calendar: Calendar | null;
}

interface Worker extends SlotPerson {
  calendar: Calendar;
}

/** What one question about an event's slots is answered from. */
export interface Resources {
  rooms: Room[];
  /** Null where the event names nobody. */
  people: Worker[] | null;
}

/** A time that is asked for. */
export interface Wanted extends Instants {
  /** The same in minutes after midnight. */
  span: Span;
  /** Milliseconds that it keeps clear afterwards. */
  buffer: number;
}

/** What is free at a time. */
export interface Free {
  rooms: Room[];
  /** Null where the event names nobody. */
  people: Worker[] | null;
}

export function resourcesOf(
  venues: readonly SlotVenue[],
  people: readonly SlotPerson[] | null,
  held: readonly HeldTime[],
): Resources {
  const calendars = new Map<string, Calendar>();
  const calendarOf = (resourceId: number | null, venueId: number | null): Calendar => {
    const key = resourceId === null ? `venue ${venueId ?? 0}` : `resource ${resourceId}`;
    const calendar = calendars.get(key) ?? { held: [], over: 0 };
    calendars.set(key, calendar);
    return calendar;
  };
  for (const time of held) calendarOf(time.resourceId, time.venueId).held.push(time);
  for (const calendar of calendars.values()) calendar.held.sort((a, b) => a.startsAt - b.startsAt);
  const roomOf = (venue: SlotVenue | null): Room => ({
    venue,
    calendar:
      venue?.atOnce === 1
        ? calendarOf(venue.resourceId, null)
        : people
          ? null
          : calendarOf(null, venue?.id ?? null),
  });
  return {
    rooms: venues.length ? venues.map(roomOf) : [roomOf(null)],
    people: people?.map((person) => ({ ...person, calendar: calendarOf(person.id, null) })) ?? null,
  };
}

/** Ask in order of start. */
export function freeAt({ rooms, people }: Resources, wanted: Wanted): Free {
  return {
    rooms: rooms.filter(({ calendar }) => !calendar || isClear(calendar, wanted)),
    people:
      people?.filter((person) => works(person, wanted.span) && isClear(person.calendar, wanted)) ?? null,
  };
}

/** How many appointments can begin at a time: the smaller number of places and of people. Infinity without a limit. */
export function countOf({ rooms, people }: Free): number {
  const places = people && rooms.some(({ calendar }) => !calendar) ? Infinity : rooms.length;
  return Math.min(places, people?.length ?? Infinity);
}

/** The same if nothing were taken. */
export function countAtMost({ rooms, people }: Resources, span: Span): number {
  return countOf({ rooms, people: people?.filter((person) => works(person, span)) ?? null });
}

/** How many appointments begin at exactly this instant. Ask after `freeAt`. */
export function countBeginning({ rooms, people }: Resources, { startsAt, span }: Wanted): number {
  const inRooms = rooms.filter(({ calendar }) => calendar && begins(calendar, startsAt)).length;
  const ofPeople = people?.filter((one) => works(one, span) && begins(one.calendar, startsAt)).length;
  return Math.max(inRooms, ofPeople ?? 0);
}

/** Returns the first room in which an appointment begins at this instant, or the first of all; null where none begins. */
export function roomBeginning({ rooms, people }: Resources, { startsAt, span }: Wanted): Room | null {
  const room = rooms.find(({ calendar }) => calendar && begins(calendar, startsAt));
  if (room) return room;
  const isSomebodyBusy = people?.some((one) => works(one, span) && begins(one.calendar, startsAt));
  return (isSomebodyBusy && rooms[0]) || null;
}

function works({ hours, lunch }: SlotPerson, span: Span): boolean {
  if (hours && (span.start < hours.start || span.end > hours.end)) return false;
  return !lunch || !overlaps(span, lunch);
}

function isClear(calendar: Calendar, { startsAt, endsAt, buffer }: Wanted): boolean {
  const { held } = calendar;
  for (let at = calendar.over; at < held.length; at += 1) {
    const other = held[at];
    if (!other || other.startsAt >= endsAt + buffer) return true;
    if (other.endsAt > startsAt) return false;
    if (at === calendar.over) calendar.over += 1;
  }
  return true;
}

function begins({ held, over }: Calendar, instant: number): boolean {
  for (let at = over; at < held.length; at += 1) {
    const other = held[at];
    if (!other || other.startsAt > instant) return false;
    if (other.startsAt === instant) return true;
  }
  return false;
}

/** Returns a day event's free places in that venue; null if there is no limit. */
export function placesLeftAt({ maxCapacity, heldCount }: SlotVenue): number | null {
  return maxCapacity === null ? null : Math.max(0, maxCapacity - heldCount);
}
