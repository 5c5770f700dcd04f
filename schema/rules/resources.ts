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
  /** Places taken by bookings of this event in it: confirmed or pending, never cancelled. */
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
  /** The class that it is part of (`sessionOf`); null or absent if nobody else can come then. */
  session?: string | null;
  /** How many of the class's places it takes; 1 if absent. */
  places?: number;
}

/** Several people come to one class: to the same time, place and service of the same event. */
export interface SessionName {
  eventId: number;
  venueId: number | null;
  serviceId: number | null;
  startsAt: number;
}

/** Names a class. Claims of one class share a person or place until its places are taken. */
export const sessionOf = ({ eventId, venueId, serviceId, startsAt }: SessionName): string =>
  `${eventId}.${venueId ?? 0}.${serviceId ?? 0}.${startsAt}`;

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
  /** Whether they have as many bookings that day as they take. A class counts as one. */
  isFull: boolean;
}

export interface Resources {
  rooms: Room[];
  /** Null if the event names nobody. */
  people: Worker[] | null;
  /** Of the whole business. */
  blocked: Calendar<BlockedTime> | null;
  /** How many people come to one time. */
  places: number;
  /** How many places somebody wants. */
  asked: number;
  nameOf: (venueId: number | null, startsAt: number) => string;
}

interface ResourceFacts {
  event: { id: number; places?: number };
  service: { id: number; places?: number } | null;
  asked?: number | undefined;
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

const FREE = { is: 'free', left: 1 } as const;
const BOOKED = { is: 'booked', left: 0 } as const;
const OUTSIDE_HOURS = { is: 'outside hours', left: 0 } as const;
const LUNCH = { is: 'lunch', left: 0 } as const;
const DAILY_LIMIT = { is: 'daily limit', left: 0 } as const;

export function resourcesOf({
  event,
  service,
  asked = 1,
  venues,
  people,
  held,
  blocked,
  limit,
}: ResourceFacts): Resources {
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
    places: (service ?? event).places ?? 1,
    asked,
    nameOf: (venueId, startsAt) =>
      sessionOf({ eventId: event.id, venueId, serviceId: service?.id ?? null, startsAt }),
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
  return new Set(bookings.map(({ bookingId, session }) => session ?? bookingId)).size;
}

interface AtTime {
  /** The first free one. */
  room: Room | null;
  /** Ids of the free people, in the order given; null if the event names nobody. */
  freePeople: number[] | null;
  /** How many places of a class are left in that room, with one person; null if a time takes one. */
  left: number | null;
  /** How many appointments, or places of classes, are free: as many as rooms and people allow. Infinity without a limit. */
  clear: number;
  /** The same if nothing were taken. */
  offered: number;
  /** Whether a place and somebody are there, free or not: who has reached the daily limit is there too. */
  isOpen: boolean;
}

/** Returns what is free at a time. Call it in order of start. */
export function lookAt(resources: Resources, wanted: Wanted): AtTime {
  const { rooms, people, blocked, places, asked } = resources;
  const closed = blockAt(blocked, wanted);
  const open: { room: Room; left: number }[] = [];
  let freeRooms = 0;
  let offeredRooms = 0;
  for (const each of rooms) {
    const { is, left } = stateOfRoom(each, wanted, closed, resources);
    if (is !== 'free' && is !== 'booked') continue;
    // With people, a place without a limit doesn't limit.
    const limit = people && !each.held ? Infinity : 1;
    offeredRooms += limit * places;
    freeRooms += limit * left;
    if (left >= asked) open.push({ room: each, left });
  }
  const isPlaceOpen = offeredRooms > 0;
  const [first] = open;
  if (!people)
    return {
      room: first?.room ?? null,
      freePeople: null,
      left: places === 1 ? null : (first?.left ?? 0),
      clear: freeRooms,
      offered: offeredRooms,
      isOpen: isPlaceOpen,
    };
  const { room, isAnybodyThere, ...found } = peopleAt(resources, wanted, closed, open);
  return {
    room,
    freePeople: found.freePeople,
    left: places === 1 ? null : found.left,
    clear: Math.min(freeRooms, found.clear),
    offered: Math.min(offeredRooms, found.offered),
    isOpen: isPlaceOpen && isAnybodyThere,
  };
}

interface OpenRoom {
  room: Room;
  left: number;
}

/** Finds who is free, and the first room in which somebody is: who leads a class is free only where it is. */
function peopleAt(
  { people, ...resources }: Resources,
  wanted: Wanted,
  closed: BlockedTime | null,
  open: readonly OpenRoom[],
) {
  const { asked, places } = resources;
  const nobody: number[] = [];
  const found = {
    room: open[0]?.room ?? null,
    freePeople: nobody,
    left: 0,
    clear: 0,
    offered: 0,
    isAnybodyThere: false,
  };
  const best = new Map<number, number>();
  // Without classes, a person is as free in any room.
  for (const [at, one] of (places === 1 || open.length === 0 ? [open[0]] : open).entries()) {
    const venueId = (one?.room ?? resources.rooms[0])?.venue?.id ?? null;
    const free: number[] = [];
    let most = 0;
    for (const person of people ?? []) {
      const { is, left } = stateOfPerson(person, wanted, closed, resources, venueId);
      if (left >= asked) free.push(person.id);
      most = Math.max(most, left);
      best.set(person.id, Math.max(best.get(person.id) ?? 0, left));
      if (at > 0) continue;
      if (is === 'free' || is === 'booked') found.offered += places;
      found.isAnybodyThere ||= is === 'free' || is === 'booked' || is === 'daily limit';
    }
    if (found.freePeople.length > 0 || free.length === 0) continue;
    found.freePeople = free;
    found.room = one?.room ?? null;
    found.left = Math.min(one?.left ?? 0, most);
  }
  for (const left of best.values()) found.clear += left;
  return found;
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
  const ofPerson = (person: Worker) => {
    const states = resources.rooms.map(({ venue }) =>
      stateOfPerson(person, wanted, closed, resources, venue?.id ?? null),
    );
    return withoutLeft(states.find(({ is }) => is === 'free') ?? states[0] ?? FREE);
  };
  return {
    rooms: resources.rooms.map((room) => ({
      venue: room.venue,
      state: withoutLeft(stateOfRoom(room, wanted, closed, resources)),
    })),
    people: resources.people?.map((person) => ({ id: person.id, state: ofPerson(person) })) ?? null,
  };
}

const withoutLeft = ({ left: _left, ...state }: ResourceState & { left: number }): ResourceState => state;

type InEvent = Omit<Resources, 'people'>;

function stateOfRoom(
  { venue, held, blocked }: Room,
  wanted: Wanted,
  closed: BlockedTime | null,
  resources: InEvent,
): ResourceState & { left: number } {
  const left = held ? leftIn(held, wanted, resources, venue?.id ?? null) : resources.places;
  if (left === 0) return { ...BOOKED, left };
  const by = closed ?? blockAt(blocked, wanted);
  return by ? { is: 'blocked', by, left: 0 } : { ...FREE, left };
}

function stateOfPerson(
  person: Worker,
  wanted: Wanted,
  closed: BlockedTime | null,
  resources: InEvent,
  venueId: number | null,
): ResourceState & { left: number } {
  if (!isInHours(person, wanted.span)) return OUTSIDE_HOURS;
  if (person.lunch && overlaps(wanted.span, person.lunch)) return LUNCH;
  const left = leftIn(person.held, wanted, resources, venueId);
  if (left === 0) return BOOKED;
  const by = closed ?? blockAt(person.blocked, wanted);
  if (by) return { is: 'blocked', by, left: 0 };
  // Others may still come to a class that is counted already.
  return person.isFull && left === resources.places ? DAILY_LIMIT : { ...FREE, left };
}

/** Returns how many places are left: none if anything but the class itself is there. */
function leftIn(
  calendar: Calendar<HeldTime>,
  wanted: Wanted,
  { places, nameOf }: InEvent,
  venueId: number | null,
): number {
  const until = wanted.endsAt + wanted.buffer;
  if (!meetingIn(calendar, wanted.startsAt, until)) return places;
  if (places === 1) return 0;
  const own = nameOf(venueId, wanted.startsAt);
  let left = places;
  for (let at = calendar.over; at < calendar.times.length; at += 1) {
    const other = calendar.times[at];
    if (!other || other.startsAt >= until) break;
    if (other.endsAt <= wanted.startsAt) continue;
    if (other.session !== own) return 0;
    left -= other.places ?? 1;
  }
  return Math.max(0, left);
}

/** A buffer may run into time off, as it may into lunch. */
function blockAt(blocked: Calendar<BlockedTime> | null, { startsAt, endsAt }: Instants): BlockedTime | null {
  return blocked && meetingIn(blocked, startsAt, endsAt);
}

/** Returns how many appointments, or places of classes, begin at exactly this instant. Call it after `lookAt`. */
export function countBeginning({ rooms, people, places }: Resources, { startsAt, span }: Wanted): number {
  const count = (held: Calendar<HeldTime>) => (begins(held, startsAt) ? takenAt(held, startsAt, places) : 0);
  const inRooms = rooms.reduce((sum, { held }) => sum + (held ? count(held) : 0), 0);
  const ofPeople = people?.reduce((sum, one) => sum + (works(one, span) ? count(one.held) : 0), 0);
  return Math.max(inRooms, ofPeople ?? 0);
}

/** Another event's booking takes all places of the time. */
function takenAt({ times, over }: Calendar<HeldTime>, instant: number, places: number): number {
  if (places === 1) return 1;
  let taken = 0;
  for (const { startsAt, session, places: some = 1 } of times.slice(over))
    if (startsAt === instant) taken += session ? some : places;
  return Math.min(taken, places);
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
