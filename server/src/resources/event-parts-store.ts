/**
 * Finds or adds the places, people and services of a new event. It names them by id, or describes places and
 * services: those that the business already has are used, and the others are added.
 */

import { and, eq, isNull, sql } from 'drizzle-orm';
import type { EventPersonRequest } from '@daybook/schema/contract/event-resources';
import { PLACES_MAX, SERVICES_OF_BUSINESS_MAX } from '@daybook/schema/figures/bounds';
import { bytesIn } from '../businesses/text-room-store.ts';
import {
  catalogue,
  eventPeople,
  resources,
  services,
  venues,
  type ServiceRow,
  type VenueRow,
} from '../database/catalogue-tables.ts';
import type { Reader, Transaction } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import {
  ownOfService,
  placeOfVenue,
  type EventPersonRow,
  type PlannedEvent,
} from '../diary/contents-store.ts';
import { venueFields, type VenueColumns } from '../diary/venue-shape.ts';
import { lastPosition, openPeopleOf } from './resources-store.ts';
import { serviceKey, type ServiceColumns } from './service-shape.ts';

export type NewService = ServiceColumns;

export interface NamedPlace {
  id: number;
  /** Only for a day event. */
  maxCapacity: number | null;
}

/** A person whom an event names, with their own hours and lunch there. */
export type NamedPerson = Omit<EventPersonRow, 'eventId' | 'name' | 'pictureHash'>;

export function namedPersonOf(person: EventPersonRequest): NamedPerson {
  return {
    resourceId: person.id,
    startTime: person.start_time,
    endTime: person.end_time,
    lunchStartTime: person.lunch_start_time,
    lunchEndTime: person.lunch_end_time,
  };
}

type Place = Omit<VenueRow, 'id' | 'eventId' | 'maxCapacity' | 'heldCount'>;
type Offered = Omit<ServiceRow, 'id' | 'eventId'>;

/** The places and services that exist for an event, and those that must be added. */
export interface EventParts {
  places: Map<string, Place>;
  placesById: Map<number, Place>;
  services: Map<string, Offered>;
  servicesById: Map<number, Offered>;
  newPlaces: VenueColumns[];
  newServices: NewService[];
  /** Bytes of the texts that must be added. */
  textBytes: number;
  /** Not null if the business would have more than it may, or doesn't have what is named. */
  obstacle: PartsObstacle | null;
}

export type PartsObstacle = 'too many places' | 'too many services' | 'no place' | 'no person' | 'no service';

/** What an event has, named by id or described. */
export interface Named {
  places?: readonly NamedPlace[];
  venues: readonly VenueColumns[];
  serviceIds?: readonly number[];
  services: readonly NewService[];
  people?: readonly NamedPerson[];
}

const PLACE = { resourceId: resources.id, ...placeOfVenue };
const OFFERED = {
  catalogueId: catalogue.id,
  everyone: catalogue.everyone,
  ...ownOfService,
};

const placeKey = (place: Omit<VenueColumns, 'maxCapacity'>) =>
  JSON.stringify(venueFields({ ...place, maxCapacity: null }));

export async function findEventParts(on: Reader, businessId: number, named: Named): Promise<EventParts> {
  const { places: namedPlaces = [], serviceIds = [], people: namedPeople = [] } = named;
  const [placesThere, servicesThere, team] = await Promise.all([
    named.venues.length + namedPlaces.length === 0 ? [] : openPlaces(on).execute({ businessId }),
    named.services.length + serviceIds.length === 0 ? [] : openServices(on).execute({ businessId }),
    namedPeople.length === 0 ? [] : openPeopleOf(on, businessId),
  ]);
  const placesById = new Map(placesThere.map((place) => [place.resourceId, place]));
  const servicesById = new Map(servicesThere.map((service) => [service.catalogueId, service]));
  const peopleIds = new Set(team.map(({ id }) => id));
  const places = new Map(placesThere.map((place) => [placeKey(place), place]));
  const found = new Map(servicesThere.map((service) => [serviceKey(service), service]));
  const newPlaces = missing(named.venues, placeKey, places);
  const newServices = missing(named.services, serviceKey, found);
  function obstacle(): PartsObstacle | null {
    if (!namedPlaces.every(({ id }) => placesById.has(id))) return 'no place';
    if (!serviceIds.every((id) => servicesById.has(id))) return 'no service';
    if (!namedPeople.every(({ resourceId }) => peopleIds.has(resourceId))) return 'no person';
    if (newPlaces.length > 0 && placesThere.length + newPlaces.length > PLACES_MAX) return 'too many places';
    const isFull = servicesThere.length + newServices.length > SERVICES_OF_BUSINESS_MAX;
    return newServices.length > 0 && isFull ? 'too many services' : null;
  }
  return {
    places,
    placesById,
    services: found,
    servicesById,
    newPlaces,
    newServices,
    textBytes: [
      ...newPlaces.map((place) => bytesIn(...Object.values(place))),
      ...newServices.map((service) => bytesIn(...Object.values(service))),
    ].reduce((sum, bytes) => sum + bytes, 0),
    obstacle: obstacle(),
  };
}

/** Returns what an event is to have and doesn't have yet. */
export function newLinks(
  { venues: at, services: has, team }: Pick<PlannedEvent, 'venues' | 'services' | 'team'>,
  wanted: Required<Pick<Named, 'places' | 'serviceIds' | 'people'>>,
) {
  return {
    places: wanted.places.filter(({ id }) => !at.some(({ resourceId }) => resourceId === id)),
    venues: [],
    serviceIds: wanted.serviceIds.filter((id) => !has.some(({ catalogueId }) => catalogueId === id)),
    services: [],
    people: wanted.people.filter((one) => !team.some(({ resourceId }) => resourceId === one.resourceId)),
  };
}

/** Returns each item that doesn't exist yet, once. */
function missing<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  there: ReadonlyMap<string, unknown>,
): Item[] {
  return [...new Map(items.map((item) => [keyOf(item), item]))]
    .filter(([key]) => !there.has(key))
    .map(([, item]) => item);
}

/** Adds what is missing, and links the event with its parts. Returns the rows in the order given. */
export async function insertEventParts(
  tx: Transaction,
  { businessId, eventId }: { businessId: number; eventId: number },
  named: Named,
  parts: EventParts,
): Promise<{ venues: VenueRow[]; services: ServiceRow[] }> {
  const { atPlaces, offered } = await addMissingParts(tx, businessId, named, parts);
  const { people = [] } = named;
  const [linkedVenues, linkedServices] = await Promise.all([
    atPlaces.length === 0
      ? []
      : tx
          .insert(venues)
          .values(
            atPlaces.map(({ place: { resourceId }, maxCapacity }) => ({ eventId, resourceId, maxCapacity })),
          )
          .returning(),
    offered.length === 0
      ? []
      : tx
          .insert(services)
          .values(offered.map(({ catalogueId }) => ({ eventId, catalogueId })))
          .returning(),
    people.length > 0 && tx.insert(eventPeople).values(people.map((person) => ({ ...person, eventId }))),
  ]);
  return {
    venues: inOrder(linkedVenues, atPlaces, (link, { place }) => ({ ...link, ...place, heldCount: 0 })),
    services: inOrder(linkedServices, offered, (link, service) => ({ ...link, ...service })),
  };
}

/** Adds the places and services that are missing. Returns all that are named, in the order given. */
export async function addMissingParts(
  tx: Transaction,
  businessId: number,
  named: Named,
  parts: EventParts,
): Promise<{ atPlaces: { place: Place; maxCapacity: number | null }[]; offered: Offered[] }> {
  await Promise.all([addPlaces(tx, businessId, parts), addServices(tx, businessId, parts)]);
  const { places = [], serviceIds = [] } = named;
  const atPlaces = [
    ...places.map(({ id, maxCapacity }) => ({ place: mustHave(parts.placesById, id), maxCapacity })),
    ...named.venues.map((venue) => ({
      place: mustHave(parts.places, placeKey(venue)),
      maxCapacity: venue.maxCapacity,
    })),
  ];
  const offered = [
    ...serviceIds.map((id) => mustHave(parts.servicesById, id)),
    ...named.services.map((service) => mustHave(parts.services, serviceKey(service))),
  ];
  return { atPlaces, offered };
}

/** Rows are written in the order given, so ordering by id restores it. */
function inOrder<Link extends { id: number }, Given, Row>(
  links: readonly Link[],
  given: readonly Given[],
  rowOf: (link: Link, given: Given) => Row,
): Row[] {
  const sorted = [...links].sort((one, other) => one.id - other.id);
  return given.flatMap((item, at) => {
    const link = sorted[at];
    return link ? [rowOf(link, item)] : [];
  });
}

async function addPlaces(tx: Transaction, businessId: number, { newPlaces, places }: EventParts) {
  if (newPlaces.length === 0) return;
  const isListed = and(eq(resources.businessId, businessId), eq(resources.kind, 'place'));
  const last = await lastPosition(tx, resources, isListed);
  const added = await tx
    .insert(resources)
    .values(
      newPlaces.map(({ maxCapacity: _, ...place }, at) => ({
        ...place,
        businessId,
        kind: 'place' as const,
        position: last + at + 1,
      })),
    )
    .returning(PLACE);
  for (const place of added) places.set(placeKey(place), place);
}

async function addServices(
  tx: Transaction,
  businessId: number,
  { newServices, services: known }: EventParts,
) {
  if (newServices.length === 0) return;
  const last = await lastPosition(tx, catalogue, eq(catalogue.businessId, businessId));
  const added = await tx
    .insert(catalogue)
    .values(
      newServices.map((service, at) => ({
        ...service,
        businessId,
        position: last + at + 1,
      })),
    )
    .returning(OFFERED);
  for (const service of added) known.set(serviceKey(service), service);
}

function mustHave<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const found = map.get(key);
  if (found === undefined) throw new Error('a place or a service was not written');
  return found;
}

const businessGiven = sql.placeholder('businessId');
const openPlaces = prepared((on: Reader) =>
  on
    .select(PLACE)
    .from(resources)
    .where(
      and(eq(resources.businessId, businessGiven), eq(resources.kind, 'place'), isNull(resources.archivedAt)),
    )
    .prepare(),
);

const openServices = prepared((on: Reader) =>
  on
    .select(OFFERED)
    .from(catalogue)
    .where(and(eq(catalogue.businessId, businessGiven), isNull(catalogue.archivedAt)))
    .prepare(),
);
