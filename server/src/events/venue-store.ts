import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq } from 'drizzle-orm';
import { FAVOURITE_VENUES_MAX, VENUES_MAX } from '@daybook/schema/figures/bounds';
import { fitsResources } from '@daybook/schema/rules/timetable';
import { takeTextRoom } from '../businesses/text-room-store.ts';
import { eventPeople, venues, type VenueRow } from '../database/catalogue-tables.ts';
import type { Database, Transaction, Reader } from '../database/database.ts';
import { countRows, firstOf } from '../database/prepared.ts';
import { events, favouriteVenues, type FavouriteVenueRow } from '../database/tables.ts';
import { timetableOf } from '../diary/timetable-of-event.ts';
import { venueFields, type VenueColumns } from '../diary/venue-shape.ts';
import { findEventParts, insertEventParts } from '../resources/event-parts-store.ts';
import { claimDayEvent } from '../resources/remake-claims-store.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';
import { noteChangedByHand } from './events-store.ts';
import { takeInBookings } from './take-in-bookings-store.ts';

type VenueObstacle =
  | 'no event'
  | 'home visit'
  | 'too many'
  | 'too many places'
  | 'too many slots'
  | 'no room';

interface AddedVenue {
  venue: VenueRow;
  /** How many customers who had already booked are emailed the place. */
  emailed: number;
}

interface VenueToAdd {
  businessId: number;
  eventId: number;
  venue: VenueColumns;
  now: number;
}

/** Sorted by name. */
export async function listFavouriteVenues(on: Reader, ownerId: number): Promise<FavouriteVenueRow[]> {
  return on
    .select()
    .from(favouriteVenues)
    .where(eq(favouriteVenues.ownerId, ownerId))
    .orderBy(asc(favouriteVenues.name), asc(favouriteVenues.id));
}

export async function deleteFavouriteVenue(
  { write }: Database,
  ownerId: number,
  id: number,
): Promise<Outcome<'deleted', 'no venue'>> {
  const own = and(eq(favouriteVenues.id, id), eq(favouriteVenues.ownerId, ownerId));
  return write({ account: ownerId }, async (tx) => {
    const deleted = await tx.delete(favouriteVenues).where(own).returning({ id: favouriteVenues.id });
    return deleted.length > 0 ? ok('deleted') : no('no venue');
  });
}

/** Adds a venue to an event of that business. Wake the mail worker if anybody is emailed. */
export async function addVenueToEvent(
  tx: Transaction,
  { businessId, eventId, venue, now }: VenueToAdd,
): Promise<Outcome<AddedVenue, VenueObstacle>> {
  const isIt = and(eq(events.id, eventId), eq(events.businessId, businessId));
  const event = await firstOf(tx.select().from(events).where(isIt));
  if (!event) return no('no event');
  if (event.isHomeVisit) return no('home visit');
  const places = (await countRows(tx, venues, eq(venues.eventId, eventId))) + 1;
  if (places > VENUES_MAX) return no('too many');
  const people = await countRows(tx, eventPeople, eq(eventPeople.eventId, eventId));
  if (!fitsResources(timetableOf(event), { places, people })) return no('too many slots');
  const given = { venues: [venue], services: [] };
  const parts = await findEventParts(tx, businessId, given);
  if (parts.obstacle === 'too many places') return no('too many places');
  if (!(await takeTextRoom(tx, businessId, parts.textBytes))) return no('no room');
  const {
    venues: [added],
  } = await insertEventParts(tx, { businessId, eventId }, given, parts);
  if (!added) throw new Error('a venue was not written');
  if (event.type === 'day_event') await claimDayEvent(tx, event);
  await noteChangedByHand(tx, eventId);
  const emailed = await takeInBookings(tx, businessId, added, now);
  return ok({ venue: added, emailed });
}

/** Resolves to the existing venue if the same one is added again. */
export async function addFavouriteVenue(
  tx: Transaction,
  ownerId: number,
  venue: VenueColumns,
): Promise<Outcome<FavouriteVenueRow, 'too many'>> {
  const kept = await tx.select().from(favouriteVenues).where(eq(favouriteVenues.ownerId, ownerId));
  const wanted = venueFields(venue);
  const same = kept.find((one) => isDeepStrictEqual(venueFields(one), wanted));
  if (same) return ok(same);
  if (kept.length >= FAVOURITE_VENUES_MAX) return no('too many');
  const [added] = await tx
    .insert(favouriteVenues)
    .values({ ...venue, ownerId })
    .returning();
  if (!added) throw new Error('a venue was not written');
  return ok(added);
}
