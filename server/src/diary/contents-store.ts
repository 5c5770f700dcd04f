import { and, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { bookings, claims, type BookingRow } from '../database/booking-tables.ts';
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
import type { serviceColumns } from '../database/columns.ts';
import type { Reader } from '../database/database.ts';
import { idsGiven } from '../database/expressions.ts';
import { firstOf, prepared } from '../database/prepared.ts';
import { events, type EventRow } from '../database/tables.ts';
import type { EventRules } from './booking-rules.ts';

const { placeholder } = sql;

/** An event and its business, for caches by business. */
export type OwnedEvent = Pick<EventRow, 'id' | 'businessId'>;

/** A claim (database/booking-tables.ts). Milliseconds since 1970. */
export interface HeldRow {
  resourceId: number | null;
  venueId: number | null;
  startsAt: number;
  endsAt: number;
  session: string | null;
  places: number;
  bookingId: number | null;
  offerId: number | null;
  /** Set for an offer (waiting-list/). After it the claim no longer counts, even if its row still exists. */
  expiresAt: number | null;
}

export type EventPersonRow = typeof eventPeople.$inferSelect & Pick<ResourceRow, 'name' | 'pictureHash'>;

/** A person who offers a service that not everybody offers. */
export type OfferRow = typeof cataloguePeople.$inferSelect;

export interface PlannedEvent {
  event: EventRow;
  venues: VenueRow[];
  services: ServiceRow[];
  /** Who can be booked: null if the event names nobody; empty if none of its people can be. */
  people: EventPersonRow[] | null;
  /** All of its people, including those whom only the owner books. */
  team: EventPersonRow[];
  offers: OfferRow[];
  /** What it had but lost entirely, because all are archived. */
  lacks: 'places' | 'people' | null;
  /** The booking that moves: its present time isn't offered to it. */
  moving?: Pick<BookingRow, 'eventId' | 'startTime' | 'venueId' | 'personId'>;
}

export interface EventContents extends PlannedEvent {
  /** For a day event only the offered places, because its venues have the number of bookings. */
  held: HeldRow[];
}

export interface RuledEvent extends EventContents {
  rules: EventRules;
}

const HELD = {
  resourceId: claims.resourceId,
  venueId: claims.venueId,
  startsAt: claims.startsAt,
  endsAt: claims.endsAt,
  session: claims.session,
  places: claims.places,
  bookingId: claims.bookingId,
  offerId: claims.offerId,
  expiresAt: claims.expiresAt,
};

/**
 * Matches claims that may overlap an event of that date, in any zone: none is longer than 48 hours. SQLite
 * reads the resource's index between these two starts.
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
 * Returns the claims on many events of one business, by the event's id, and perhaps more. Claims on a person
 * or place come with every event that has it.
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
 * cached has its business's version, which the change has raised.
 */
export async function loadEvent(
  on: Reader,
  eventId: number,
  kept: KeptService = null,
): Promise<EventContents | null> {
  const asked = { wanted: eventId };
  const event = await firstOf(oneEvent.event(on).execute(asked));
  if (!event) return null;
  const isHeld = event.type !== 'day_event';
  const [links, ofEvent, ofResources] = await Promise.all([
    loadLinks(on, asked),
    oneEvent.heldOfEvent(on).execute(asked),
    isHeld ? oneEvent.heldOfResources(on).execute(asked) : [],
  ]);
  return { event, ...openPartsOf(event, links, kept), held: [...ofEvent, ...ofResources] };
}

async function loadLinks(on: Reader, asked: { wanted: number }): Promise<Links> {
  const [venues, services, people, offers] = await Promise.all([
    oneEvent.venues(on).execute(asked),
    oneEvent.services(on).execute(asked),
    oneEvent.people(on).execute(asked),
    oneEvent.offers(on).execute(asked),
  ]);
  return { venues, services, people, offers };
}

/** Does the same with all parts at once, if nobody can change them: PostgreSQL answers in one round trip. */
export async function loadEventAtOnce(
  on: Reader,
  eventId: number,
  kept: KeptService = null,
): Promise<EventContents | null> {
  const asked = { wanted: eventId };
  const [event, links, ofEvent, ofResources] = await Promise.all([
    firstOf(oneEvent.event(on).execute(asked)),
    loadLinks(on, asked),
    oneEvent.heldOfEvent(on).execute(asked),
    oneEvent.heldOfResources(on).execute(asked),
  ]);
  const held = event?.type === 'day_event' ? ofEvent : [...ofEvent, ...ofResources];
  return event && { event, ...openPartsOf(event, links, kept), held };
}

/** A service's id in the catalogue that counts as open even if archived, because a booking of it is moved. */
export type KeptService = number | null;

/** An event's links, including archived ones. */
interface Links {
  venues: (VenueRow & Archivable)[];
  services: (ServiceRow & Archivable)[];
  people: (EventPersonRow & Archivable & Pick<ResourceRow, 'bookableOnline'>)[];
  offers: OfferRow[];
}

/**
 * Leaves out what is archived, so that customers can't book it on any date. If all places of an event are
 * archived, nobody can be booked: otherwise it would become an event without a place. The same goes for one
 * that takes no more bookings.
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
  // Anybody can lead a day event, because customers register for the event.
  const booked = type === 'day_event' ? team : team.filter(({ bookableOnline }) => bookableOnline);
  const hasNone = (all: readonly unknown[], left: readonly unknown[]) => all.length > 0 && left.length === 0;
  const lacks = hasNone(venues, open.venues) ? 'places' : hasNone(people, team) ? 'people' : null;
  const isBarred = isClosed || lacks === 'places';
  return { ...open, team, people: isBarred ? [] : people.length > 0 ? booked : null, lacks };
}

/**
 * Returns many events of one business, without claims, in the order of the ids. Those that are deleted, or
 * another business's, are left out. A change may come between the reads, as above.
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

/** An event with everything that it has, including what is archived. */
export type WrittenEvent = Pick<PlannedEvent, 'event' | 'venues' | 'services' | 'team'>;

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

const {
  id: _id,
  businessId: _businessId,
  position: _position,
  ...serviceInList
} = getTableColumns(catalogue);
const { everyone, archivedAt, ...whatItSays } = serviceInList;
/** Selects what a service says of itself. */
export const ownOfService = whatItSays satisfies Record<keyof ReturnType<typeof serviceColumns>, unknown>;

const serviceShape = {
  ...getTableColumns(services),
  ...ownOfService,
  everyone,
  archivedAt,
};

/** An event's venue has its place's texts. */
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
  heldCount:
    sql`(select coalesce(sum(${bookings.places}), 0) from ${bookings} where ${bookings.venueId} = ${venues.id}
    and ${bookings.kind} = 'day_event' and ${bookings.status} <> 'cancelled')`.mapWith(Number),
  archivedAt: resources.archivedAt,
};

/** Selects which people and places of each event take one appointment at a time. */
const ofOneAtATime = sql`(select ${eventPeople.eventId}, ${eventPeople.resourceId} from ${eventPeople}
  union all select ${venues.eventId}, ${venues.resourceId} from ${venues}
  join ${resources} on ${resources.id} = ${venues.resourceId} and ${resources.atOnce} = 1)`;

/** Prepares queries for the parts of the events that match. */
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
          pictureHash: resources.pictureHash,
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
        .innerJoin(sql`${ofOneAtATime} its`, sql`its.event_id = ${events.id}`)
        .innerJoin(claims, and(sql`${claims.resourceId} = its.resource_id`, isNear))
        .where(isWanted(events.id))
        .prepare(),
    ),
  };
}

type Archivable = Pick<ResourceRow, 'archivedAt'>;

/** Leaves out rows without an event. */
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
