/** An event with its venues, services and bookings. */
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Reader } from '../database/database.ts';
import { idsGiven } from '../database/ids-given.ts';
import { prepared } from '../database/prepared.ts';
import { bookings } from '../database/booking-tables.ts';
import {
  events,
  services,
  venues,
  type EventRow,
  type ServiceRow,
  type VenueRow,
} from '../database/tables.ts';

const { placeholder } = sql;

/** A booking that holds its time. Milliseconds since 1970. */
export interface HeldRow {
  venueId: number | null;
  startsAt: number;
  endsAt: number;
}

/** An event as it was planned. */
export interface PlannedEvent {
  event: EventRow;
  venues: VenueRow[];
  services: ServiceRow[];
}

/** An event with all that decides its slots. */
export interface EventContents extends PlannedEvent {
  /** Empty for a day event, whose venues tell how many hold a place. */
  held: HeldRow[];
}

/** A literal status: the partial index is only used where the query repeats its words. */
const heldOfEvent = prepared((on: Reader) =>
  on
    .select({ venueId: bookings.venueId, startsAt: bookings.startsAt, endsAt: bookings.endsAt })
    .from(bookings)
    .where(and(eq(bookings.eventId, placeholder('eventId')), sql`${bookings.status} <> 'cancelled'`))
    .orderBy(bookings.startsAt)
    .prepare(),
);

/** In order of start. */
export async function loadHeld(on: Reader, eventId: number): Promise<HeldRow[]> {
  return heldOfEvent(on).execute({ eventId });
}

const wanted = placeholder('wanted');
const oneEvent = partsOf((eventId) => eq(eventId, wanted));
const manyEvents = partsOf((eventId) => inArray(eventId, idsGiven('wanted')));

/**
 * Outside a transaction, a change may come between the reads of its parts. The event is read first: what is
 * kept of it is kept under its version, and that change has raised the version (event-memory.ts).
 */
export async function loadEvent(on: Reader, eventId: number): Promise<EventContents | null> {
  const asked = { wanted: eventId };
  const [event] = await oneEvent.events(on).execute(asked);
  if (!event) return null;
  return {
    event,
    venues: await oneEvent.venues(on).execute(asked),
    services: await oneEvent.services(on).execute(asked),
    held: event.type === 'day_event' ? [] : await loadHeld(on, eventId),
  };
}

/**
 * Many events, without what is held, in the order of the ids; those that are gone are left out. A change may
 * come between the reads, as above.
 */
export async function loadPlanned(on: Reader, eventIds: readonly number[]): Promise<PlannedEvent[]> {
  const asked = { wanted: JSON.stringify(eventIds) };
  const found = new Map((await manyEvents.events(on).execute(asked)).map((event) => [event.id, event]));
  const venuesByEvent = byEvent(await manyEvents.venues(on).execute(asked));
  const servicesByEvent = byEvent(await manyEvents.services(on).execute(asked));
  return eventIds.flatMap((id) => {
    const event = found.get(id);
    if (!event) return [];
    return [{ event, venues: venuesByEvent.get(id) ?? [], services: servicesByEvent.get(id) ?? [] }];
  });
}

/** The parts of those events whose id is wanted. */
function partsOf(isWanted: (eventId: SQLiteColumn) => SQL) {
  return {
    events: prepared((on: Reader) => on.select().from(events).where(isWanted(events.id)).prepare()),
    venues: prepared((on: Reader) =>
      on.select().from(venues).where(isWanted(venues.eventId)).orderBy(venues.id).prepare(),
    ),
    services: prepared((on: Reader) =>
      on.select().from(services).where(isWanted(services.eventId)).orderBy(services.id).prepare(),
    ),
  };
}

function byEvent<Row extends { eventId: number }>(rows: Row[]): Map<number, Row[]> {
  const sorted = new Map<number, Row[]>();
  for (const row of rows) {
    const together = sorted.get(row.eventId);
    if (together) together.push(row);
    else sorted.set(row.eventId, [row]);
  }
  return sorted;
}
