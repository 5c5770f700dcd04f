/**
 * The places and services that an event names by what they are: it gets those that the business has, and others are added
 * (decision 239).
 */
import { and, eq, isNull, max, sql } from 'drizzle-orm';
import { PLACES_MAX, SERVICES_OF_BUSINESS_MAX } from '@daybook/schema/figures/bounds';
import { bytesIn } from '../businesses/text-room-store.ts';
import {
  catalogue,
  resources,
  services,
  venues,
  type ServiceRow,
  type VenueRow,
} from '../database/catalogue-tables.ts';
import type { Reader, Transaction } from '../database/database.ts';
import type { VenueColumns } from '../diary/venue-shape.ts';

/** A service as an event is given it. */
export type NewService = Pick<ServiceRow, 'name' | 'description' | 'pricePence' | 'durationMinutes'>;

type Place = Pick<VenueRow, 'resourceId' | 'atOnce'>;
type Offered = Pick<ServiceRow, 'catalogueId' | 'everyone'>;

/** What of an event's places and services is there, and what must be added for it. */
export interface EventParts {
  places: Map<string, Place>;
  services: Map<string, Offered>;
  newPlaces: VenueColumns[];
  newServices: NewService[];
  /** Bytes of the texts that must be added. */
  textBytes: number;
  /** Whether the business would have more than it may. */
  obstacle: 'too many places' | 'too many services' | null;
}

interface Named {
  venues: readonly VenueColumns[];
  services: readonly NewService[];
}

const placeKey = ({ name, address, postcode }: VenueColumns) => JSON.stringify([name, address, postcode]);
const serviceKey = ({ name, description, pricePence, durationMinutes }: NewService) =>
  JSON.stringify([name, description, pricePence, durationMinutes]);

export async function findEventParts(on: Reader, businessId: number, named: Named): Promise<EventParts> {
  const [placesThere, servicesThere] = await Promise.all([
    named.venues.length === 0 ? [] : placesOf(on, businessId),
    named.services.length === 0 ? [] : servicesOf(on, businessId),
  ]);
  const places = new Map(placesThere.map((place) => [placeKey({ ...place, maxCapacity: null }), place]));
  const found = new Map(servicesThere.map((service) => [serviceKey(service), service]));
  const newPlaces = missing(named.venues, placeKey, places);
  const newServices = missing(named.services, serviceKey, found);
  return {
    places,
    services: found,
    newPlaces,
    newServices,
    textBytes: [
      ...newPlaces.map((place) => bytesIn(...Object.values(place))),
      ...newServices.map((service) => bytesIn(...Object.values(service))),
    ].reduce((sum, bytes) => sum + bytes, 0),
    obstacle:
      newPlaces.length > 0 && places.size + newPlaces.length > PLACES_MAX
        ? 'too many places'
        : newServices.length > 0 && found.size + newServices.length > SERVICES_OF_BUSINESS_MAX
          ? 'too many services'
          : null,
  };
}

/** Returns each that is not there, once. */
function missing<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  there: ReadonlyMap<string, unknown>,
): Item[] {
  return [...new Map(items.map((item) => [keyOf(item), item]))]
    .filter(([key]) => !there.has(key))
    .map(([, item]) => item);
}

/** Adds what is missing, and links the event with its places and services. Returns the rows in the order given. */
export async function insertEventParts(
  tx: Transaction,
  { businessId, eventId }: { businessId: number; eventId: number },
  named: Named,
  parts: EventParts,
): Promise<{ venues: VenueRow[]; services: ServiceRow[] }> {
  await Promise.all([addPlaces(tx, businessId, parts), addServices(tx, businessId, parts)]);
  const atPlaces = named.venues.map((venue) => ({ venue, place: mustHave(parts.places, placeKey(venue)) }));
  const ofCatalogue = named.services.map((service) => ({
    service,
    offered: mustHave(parts.services, serviceKey(service)),
  }));
  const [linkedVenues, linkedServices] = await Promise.all([
    atPlaces.length === 0
      ? []
      : tx
          .insert(venues)
          .values(
            atPlaces.map(({ venue, place }) => ({
              eventId,
              resourceId: place.resourceId,
              maxCapacity: venue.maxCapacity,
            })),
          )
          .returning(),
    ofCatalogue.length === 0
      ? []
      : tx
          .insert(services)
          .values(ofCatalogue.map(({ offered: { catalogueId } }) => ({ eventId, catalogueId })))
          .returning(),
  ]);
  return {
    venues: inOrder(linkedVenues, atPlaces, (link, { venue, place }) => ({
      ...link,
      name: venue.name,
      address: venue.address,
      postcode: venue.postcode,
      atOnce: place.atOnce,
    })),
    services: inOrder(linkedServices, ofCatalogue, (link, { service, offered }) => ({
      ...link,
      ...service,
      everyone: offered.everyone,
    })),
  };
}

/** Rows are written in the order given, and their ids rise in it. */
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
  const [last] = await tx
    .select({ position: max(resources.position) })
    .from(resources)
    .where(and(eq(resources.businessId, businessId), eq(resources.kind, 'place')));
  const added = await tx
    .insert(resources)
    .values(
      newPlaces.map(({ name, address, postcode }, at) => ({
        businessId,
        kind: 'place' as const,
        name,
        address,
        postcode,
        position: (last?.position ?? 0) + at + 1,
      })),
    )
    .returning({ resourceId: resources.id, atOnce: resources.atOnce, position: resources.position });
  const ids = added.sort((one, other) => one.position - other.position);
  newPlaces.forEach((place, at) => ids[at] && places.set(placeKey(place), ids[at]));
}

async function addServices(
  tx: Transaction,
  businessId: number,
  { newServices, services: known }: EventParts,
) {
  if (newServices.length === 0) return;
  const [last] = await tx
    .select({ position: max(catalogue.position) })
    .from(catalogue)
    .where(eq(catalogue.businessId, businessId));
  const added = await tx
    .insert(catalogue)
    .values(
      newServices.map((service, at) => ({
        ...service,
        businessId,
        position: (last?.position ?? 0) + at + 1,
      })),
    )
    .returning({
      catalogueId: catalogue.id,
      everyone: catalogue.everyone,
      position: catalogue.position,
    });
  const ids = added.sort((one, other) => one.position - other.position);
  newServices.forEach((service, at) => ids[at] && known.set(serviceKey(service), ids[at]));
}

function mustHave<Value>(map: ReadonlyMap<string, Value>, key: string): Value {
  const found = map.get(key);
  if (found === undefined) throw new Error('a place or a service was not written');
  return found;
}

const placesOf = (on: Reader, businessId: number) =>
  on
    .select({
      resourceId: resources.id,
      atOnce: resources.atOnce,
      name: resources.name,
      address: resources.address,
      postcode: sql<string>`${resources.postcode}`,
    })
    .from(resources)
    .where(
      and(eq(resources.businessId, businessId), eq(resources.kind, 'place'), isNull(resources.archivedAt)),
    );

const servicesOf = (on: Reader, businessId: number) =>
  on
    .select({
      catalogueId: catalogue.id,
      everyone: catalogue.everyone,
      name: catalogue.name,
      description: catalogue.description,
      pricePence: catalogue.pricePence,
      durationMinutes: catalogue.durationMinutes,
    })
    .from(catalogue)
    .where(and(eq(catalogue.businessId, businessId), isNull(catalogue.archivedAt)));
