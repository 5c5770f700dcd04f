/** An event with its venues, services and bookings. */
import { and, eq, getTableColumns, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Reader } from '../database/database.ts';
import { idsGiven } from '../database/expressions.ts';
import { firstOf, prepared } from '../database/prepared.ts';
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

/** An event and whose it is: what is kept by business is asked for by both (decision 104). */
export type OwnedEvent = Pick<EventRow, 'id' | 'businessId'>;

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
    .where(
      and(
        eq(bookings.eventId, placeholder('eventId')),
        eq(bookings.businessId, placeholder('businessId')),
        sql`${bookings.status} <> 'cancelled'`,
      ),
    )
    .orderBy(bookings.startsAt)
    .prepare(),
);

const heldUnlessDayEvent = prepared((on: Reader) =>
  on
    .select({ venueId: bookings.venueId, startsAt: bookings.startsAt, endsAt: bookings.endsAt })
    .from(bookings)
    .innerJoin(events, and(eq(events.id, bookings.eventId), eq(events.businessId, bookings.businessId)))
    .where(
      and(
        eq(bookings.eventId, placeholder('eventId')),
        ne(events.type, 'day_event'),
        sql`${bookings.status} <> 'cancelled'`,
      ),
    )
    .orderBy(bookings.startsAt)
    .prepare(),
);

/** In order of start. */
async function loadHeld(on: Reader, { id, businessId }: OwnedEvent): Promise<HeldRow[]> {
  return heldOfEvent(on).execute({ eventId: id, businessId });
}

/** The same of many events of one business, by one query: each is a way to PostgreSQL and back. By the event's id. */
export async function loadHeldOf(
  on: Reader,
  businessId: number,
  eventIds: readonly number[],
): Promise<Map<number, HeldRow[]>> {
  return byEvent(await manyEvents.held(on).execute({ wanted: JSON.stringify(eventIds), businessId }));
}

const wanted = placeholder('wanted');
const oneEvent = {
  event: prepared((on: Reader) => on.select().from(events).where(eq(events.id, wanted)).prepare()),
  ...partsOf((eventId) => eq(eventId, wanted)),
};
const manyEvents = {
  /** Joined in this order, or SQLite would read all events of the business. */
  events: prepared((on: Reader) =>
    on
      .select(getTableColumns(events))
      .from(sql`json_each(${wanted}) AS wanted`)
      .crossJoin(events)
      .where(and(sql`${events.id} = wanted.value`, eq(events.businessId, placeholder('businessId'))))
      .prepare(),
  ),
  /** Joined in this order too, and with the words of the partial index. */
  held: prepared((on: Reader) =>
    on
      .select({
        eventId: bookings.eventId,
        venueId: bookings.venueId,
        startsAt: bookings.startsAt,
        endsAt: bookings.endsAt,
      })
      .from(sql`json_each(${wanted}) AS wanted`)
      .crossJoin(bookings)
      .where(
        and(
          sql`${bookings.eventId} = wanted.value`,
          eq(bookings.businessId, placeholder('businessId')),
          sql`${bookings.status} <> 'cancelled'`,
        ),
      )
      .orderBy(bookings.startsAt)
      .prepare(),
  ),
  ...partsOf((eventId) => inArray(eventId, idsGiven('wanted'))),
};

/**
 * Outside a transaction, a change may come between the reads of its parts. The event is read first: what is
 * kept of it is kept under its version, and that change has raised the version (event-memory.ts).
 */
export async function loadEvent(on: Reader, eventId: number): Promise<EventContents | null> {
  const event = await loadEventAlone(on, eventId);
  return event && loadContents(on, event);
}

async function loadEventAlone(on: Reader, eventId: number): Promise<EventRow | null> {
  return firstOf(oneEvent.event(on).execute({ wanted: eventId }));
}

/** The rest of an event that has been read. */
async function loadContents(on: Reader, event: EventRow): Promise<EventContents> {
  const asked = { wanted: event.id };
  const [venues, services, held] = await Promise.all([
    oneEvent.venues(on).execute(asked),
    oneEvent.services(on).execute(asked),
    event.type === 'day_event' ? [] : loadHeld(on, event),
  ]);
  return { event, venues, services, held };
}

/**
 * The same with all parts asked for at once, for a transaction in which nobody changes them: PostgreSQL then answers on
 * one way there and back.
 */
export async function loadEventAtOnce(on: Reader, eventId: number): Promise<EventContents | null> {
  const asked = { wanted: eventId };
  const [event, venues, services, held] = await Promise.all([
    loadEventAlone(on, eventId),
    oneEvent.venues(on).execute(asked),
    oneEvent.services(on).execute(asked),
    heldUnlessDayEvent(on).execute({ eventId }),
  ]);
  return event && { event, venues, services, held };
}

/**
 * Many events of one business, without what is held, in the order of the ids; those that are gone, or another business's,
 * are left out. A change may come between the reads, as above.
 */
export async function loadPlanned(
  on: Reader,
  businessId: number,
  eventIds: readonly number[],
): Promise<PlannedEvent[]> {
  const asked = { wanted: JSON.stringify(eventIds), businessId };
  const found = new Map((await manyEvents.events(on).execute(asked)).map((event) => [event.id, event]));
  const venuesByEvent = byEvent(await manyEvents.venues(on).execute(asked));
  const servicesByEvent = byEvent(await manyEvents.services(on).execute(asked));
  return eventIds.flatMap((id) => {
    const event = found.get(id);
    if (!event) return [];
    return [{ event, venues: venuesByEvent.get(id) ?? [], services: servicesByEvent.get(id) ?? [] }];
  });
}

/** What belongs to those events whose id is wanted. */
function partsOf(isWanted: (eventId: SQLiteColumn) => SQL) {
  return {
    venues: prepared((on: Reader) =>
      on.select().from(venues).where(isWanted(venues.eventId)).orderBy(venues.id).prepare(),
    ),
    services: prepared((on: Reader) =>
      on.select().from(services).where(isWanted(services.eventId)).orderBy(services.id).prepare(),
    ),
  };
}

/** What is of no event any more is left out. */
function byEvent<Row extends { eventId: number | null }>(rows: Row[]): Map<number, Row[]> {
  const sorted = new Map<number, Row[]>();
  for (const row of rows) {
    if (row.eventId === null) continue;
    const together = sorted.get(row.eventId);
    if (together) together.push(row);
    else sorted.set(row.eventId, [row]);
  }
  return sorted;
}
