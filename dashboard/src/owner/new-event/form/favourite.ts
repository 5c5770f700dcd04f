/** Converts between a saved favourite venue and the fields of the form. */
import { newEventVenue, type Venue, type VenueRequest } from '@daybook/schema/contract/venue';
import { oneLine } from '@daybook/schema/rules/clean-text';
import { venueOf } from './request.ts';
import type { VenueFields } from './new-event-form.ts';

export function fieldsOfVenue(venue: Venue): VenueFields {
  return {
    venue_name: venue.venue_name,
    venue_address: venue.venue_address ?? '',
    venue_postcode: venue.venue_postcode,
    max_capacity: venue.max_capacity === null ? '' : String(venue.max_capacity),
  };
}

/** What is saved from the fields; null while they are not valid. */
export function favouriteOf(fields: VenueFields): VenueRequest | null {
  return newEventVenue.safeParse(venueOf(fields)).data ?? null;
}

/** Returns the favourite that equals the fields, spaces aside. */
export function sameVenue(favourites: readonly Venue[], fields: VenueFields): Venue | undefined {
  const typed: Record<string, string> = { ...fields };
  return favourites.find((favourite) => {
    const kept: Record<string, string> = { ...fieldsOfVenue(favourite) };
    return Object.entries(kept).every(([name, text]) => text === oneLine(typed[name] ?? ''));
  });
}
