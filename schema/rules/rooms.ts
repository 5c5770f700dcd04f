/**
 * The rooms of an event, one for each of its venues, and what holds their time. An event without a venue has
 * one room. Real time is compared, not the wall clock's: a buffer lasts its minutes on every day, also when
 * clocks change.
 */

export interface SlotVenue {
  id: number;
  /** Places of a day event; null when there is no limit. Other events take one booking per slot. */
  maxCapacity: number | null;
  /** Bookings that hold a place or a time in it: confirmed or pending, never cancelled. */
  heldCount: number;
}

/** A booking that holds its time: confirmed or pending, never cancelled. Milliseconds since 1970. */
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
  /**
   * How many of the first bookings are over. Times are asked for in order, so one pass over both lists is
   * enough.
   */
  over: number;
}

const NO_VENUE: SlotVenue = { id: 0, maxCapacity: null, heldCount: 0 };

/** In the order of the venues. */
export function roomsOf(venues: readonly SlotVenue[], held: readonly HeldTime[]): Room[] {
  const rooms = (venues.length ? venues : [NO_VENUE]).map((venue): Room => ({ venue, held: [], over: 0 }));
  const byVenue = new Map(rooms.map((room) => [room.venue.id, room]));
  for (const time of held) byVenue.get(time.venueId ?? NO_VENUE.id)?.held.push(time);
  for (const room of rooms) room.held.sort((a, b) => a.startsAt - b.startsAt);
  return rooms;
}

/** Null for the room of an event without a venue. */
export function venueIdOf({ venue }: Room): number | null {
  return venue.id || null;
}

/** True when no held time is within `buffer` milliseconds of the wanted time. Ask in order of start. */
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

/** Whether a held time of the room begins at exactly this instant. */
export function beginsAt(room: Room, instant: number): boolean {
  const { held } = room;
  for (let at = room.over; at < held.length; at += 1) {
    const other = held[at];
    if (!other || other.startsAt > instant) return false;
    if (other.startsAt === instant) return true;
  }
  return false;
}

/** Free places of a day event in that venue; null when there is no limit. */
export function placesLeftAt({ maxCapacity, heldCount }: SlotVenue): number | null {
  return maxCapacity === null ? null : Math.max(0, maxCapacity - heldCount);
}
