/**
 * What an appointment takes: one of an event's places and, if the event names people, one of them. A claim
 * keeps a place or a person busy, whichever event it is of. Times are compared as instants, so a buffer has its
 * full length even when clocks change.
 */

import type { BlockedTime, Instants } from './blocked-times.ts';
import { overlaps, type Span } from './timetable.ts';

export interface SlotVenue {
  id: number;
  /** The place. */
  resourceId: number;
  /** 1 if the place takes one appointment at a time, whatever event it is of; null without a limit. */
  atOnce: number | null;
  /** Places of a day event; null when there is no limit. */
  maxCapacity: number | null;
  /** Bookings of this event in it: confirmed or pending, never cancelled. */
  heldCount: number;
}

export interface SlotPerson {
  /** The person's id among the resources. */
  id: number;
  /** Their own hours and lunch at this event, in minutes after midnight; null if they have the event's. */
  hours: Span | null;
  lunch: Span | null;
}

/** A claim: a time that is taken, with the buffer after it. */
export interface HeldTime extends Instants {
  /** The place or person; null if only the event's venue is taken. */
  resourceId: number | null;
  /** The event's venue; null without one, or if a place or person is taken. */
  venueId: number | null;
  /** The booking that holds it; null for a day event. */
  bookingId: number | null;
}

/** The taken or blocked times of one place or person. */
interface Calendar<Time extends Instants> {
  /** In order of start. */
  times: Time[];
  /** How many of the first are over. Times are asked for in order, so one pass over both lists is enough. */
  over: number;
}

interface Room {
  /** Null for an event without a venue. */
  venue: SlotVenue | null;
  /** Null for a place that takes any number at a time, if the event names people. */
  held: Calendar<HeldTime> | null;
  blocked: Calendar<BlockedTime> | null;
}

interface Worker extends SlotPerson {
  held: Calendar<HeldTime>;
  blocked: Calendar<BlockedTime> | null;
  /** Whether they have as many bookings that day as they take. */
  isFull: boolean;
}

export interface Resources {
  rooms: Room[];
  /** Null if the event names nobody. */
  people: Worker[] | null;
  /** Of the whole business. */
  blocked: Calendar<BlockedTime> | null;
}

interface ResourceFacts {
  venues: readonly SlotVenue[];
  people: readonly SlotPerson[] | null;
  held: readonly HeldTime[];
  blocked: readonly BlockedTime[];
  /** How many bookings a person takes between two instants; null without a limit. */
  limit: (Instants & { bookings: number }) | null;
}

export interface Wanted extends Instants {
  /** The same in minutes after midnight. */
  span: Span;
  /** Milliseconds that it keeps clear afterwards. */
  buffer: number;
}

/** The state of one place or person at a time. If it is both taken and blocked, it counts as taken. */
export type ResourceState =
  | { is: 'free' | 'booked' | 'outside hours' | 'lunch' | 'daily limit' }
  | { is: 'blocked'; by: BlockedTime };

const FREE: ResourceState = { is: 'free' };
const BOOKED: ResourceState = { is: 'booked' };
const OUTSIDE_HOURS: ResourceState = { is: 'outside hours' };
const LUNCH: ResourceState = { is: 'lunch' };
const DAILY_LIMIT: ResourceState = { is: 'daily limit' };

export function resourcesOf({ venues, people, held, blocked, limit }: ResourceFacts): Resources {
  const calendars = new Map<string, Calendar<HeldTime>>();
  const heldOf = (resourceId: number | null, venueId: number | null): Calendar<HeldTime> => {
    const key = resourceId === null ? `venue ${venueId ?? 0}` : `resource ${resourceId}`;
    const calendar = calendars.get(key) ?? { times: [], over: 0 };
    calendars.set(key, calendar);
    return calendar;
  };
  for (const time of held) heldOf(time.resourceId, time.venueId).times.push(time);
  for (const calendar of calendars.values()) sortByStart(calendar);
  const blockedOf = (resourceId: number | null): Calendar<BlockedTime> | null => {
    if (blocked.length === 0) return null;
    const times = blocked.filter((time) => time.resourceId === resourceId);
    return times.length ? sortByStart({ times, over: 0 }) : null;
  };
  const roomOf = (venue: SlotVenue | null): Room => ({
    venue,
    held:
      venue?.atOnce === 1 ? heldOf(venue.resourceId, null) : people ? null : heldOf(null, venue?.id ?? null),
    blocked: venue && blockedOf(venue.resourceId),
  });
  const workerOf = (person: SlotPerson): Worker => {
    const calendar = heldOf(person.id, null);
    const isFull = limit !== null && bookingsIn(calendar, limit) >= limit.bookings;
    return { ...person, held: calendar, blocked: blockedOf(person.id), isFull };
  };
  return {
    rooms: venues.length ? venues.map(roomOf) : [roomOf(null)],
    people: people?.map(workerOf) ?? null,
    blocked: blockedOf(null),
  };
}

function sortByStart<Time extends Instants>(calendar: Calendar<Time>): Calendar<Time> {
  calendar.times.sort((a, b) => a.startsAt - b.startsAt);
  return calendar;
}

function bookingsIn({ times }: Calendar<HeldTime>, { startsAt: from, endsAt: to }: Instants): number {
  const bookings = times.filter(
    (time) => time.bookingId !== null && time.startsAt >= from && time.startsAt < to,
  );
  return new Set(bookings.map(({ bookingId }) => bookingId)).size;
}

interface AtTime {
  /** The first free one. */
  room: Room | null;
  /** Ids of the free people, in the order given; null if the event names nobody. */
  freePeople: number[] | null;
  /** How many appointments can begin: as many as free places and people allow. Infinity without a limit. */
  clear: number;
  /** The same if nothing were taken. */
  offered: number;
  /** Whether a place and somebody are there, free or not: who has reached the daily limit is there too. */
  isOpen: boolean;
}

/** Returns what is free at a time. Call it in order of start. */
export function lookAt({ rooms, people, blocked }: Resources, wanted: Wanted): AtTime {
  const closed = blockAt(blocked, wanted);
  let room: Room | null = null;
  let freeRooms = 0;
  let offeredRooms = 0;
  for (const each of rooms) {
    const { is } = stateOfRoom(each, wanted, closed);
    if (is !== 'free' && is !== 'booked') continue;
    // With people, a place without a limit doesn't limit.
    const places = people && !each.held ? Infinity : 1;
    offeredRooms += places;
    if (is === 'booked') continue;
    freeRooms += places;
    room ??= each;
  }
  const isPlaceOpen = offeredRooms > 0;
  if (!people)
    return { room, freePeople: null, clear: freeRooms, offered: offeredRooms, isOpen: isPlaceOpen };
  const freePeople: number[] = [];
  let offeredPeople = 0;
  let isAnybodyThere = false;
  for (const person of people) {
    const { is } = stateOfPerson(person, wanted, closed);
    if (is === 'free') freePeople.push(person.id);
    if (is === 'free' || is === 'booked') offeredPeople += 1;
    isAnybodyThere ||= is === 'free' || is === 'booked' || is === 'daily limit';
  }
  return {
    room,
    freePeople,
    clear: Math.min(freeRooms, freePeople.length),
    offered: Math.min(offeredRooms, offeredPeople),
    isOpen: isPlaceOpen && isAnybodyThere,
  };
}

/** Returns the state of each place and person at a time, in the order given. Call it in order of start. */
export function statesAt(
  resources: Resources,
  wanted: Wanted,
): {
  rooms: { venue: SlotVenue | null; state: ResourceState }[];
  people: { id: number; state: ResourceState }[] | null;
} {
  const closed = blockAt(resources.blocked, wanted);
  return {
    rooms: resources.rooms.map((room) => ({ venue: room.venue, state: stateOfRoom(room, wanted, closed) })),
    people:
      resources.people?.map((person) => ({ id: person.id, state: stateOfPerson(person, wanted, closed) })) ??
      null,
  };
}

function stateOfRoom({ held, blocked }: Room, wanted: Wanted, closed: BlockedTime | null): ResourceState {
  if (held && meetingIn(held, wanted.startsAt, wanted.endsAt + wanted.buffer)) return BOOKED;
  const by = closed ?? blockAt(blocked, wanted);
  return by ? { is: 'blocked', by } : FREE;
}

function stateOfPerson(person: Worker, wanted: Wanted, closed: BlockedTime | null): ResourceState {
  if (!isInHours(person, wanted.span)) return OUTSIDE_HOURS;
  if (person.lunch && overlaps(wanted.span, person.lunch)) return LUNCH;
  if (meetingIn(person.held, wanted.startsAt, wanted.endsAt + wanted.buffer)) return BOOKED;
  const by = closed ?? blockAt(person.blocked, wanted);
  if (by) return { is: 'blocked', by };
  return person.isFull ? DAILY_LIMIT : FREE;
}

/** A buffer may run into time off, as it may into lunch. */
function blockAt(blocked: Calendar<BlockedTime> | null, { startsAt, endsAt }: Instants): BlockedTime | null {
  return blocked && meetingIn(blocked, startsAt, endsAt);
}

/** Returns how many appointments begin at exactly this instant. Call it after `lookAt`. */
export function countBeginning({ rooms, people }: Resources, { startsAt, span }: Wanted): number {
  const inRooms = rooms.filter(({ held }) => held && begins(held, startsAt)).length;
  const ofPeople = people?.filter((one) => works(one, span) && begins(one.held, startsAt)).length;
  return Math.max(inRooms, ofPeople ?? 0);
}

/** Returns the first room in which an appointment begins then, or the first of all; null if none begins. */
export function roomBeginning({ rooms, people }: Resources, { startsAt, span }: Wanted): Room | null {
  const room = rooms.find(({ held }) => held && begins(held, startsAt));
  if (room) return room;
  const isSomebodyBusy = people?.some((one) => works(one, span) && begins(one.held, startsAt));
  return (isSomebodyBusy && rooms[0]) || null;
}

/** A place of a day event. */
interface DayEventPlace {
  venue: SlotVenue | null;
  /** Null without a limit. A blocked place has none left. */
  left: number | null;
  blocked: BlockedTime | null;
}

/** Returns a day event's places. All are blocked while everybody who leads it is away. */
export function dayEventPlaces({ rooms, people, blocked }: Resources, wanted: Instants): DayEventPlace[] {
  const ofBusiness = blockAt(blocked, wanted);
  const away = (people ?? []).map((person) => blockAt(person.blocked, wanted));
  const ofPeople = away.every((by) => by !== null) ? (away[0] ?? null) : null;
  return rooms.map(({ venue, blocked: ofPlace }) => {
    const by = ofBusiness ?? ofPeople ?? blockAt(ofPlace, wanted);
    return { venue, left: by ? 0 : venue && placesLeftAt(venue), blocked: by };
  });
}

function works(person: SlotPerson, span: Span): boolean {
  return isInHours(person, span) && !(person.lunch && overlaps(span, person.lunch));
}

function isInHours({ hours }: SlotPerson, span: Span): boolean {
  return !hours || (span.start >= hours.start && span.end <= hours.end);
}

/** Returns the first time that overlaps these instants. Each call must begin no earlier than the one before. */
function meetingIn<Time extends Instants>(
  calendar: Calendar<Time>,
  startsAt: number,
  endsAt: number,
): Time | null {
  let other = calendar.times[calendar.over];
  while (other && other.endsAt <= startsAt) {
    calendar.over += 1;
    other = calendar.times[calendar.over];
  }
  return other && other.startsAt < endsAt ? other : null;
}

function begins({ times, over }: Calendar<HeldTime>, instant: number): boolean {
  for (let at = over; at < times.length; at += 1) {
    const other = times[at];
    if (!other || other.startsAt > instant) return false;
    if (other.startsAt === instant) return true;
  }
  return false;
}

/** Returns a day event's free places in that venue; null if there is no limit. */
function placesLeftAt({ maxCapacity, heldCount }: SlotVenue): number | null {
  return maxCapacity === null ? null : Math.max(0, maxCapacity - heldCount);
}
