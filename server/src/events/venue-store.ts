/** The queries for an event's further venues, and for the venues that an owner keeps as favourites. */
import { and, asc, count, eq, isNull } from 'drizzle-orm';
import { FAVOURITE_VENUES_MAX, VENUES_MAX } from '@daybook/schema/figures/bounds';
import type { Database } from '../database/open.ts';
import { bookings, businesses, events, favouriteVenues, venues } from '../database/tables.ts';
import { fitsVenues } from '@daybook/schema/rules/timetable';
import type { VenueRow } from '../diary/store.ts';
import { timetableOf } from '../diary/timetable-of-event.ts';
import type { NewVenue } from './new-event.ts';

export type FavouriteVenueRow = typeof favouriteVenues.$inferSelect;

/** Why an event takes no further venue. */
export type VenueObstacle = 'no event' | 'home visit' | 'too many' | 'too many slots';

export type VenueStore = ReturnType<typeof createVenueStore>;

export function createVenueStore(database: Database) {
  return {
    /** To an event of a business of that owner. */
    async addToEvent(ownerId: number, eventId: number, venue: NewVenue): Promise<VenueRow | VenueObstacle> {
      return database.transaction((transaction) => addToEvent(transaction, ownerId, eventId, venue), {
        behavior: 'immediate',
      });
    },

    /** By name. */
    async listFavourites(ownerId: number): Promise<FavouriteVenueRow[]> {
      return database
        .select()
        .from(favouriteVenues)
        .where(eq(favouriteVenues.ownerId, ownerId))
        .orderBy(asc(favouriteVenues.name), asc(favouriteVenues.id))
        .all();
    },

    /** The very same venue again is the one that is there. Null when there are as many as there may be. */
    async addFavourite(ownerId: number, venue: NewVenue): Promise<FavouriteVenueRow | null> {
      return database.transaction((transaction) => addFavourite(transaction, ownerId, venue), {
        behavior: 'immediate',
      });
    },

    /** False for a venue that is not that owner's. */
    async deleteFavourite(ownerId: number, id: number): Promise<boolean> {
      const own = and(eq(favouriteVenues.id, id), eq(favouriteVenues.ownerId, ownerId));
      return database.delete(favouriteVenues).where(own).run().changes > 0;
    },
  };
}

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

function addToEvent(
  transaction: Transaction,
  ownerId: number,
  eventId: number,
  venue: NewVenue,
): VenueRow | VenueObstacle {
  const event = transaction
    .select({ event: events })
    .from(events)
    .innerJoin(businesses, eq(businesses.id, events.businessId))
    .where(and(eq(events.id, eventId), eq(businesses.ownerId, ownerId), isNull(businesses.deletedAt)))
    .get()?.event;
  if (!event) return 'no event';
  if (event.isHomeVisit) return 'home visit';
  const there = transaction.select({ count: count() }).from(venues).where(eq(venues.eventId, eventId)).get();
  const venueCount = there?.count ?? 0;
  if (venueCount >= VENUES_MAX) return 'too many';
  if (!fitsVenues(timetableOf(event), venueCount + 1)) return 'too many slots';
  const added = transaction
    .insert(venues)
    .values({ ...venue, eventId })
    .returning()
    .get();
  takeInBookings(transaction, added);
  return added;
}

/** Whoever booked before the event had a venue is coming to this one, and keeps its time there. */
function takeInBookings(transaction: Transaction, venue: VenueRow): void {
  transaction
    .update(bookings)
    .set({
      venueId: venue.id,
      venueName: venue.name,
      venueAddress: venue.address,
      venuePostcode: venue.postcode,
    })
    .where(and(eq(bookings.eventId, venue.eventId), isNull(bookings.venueId)))
    .run();
}

function addFavourite(transaction: Transaction, ownerId: number, venue: NewVenue): FavouriteVenueRow | null {
  const kept = transaction.select().from(favouriteVenues).where(eq(favouriteVenues.ownerId, ownerId)).all();
  const same = kept.find(
    ({ name, address, postcode, maxCapacity }) =>
      name === venue.name &&
      address === venue.address &&
      postcode === venue.postcode &&
      maxCapacity === venue.maxCapacity,
  );
  if (same) return same;
  if (kept.length >= FAVOURITE_VENUES_MAX) return null;
  return transaction
    .insert(favouriteVenues)
    .values({ ...venue, ownerId })
    .returning()
    .get();
}
