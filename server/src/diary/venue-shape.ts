/** A venue and a booking's copy of it, as rows and as the contract has them. Only this file knows both names of a field. */
import type { BookedVenue, Venue, VenueRequest } from '@daybook/schema/contract/venue';
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

/** A booking's copy of what its venue says. */
export type VenueCopy = Omit<Pick<BookingRow, Extract<keyof BookingRow, `venue${string}`>>, 'venueId'>;

/** The copy of a booking without a venue. */
export const NO_VENUE: VenueCopy = { venueName: null, venueAddress: null, venuePostcode: null };

/** Returns what a booking keeps of its venue. */
export function venueCopyOf(venue: VenueRow | null): VenueCopy & Pick<BookingRow, 'venueId'> {
  if (!venue) return { ...NO_VENUE, venueId: null };
  return {
    venueId: venue.id,
    venueName: venue.name,
    venueAddress: venue.address,
    venuePostcode: venue.postcode,
  };
}

/** Returns the copy alone of what has more. */
export function venueCopyIn({ venueName, venueAddress, venuePostcode }: VenueCopy): VenueCopy {
  return { venueName, venueAddress, venuePostcode };
}

export function venueCopyFields(copy: VenueCopy): BookedVenue {
  return {
    venue_name: copy.venueName,
    venue_address: copy.venueAddress,
    venue_postcode: copy.venuePostcode,
  };
}

export function venueCopyColumns(copy: BookedVenue): VenueCopy {
  return {
    venueName: copy.venue_name,
    venueAddress: copy.venue_address,
    venuePostcode: copy.venue_postcode,
  };
}
