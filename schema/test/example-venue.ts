/** A venue for tests, which change what they are about. */

import { fileBookedVenue, type BookedVenue, type VenueRequest } from '../contract/venue.ts';

export const exampleVenue: VenueRequest = {
  venue_name: 'Front room',
  venue_address: '14 Bridge Street',
  venue_postcode: 'HX7 8EX',
  max_capacity: null,
};

/** What a booking without a venue says of it: every field is null. */
export const NO_BOOKED_VENUE: BookedVenue = fileBookedVenue.parse({});
