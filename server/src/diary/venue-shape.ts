/** A venue and a booking's copy of it, as rows and as the contract has them. Only this file knows both names of a field. */
import {
  fileBookedVenue,
  type BookedVenue,
  type Venue,
  type VenueRequest,
} from '@daybook/schema/contract/venue';
import type { BookingRow } from '../database/booking-tables.ts';
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

type VenueOfEvent = VenueColumns & { id: number };

export function venueAnswer(venue: VenueOfEvent): Venue {
  return { id: venue.id, ...venueFields(venue) };
}

/** A booking's copy of what its venue says. */
export type VenueCopy = Omit<Pick<BookingRow, Extract<keyof BookingRow, `venue${string}`>>, 'venueId'>;

/** The copy of a booking without a venue. */
export const NO_VENUE = venueCopyColumns(fileBookedVenue.parse({}));

/** Returns what a booking keeps of its venue. */
export function venueCopyOf(venue: VenueOfEvent | null): VenueCopy & Pick<BookingRow, 'venueId'> {
  if (!venue) return { ...NO_VENUE, venueId: null };
  return { ...venueCopyColumns(venueFields(venue)), venueId: venue.id };
}

/** Returns the copy alone of what has more. */
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
