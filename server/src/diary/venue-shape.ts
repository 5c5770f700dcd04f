/** A venue and a booking's copy of it, as rows and in the contract. Only this file knows both names. */

import {
  fileBookedVenue,
  type BookedVenue,
  type Venue,
  type VenueRequest,
} from '@daybook/schema/contract/venue';
import type { BookingRow } from '../database/booking-tables.ts';
import type { FavouriteVenueRow } from '../database/tables.ts';

/** The columns that an event's venue and a favourite share. */
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

type VenueOfEvent = VenueColumns & { id: number };

export function venueAnswer(venue: VenueOfEvent): Venue {
  return { id: venue.id, ...venueFields(venue) };
}

type VenueCopy = Omit<Pick<BookingRow, Extract<keyof BookingRow, `venue${string}`>>, 'venueId'>;

export const NO_VENUE = venueCopyColumns(fileBookedVenue.parse({}));

export function venueCopyOf(venue: VenueOfEvent | null): VenueCopy & Pick<BookingRow, 'venueId'> {
  if (!venue) return { ...NO_VENUE, venueId: null };
  return { ...venueCopyColumns(venueFields(venue)), venueId: venue.id };
}

/** Picks the copy's fields from a wider row. */
export function venueCopyIn(copy: VenueCopy): VenueCopy {
  return venueCopyColumns(venueCopyFields(copy));
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
