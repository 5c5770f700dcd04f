/**
 * An event's rooms, one for each venue, and the bookings in them. An event without a venue has one room.
 * Times are compared as instants, so a buffer has its full length even when clocks change.
 */

export interface SlotVenue {
  id: number;
  /** Places of a day event; null when there is no limit. Other events take one booking per slot. */
  maxCapacity: number | null;
  /** Bookings that take a place or a time in it: confirmed or pending, never cancelled. */
  heldCount: number;
}

/** A booking that takes its time: confirmed or pending, never cancelled. Milliseconds since 1970. */
export interface HeldTime {
  /** Null where the event has no venue. */
  venueId: number | null;
  startsAt: number;
  endsAt: number;
}

/** Milliseconds since 1970. */
export interface Instants {
  startsAt: number;
  endsAt: number;
}

export interface Room {
  venue: SlotVenue;
  /** In order of start. */
  held: HeldTime[];
  /** How many of the first bookings are over. Times are asked for in order, so one pass over both lists is enough. */
  over: number;
}

const NO_VENUE: SlotVenue = { id: 0, maxCapacity: null, heldCount: 0 };

/** Returns the rooms, in the order of the venues. */
export function roomsOf(venues: readonly SlotVenue[], held: readonly HeldTime[]): Room[] {
  const rooms = (venues.length ? venues : [NO_VENUE]).map((venue): Room => ({ venue, held: [], over: 0 }));
  const byVenue = new Map(rooms.map((room) => [room.venue.id, room]));
  for (const time of held) byVenue.get(time.venueId ?? NO_VENUE.id)?.held.push(time);
  for (const room of rooms) room.held.sort((a, b) => a.startsAt - b.startsAt);
  return rooms;
}

/** Returns the room's venue, or null for an event without one. */
export function venueIdOf({ venue }: Room): number | null {
  return venue.id || null;
}

/**
 * Returns whether the room is free at the wanted time, with `buffer` milliseconds on either side. Ask in
 * order of start.
 */
export function isClear(room: Room, wanted: Instants, buffer: number): boolean {
  const { held } = room;
  for (let at = room.over; at < held.length; at += 1) {
    const other = held[at];
    if (!other || other.startsAt >= wanted.endsAt + buffer) return true;
    if (other.endsAt + buffer > wanted.startsAt) return false;
    if (at === room.over) room.over += 1;
  }
  return true;
}

/** Returns whether a booking in the room begins at exactly this instant. */
export function beginsAt(room: Room, instant: number): boolean {
  const { held } = room;
  for (let at = room.over; at < held.length; at += 1) {
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
