/** A venue as a row, and as the contract has it. Only this file knows both names of a field. */
import type { Venue, VenueRequest } from '@daybook/schema/contract/venue';
import type { BookingRow } from '../database/booking-tables.ts';
import type { VenueRow } from '../database/catalogue-tables.ts';
import type { FavouriteVenueRow } from '../database/tables.ts';

/** What a venue of an event and a favourite have in common. */
export type VenueColumns = Omit<FavouriteVenueRow, 'id' | 'ownerId'>;

export function venueFields(venue: VenueColumns): VenueRequest {
  return {
    venue_name: venue.name,
    venue_address: venue.address,
    venue_postcode: venue.postcode,
    max_capacity: venue.maxCapacity,
  };
}

export function venueColumns(venue: VenueRequest): VenueColumns {
  return {
    name: venue.venue_name,
    address: venue.venue_address,
    postcode: venue.venue_postcode,
    maxCapacity: venue.max_capacity,
  };
}

export function venueAnswer(venue: VenueColumns & { id: number }): Venue {
  return { id: venue.id, ...venueFields(venue) };
}

type VenueCopy = Pick<BookingRow, Extract<keyof BookingRow, `venue${string}`>>;

/** Returns what a booking keeps of its venue. */
export function venueCopyOf(venue: VenueRow | null): VenueCopy {
  return {
    venueId: venue?.id ?? null,
    venueName: venue?.name ?? null,
    venueAddress: venue?.address ?? null,
    venuePostcode: venue?.postcode ?? null,
  };
}
