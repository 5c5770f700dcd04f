/** An event with its venues, services and bookings. */
import { and, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Reader } from '../database/database.ts';
import { idsGiven } from '../database/expressions.ts';
import { firstOf, prepared } from '../database/prepared.ts';
import { claims } from '../database/booking-tables.ts';
import {
  catalogue,
  cataloguePeople,
  eventPeople,
  resources,
  services,
  venues,
  type ResourceRow,
  type ServiceRow,
  type VenueRow,
} from '../database/catalogue-tables.ts';
import { events, type EventRow } from '../database/tables.ts';
import type { EventRules } from './booking-rules.ts';

const { placeholder } = sql;

/** An event and whose it is: what is kept by business is asked for by both (decision 104). */
export type OwnedEvent = Pick<EventRow, 'id' | 'businessId'>;

/** A claim (database/booking-tables.ts). Milliseconds since 1970. */
export interface HeldRow {
  resourceId: number | null;
  venueId: number | null;
  startsAt: number;
  endsAt: number;
  bookingId: number | null;
  /** An offer's (waiting-list/); null for all else. From then on it holds nothing, though it may still be there. */
  expiresAt: number | null;
}

/** A person at an event. */
export type EventPersonRow = typeof eventPeople.$inferSelect & Pick<ResourceRow, 'name'>;

/** Who offers a service of the catalogue that not everybody offers. */
export type OfferRow = typeof cataloguePeople.$inferSelect;

/** An event as it was planned. */
export interface PlannedEvent {
  event: EventRow;
  venues: VenueRow[];
  services: ServiceRow[];
  /** Who can be booked: null where the event names nobody; empty where none of those whom it names can be. */
  people: EventPersonRow[] | null;
  /** All whom it names, with those whom only the owner books. */
  team: EventPersonRow[];
  /** Of its services. */
  offers: OfferRow[];
  /** What it was given and has none of any more: all of them are archived. */
  lacks: 'places' | 'people' | null;
}

/** An event with what is booked of it. */
export interface EventContents extends PlannedEvent {
  /** Of a day event, whose venues tell how many are booked, the offered places alone. */
  held: HeldRow[];
}

/** An event with all that decides its slots. */
export interface RuledEvent extends EventContents {
  rules: EventRules;
}

const HELD = {
  resourceId: claims.resourceId,
  venueId: claims.venueId,
  startsAt: claims.startsAt,
  endsAt: claims.endsAt,
  bookingId: claims.bookingId,
  expiresAt: claims.expiresAt,
};

/**
 * From which start to which a claim may meet an event of that date, in any zone: none lasts longer than 48 hours. SQLite
 * walks the index of the resource from the one to the other.
 */
const isNear = sql`${claims.startsAt} > (unixepoch(${events.date}) - 50400 - 172800) * 1000
  and ${claims.startsAt} < (unixepoch(${events.date}) + 136800) * 1000
  and ${claims.endsAt} > (unixepoch(${events.date}) - 50400) * 1000`;

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
  ...partsOf((eventId) => inArray(eventId, idsGiven('wanted'))),
};

/**
 * What is held of many events of one business, or may be: by the event's id. Claims on a person or a place come with every
 * event that names it.
 */
export async function loadHeldOf(
  on: Reader,
  businessId: number,
  eventIds: readonly number[],
): Promise<Map<number, HeldRow[]>> {
  const asked = { wanted: JSON.stringify(eventIds), businessId };
  const [ofEvents, ofResources] = await Promise.all([
    manyEvents.heldOfEvent(on).execute(asked),
    manyEvents.heldOfResources(on).execute(asked),
  ]);
  return byEvent([...ofEvents, ...ofResources]);
}

/**
 * Outside a transaction, a change may come between the reads of its parts. The event is read first: what is
 * kept of it is kept under its version, and that change has raised the version (event-memory.ts).
 */
export async function loadEvent(
  on: Reader,
  eventId: number,
  kept: KeptService = null,
): Promise<EventContents | null> {
  const event = await loadEventAlone(on, eventId);
  return event && loadContents(on, event, kept);
}

async function loadEventAlone(on: Reader, eventId: number): Promise<EventRow | null> {
  return firstOf(oneEvent.event(on).execute({ wanted: eventId }));
}

/** The rest of an event that has been read. */
async function loadContents(on: Reader, event: EventRow, kept: KeptService): Promise<EventContents> {
  const asked = { wanted: event.id };
  const isHeld = event.type !== 'day_event';
  const [venues, services, people, offers, ofEvent, ofResources] = await Promise.all([
    oneEvent.venues(on).execute(asked),
    oneEvent.services(on).execute(asked),
    oneEvent.people(on).execute(asked),
    oneEvent.offers(on).execute(asked),
    isHeld || event.offerCount > 0 ? oneEvent.heldOfEvent(on).execute(asked) : [],
    isHeld ? oneEvent.heldOfResources(on).execute(asked) : [],
  ]);
  return {
    event,
    ...openPartsOf(event, { venues, services, people, offers }, kept),
    held: [...ofEvent, ...ofResources],
  };
}

/**
 * The same with all parts asked for at once, for a transaction in which nobody changes them: PostgreSQL then answers on
 * one way there and back.
 */
export async function loadEventAtOnce(
  on: Reader,
  eventId: number,
  kept: KeptService = null,
): Promise<EventContents | null> {
  const asked = { wanted: eventId };
  const [event, venues, services, people, offers, ofEvent, ofResources] = await Promise.all([
    loadEventAlone(on, eventId),
    oneEvent.venues(on).execute(asked),
    oneEvent.services(on).execute(asked),
    oneEvent.people(on).execute(asked),
    oneEvent.offers(on).execute(asked),
    oneEvent.heldOfEvent(on).execute(asked),
    oneEvent.heldOfResources(on).execute(asked),
  ]);
  const held = event?.type === 'day_event' ? ofEvent : [...ofEvent, ...ofResources];
  return event && { event, ...openPartsOf(event, { venues, services, people, offers }, kept), held };
}

/** The id in the catalogue of a service that counts as open though it may be archived: a booking of it is moved. */
export type KeptService = number | null;

/** An event's links as they are read, archived ones included. */
interface Links {
  venues: (VenueRow & Archivable)[];
  services: (ServiceRow & Archivable)[];
  people: (EventPersonRow & Archivable & Pick<ResourceRow, 'bookableOnline'>)[];
  offers: OfferRow[];
}

/**
 * Leaves out what is archived: customers can't book it on any date. An event whose places are all archived has nobody who
 * could be booked: it must not become one without a place (decision 243). Neither has one that takes no more bookings.
 */
function openPartsOf(
  { type, isClosed }: EventRow,
  { venues, services, people, offers }: Links,
  kept: KeptService = null,
): Omit<PlannedEvent, 'event'> {
  const isOpen = ({ archivedAt }: Archivable) => archivedAt === null;
  const isOffered = (service: Links['services'][number]) => isOpen(service) || service.catalogueId === kept;
  const open = { venues: venues.filter(isOpen), services: services.filter(isOffered), offers };
  const team = people.filter(isOpen);
  // A day event is registered for, whoever leads it.
  const booked = type === 'day_event' ? team : team.filter(({ bookableOnline }) => bookableOnline);
  const hasNone = (all: readonly unknown[], left: readonly unknown[]) => all.length > 0 && left.length === 0;
  const lacks = hasNone(venues, open.venues) ? 'places' : hasNone(people, team) ? 'people' : null;
  const isBarred = isClosed || lacks === 'places';
  return { ...open, team, people: isBarred ? [] : people.length > 0 ? booked : null, lacks };
}

/**
 * Many events of one business, without what is held, in the order of the ids; those that are gone, or another business's,
 * are left out. A change may come between the reads, as above.
 */
export async function loadPlanned(
  on: Reader,
  businessId: number,
  eventIds: readonly number[],
  kept: KeptService = null,
): Promise<PlannedEvent[]> {
  const found = await loadLinked(on, businessId, eventIds);
  return found.map(({ event, links }) => ({ event, ...openPartsOf(event, links, kept) }));
}

/** An event with all that it was given, also what is archived. */
export type WrittenEvent = Pick<PlannedEvent, 'event' | 'venues' | 'services' | 'team'>;

/** The same with all that they were given. */
export async function loadWritten(
  on: Reader,
  businessId: number,
  eventIds: readonly number[],
): Promise<WrittenEvent[]> {
  const found = await loadLinked(on, businessId, eventIds);
  return found.map(({ event, links: { venues: at, services: has, people: team } }) => ({
    event,
    venues: at,
    services: has,
    team,
  }));
}

async function loadLinked(
  on: Reader,
  businessId: number,
  eventIds: readonly number[],
): Promise<{ event: EventRow; links: Links }[]> {
  const asked = { wanted: JSON.stringify(eventIds), businessId };
  const found = new Map((await manyEvents.events(on).execute(asked)).map((event) => [event.id, event]));
  const [venuesByEvent, servicesByEvent, peopleByEvent, offersByEvent] = await Promise.all([
    manyEvents.venues(on).execute(asked).then(byEvent),
    manyEvents.services(on).execute(asked).then(byEvent),
    manyEvents.people(on).execute(asked).then(byEvent),
    manyEvents.offers(on).execute(asked).then(byEvent),
  ]);
  return eventIds.flatMap((id) => {
    const event = found.get(id);
    if (!event) return [];
    const links = {
      venues: venuesByEvent.get(id) ?? [],
      services: servicesByEvent.get(id) ?? [],
      people: peopleByEvent.get(id) ?? [],
      offers: offersByEvent.get(id) ?? [],
    };
    return [{ event, links }];
  });
}

const serviceShape = {
  ...getTableColumns(services),
  name: catalogue.name,
  description: catalogue.description,
  pricePence: catalogue.pricePence,
  durationMinutes: catalogue.durationMinutes,
  everyone: catalogue.everyone,
  archivedAt: catalogue.archivedAt,
};

/** What an event's venue knows of its place. */
export const placeOfVenue = {
  name: resources.name,
  address: resources.address,
  // Null only for a person, who is no venue.
  postcode: sql<string>`${resources.postcode}`,
  atOnce: resources.atOnce,
};

const venueShape = {
  ...getTableColumns(venues),
  ...placeOfVenue,
  archivedAt: resources.archivedAt,
};

/** What belongs to those events whose id is wanted. */
function partsOf(isWanted: (eventId: SQLiteColumn) => SQL) {
  return {
    venues: prepared((on: Reader) =>
      on
        .select(venueShape)
        .from(venues)
        .innerJoin(resources, eq(resources.id, venues.resourceId))
        .where(isWanted(venues.eventId))
        .orderBy(resources.position, venues.id)
        .prepare(),
    ),
    services: prepared((on: Reader) =>
      on
        .select(serviceShape)
        .from(services)
        .innerJoin(catalogue, eq(catalogue.id, services.catalogueId))
        .where(isWanted(services.eventId))
        .orderBy(catalogue.position, services.id)
        .prepare(),
    ),
    people: prepared((on: Reader) =>
      on
        .select({
          ...getTableColumns(eventPeople),
          name: resources.name,
          bookableOnline: resources.bookableOnline,
          archivedAt: resources.archivedAt,
        })
        .from(eventPeople)
        .innerJoin(resources, eq(resources.id, eventPeople.resourceId))
        .where(isWanted(eventPeople.eventId))
        .orderBy(resources.position)
        .prepare(),
    ),
    offers: prepared((on: Reader) =>
      on
        .select({ eventId: services.eventId, ...getTableColumns(cataloguePeople) })
        .from(services)
        .innerJoin(cataloguePeople, eq(cataloguePeople.catalogueId, services.catalogueId))
        .where(isWanted(services.eventId))
        .prepare(),
    ),
    heldOfEvent: prepared((on: Reader) =>
      on
        .select({ eventId: claims.eventId, ...HELD })
        .from(claims)
        .where(isWanted(claims.eventId))
        .prepare(),
    ),
    /** Joined in this order, from the event to its resources to their claims. */
    heldOfResources: prepared((on: Reader) =>
      on
        .select({ eventId: events.id, ...HELD })
        .from(events)
        .innerJoin(sql`resources_of_events AS its`, sql`its.event_id = ${events.id}`)
        .innerJoin(claims, and(sql`${claims.resourceId} = its.resource_id`, isNear))
        .where(isWanted(events.id))
        .prepare(),
    ),
  };
}

type Archivable = Pick<ResourceRow, 'archivedAt'>;

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
