/** Changes which places, people and services an event has. Bookings keep theirs, and none is cancelled. */

import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { NamedResources } from '@daybook/schema/contract/event-resources';
import { minutesOf } from '@daybook/schema/rules/clock-time';
import { fitsResources } from '@daybook/schema/rules/timetable';
import { loadOwnBookings } from '../bookings/owner/own-bookings-store.ts';
import type { OwnBooking } from '../bookings/owner/owner-booking-responses.ts';
import { bookings, type BookingRow } from '../database/booking-tables.ts';
import { eventPeople, services, venues } from '../database/catalogue-tables.ts';
import type { Database, Transaction } from '../database/database.ts';
import { writeOrTakeBack } from '../database/dry-run.ts';
import { isOfEvent, isUpcoming } from '../database/expressions.ts';
import type { BusinessRow, EventRow } from '../database/tables.ts';
import { loadEvent, type EventContents } from '../diary/contents-store.ts';
import { hasIndividualServices, servicesOf, timetableOf } from '../diary/timetable-of-event.ts';
import { assignPeople } from '../resources/assign-people-store.ts';
import {
  findEventParts,
  insertEventParts,
  namedPersonOf,
  newLinks,
  type NamedPerson,
  type PartsObstacle,
} from '../resources/event-parts-store.ts';
import { isOverlapping, overlapsDayEvent } from '../resources/overlaps-store.ts';
import { claimDayEvent, remakeClaimsOf } from '../resources/remake-claims-store.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';
import { keepOffers, type EndedOffer } from '../waiting-list/keep-offers-store.ts';
import { noteChangedByHand } from './events-store.ts';
import { BOOKED, type Booked } from './list-events-store.ts';
import { takeInBookings } from './take-in-bookings-store.ts';

/** Why an event keeps its places, people and services. `person` is an index into the request's people. */
export type ResourcesObstacle =
  | { is: 'no event' | PartsObstacle }
  | { is: 'home visit' | 'needs a place' | 'needs a service' | 'has no services' }
  /** Names the people's field if the event would fit without them. */
  | { is: 'too many slots'; field: 'place_ids' | 'person_ids' }
  | { is: 'place has bookings'; name: string; bookings: number }
  | { is: 'too few seats'; name: string; places: number }
  | { is: 'hours outside'; person: number; field: 'start_time' | 'end_time' };

interface ResourcesChanged {
  contents: EventContents;
  kept: OwnBooking[];
  assigned: OwnBooking[];
  overlapping: OwnBooking[];
  /** How many customers who had already booked are emailed the place. */
  emailed: number;
  /** Offers from the waiting list that a dry run found to end. */
  offersEnded: readonly EndedOffer[];
}

interface Wanted {
  business: BusinessRow;
  eventId: number;
  named: NamedResources;
  now: number;
}

export function changeEventResources(database: Database, wanted: Wanted, isDryRun: boolean) {
  const { business, now } = wanted;
  return writeOrTakeBack(database, { business: business.id }, { isDryRun }, async (tx) => {
    const changed = await change(tx, wanted);
    if (!changed.ok || !isDryRun) return changed;
    return ok({ ...changed.value, offersEnded: await keepOffers(tx, business.id, now) });
  });
}

async function change(
  tx: Transaction,
  { business, eventId, named, now }: Wanted,
): Promise<Outcome<ResourcesChanged, ResourcesObstacle>> {
  const before = await loadEvent(tx, eventId);
  if (!before || before.event.businessId !== business.id) return no({ is: 'no event' });
  const people = named.people.map(namedPersonOf);
  const obstacle = obstacleOf(before, named, people, await bookedAt(tx, before));
  if (obstacle) return no(obstacle);
  const links = {
    places: named.places.map(({ id, max_capacity }) => ({ id, maxCapacity: max_capacity ?? null })),
    venues: [],
    serviceIds: named.serviceIds,
    services: [],
    people,
  };
  const parts = await findEventParts(tx, business.id, links);
  if (parts.obstacle) return no({ is: parts.obstacle });
  const added = newLinks(before, links);

  const upcoming = await bookingsOf(tx, business, eventId, now);
  const overlapped = new Set(await overlapping(tx, business, before.event, now));
  await removeLinks(tx, before, named, people);
  const linked = await insertEventParts(tx, { businessId: business.id, eventId }, added, parts);
  await changeLinks(tx, before, named, people);
  const [first] = linked.venues;
  const emailed = before.venues.length === 0 && first ? await takeInBookings(tx, business.id, first, now) : 0;
  const wereNone = before.team.length === 0;
  const areNone = people.length === 0;
  if (wereNone !== areNone) await remakeClaimsOf(tx, business, eventId, now);
  const assignedIds = wereNone && !areNone ? await assignPeople(tx, { business, eventId, now }) : [];
  if (before.event.type === 'day_event') await claimDayEvent(tx, before.event);
  await noteChangedByHand(tx, eventId);

  const contents = await loadEvent(tx, eventId);
  if (!contents) return no({ is: 'no event' });
  const load = (ids: readonly number[]) => loadOwnBookings(tx, business.id, ids);
  return ok({
    contents,
    kept: await load(keptOf(upcoming, before, named, people)),
    assigned: await load(assignedIds),
    overlapping: await load(
      (await overlapping(tx, business, before.event, now)).filter((id) => !overlapped.has(id)),
    ),
    emailed,
    offersEnded: [],
  });
}

function obstacleOf(
  before: EventContents,
  named: NamedResources,
  people: readonly NamedPerson[],
  booked: ReadonlyMap<number | null, Booked>,
): ResourcesObstacle | null {
  const { event } = before;
  if (event.isHomeVisit && named.places.length > 0) return { is: 'home visit' };
  if (!event.isHomeVisit && named.places.length === 0 && before.venues.length > 0)
    return { is: 'needs a place' };
  const hasServices = hasIndividualServices(event);
  if (hasServices && named.serviceIds.length === 0) return { is: 'needs a service' };
  if (!hasServices && named.serviceIds.length > 0) return { is: 'has no services' };
  const timetable = timetableOf(event);
  const places = named.places.length;
  if (!fitsResources(timetable, { places, people: people.length }))
    return {
      is: 'too many slots',
      field: fitsResources(timetable, { places, people: 0 }) ? 'person_ids' : 'place_ids',
    };
  for (const venue of before.venues) {
    const wanted = named.places.find(({ id }) => id === venue.resourceId);
    const { name } = venue;
    const held = booked.get(venue.id);
    if (!held) continue;
    if (!wanted) return { is: 'place has bookings', name, bookings: held.bookings };
    if (wanted.max_capacity != null && wanted.max_capacity < held.places)
      return { is: 'too few seats', name, places: held.places };
  }
  return hoursObstacleOf(before, people);
}

/** Counts the bookings at an event's venues that aren't cancelled and their places, by the venue's id. */
async function bookedAt(tx: Transaction, { venues: at }: EventContents): Promise<Map<number | null, Booked>> {
  const isThere = inArray(
    bookings.venueId,
    at.map(({ id }) => id),
  );
  const found = await tx
    .select({ venueId: bookings.venueId, ...BOOKED })
    .from(bookings)
    .where(and(isThere, ne(bookings.status, 'cancelled')))
    .groupBy(bookings.venueId);
  return new Map(found.map(({ venueId, ...booked }) => [venueId, booked]));
}

function hoursObstacleOf({ event }: EventContents, people: readonly NamedPerson[]): ResourcesObstacle | null {
  const { start, end } = timetableOf(event).hours;
  for (const [person, { startTime, endTime }] of people.entries()) {
    if (startTime !== null && minutesOf(startTime) < start)
      return { is: 'hours outside', person, field: 'start_time' };
    if (endTime !== null && minutesOf(endTime) > end)
      return { is: 'hours outside', person, field: 'end_time' };
  }
  return null;
}

async function removeLinks(
  tx: Transaction,
  { event, venues: at, services: has, team }: EventContents,
  named: NamedResources,
  people: readonly NamedPerson[],
): Promise<void> {
  const goneVenues = at.filter(({ resourceId }) => !named.places.some(({ id }) => id === resourceId));
  const goneServices = has.filter(({ catalogueId }) => !named.serviceIds.includes(catalogueId));
  const gonePeople = team.filter(({ resourceId }) => !people.some((one) => one.resourceId === resourceId));
  const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
  if (goneVenues.length > 0) await tx.delete(venues).where(inArray(venues.id, idsOf(goneVenues)));
  if (goneServices.length > 0) await tx.delete(services).where(inArray(services.id, idsOf(goneServices)));
  if (gonePeople.length > 0)
    await tx.delete(eventPeople).where(
      and(
        eq(eventPeople.eventId, event.id),
        inArray(
          eventPeople.resourceId,
          gonePeople.map(({ resourceId }) => resourceId),
        ),
      ),
    );
}

/** Changes the capacity of places and the hours of people that the event already had. */
async function changeLinks(
  tx: Transaction,
  { event, venues: at, team }: EventContents,
  named: NamedResources,
  people: readonly NamedPerson[],
): Promise<void> {
  for (const venue of at) {
    const capacity = named.places.find(({ id }) => id === venue.resourceId)?.max_capacity;
    if (capacity !== undefined && capacity !== venue.maxCapacity)
      await tx.update(venues).set({ maxCapacity: capacity }).where(eq(venues.id, venue.id));
  }
  for (const { resourceId, ...hours } of people) {
    if (!team.some((one) => one.resourceId === resourceId)) continue;
    await tx
      .update(eventPeople)
      .set(hours)
      .where(and(eq(eventPeople.eventId, event.id), eq(eventPeople.resourceId, resourceId)));
  }
}

function bookingsOf(
  tx: Transaction,
  business: BusinessRow,
  eventId: number,
  now: number,
): Promise<BookingRow[]> {
  return tx
    .select()
    .from(bookings)
    .where(and(isOfEvent(eventId, business.id), isUpcoming(now)))
    .orderBy(asc(bookings.startsAt), asc(bookings.id));
}

/**
 * Returns the ids of upcoming bookings that overlap another of the same person or place: the event's own, or
 * for a day event those that it overlaps.
 */
async function overlapping(
  tx: Transaction,
  business: BusinessRow,
  { id, type }: EventRow,
  now: number,
): Promise<number[]> {
  const isMet = type === 'day_event' ? overlapsDayEvent(id) : and(eq(bookings.eventId, id), isOverlapping);
  const found = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.businessId, business.id), isMet, isUpcoming(now)))
    .orderBy(asc(bookings.startsAt), asc(bookings.id));
  return found.map(({ id: bookingId }) => bookingId);
}

/**
 * Returns the ids of bookings whose person or service the event no longer has, or that lie outside their
 * person's own hours.
 */
function keptOf(
  upcoming: readonly BookingRow[],
  before: EventContents,
  named: NamedResources,
  people: readonly NamedPerson[],
): number[] {
  const goneServices = servicesOf(before)
    .filter(({ catalogueId }) => !named.serviceIds.includes(catalogueId))
    .map(({ id }) => id);
  const isKept = ({ serviceId, personId, startTime, endTime }: BookingRow) => {
    if (serviceId !== null && goneServices.includes(serviceId)) return true;
    if (personId === null) return false;
    const person = people.find(({ resourceId }) => resourceId === personId);
    if (!person) return true;
    const { startTime: from, endTime: to } = person;
    return (from !== null && startTime < from) || (to !== null && endTime > to);
  };
  return upcoming.filter(isKept).map(({ id }) => id);
}
