import { ADDRESS_MAX, CAPACITY_MAX, POSTCODE_MAX, TITLE_MAX } from '../figures/bounds.ts';
import {
  CAPACITY_NOT_VALID,
  capacityTooLarge,
  VENUE_ADDRESS_REQUIRED,
  VENUE_NAME_REQUIRED,
  VENUE_POSTCODE_REQUIRED,
} from '../words/event-texts.ts';
import { idField, optionalText, requiredPostcode, requiredText } from './fields.ts';
import { z } from './zod.ts';

/** Where an event takes place. A favourite venue has the same fields. */
export const venue = z.object({
  id: idField,
  venue_name: z.string(),
  venue_address: z.string().nullable(),
  venue_postcode: z.string(),
  max_capacity: z.int().min(1).max(CAPACITY_MAX).nullable(),
});

export const venueRequest = z.object({
  venue_name: requiredText(TITLE_MAX, VENUE_NAME_REQUIRED),
  venue_address: optionalText(ADDRESS_MAX),
  venue_postcode: requiredPostcode(VENUE_POSTCODE_REQUIRED),
  max_capacity: z
    .int(CAPACITY_NOT_VALID)
    .min(1, CAPACITY_NOT_VALID)
    .max(CAPACITY_MAX, capacityTooLarge(CAPACITY_MAX))
    .nullish()
    .transform((capacity) => capacity ?? null),
});

/** A booking's own copy of its venue; all null if it has none. */
export const bookedVenue = venue
  .omit({ id: true, max_capacity: true })
  .extend({ venue_name: z.string().nullable(), venue_postcode: z.string().nullable() });

/** A booking's venue in a business's file. */
export const fileBookedVenue = venueRequest
  .omit({ max_capacity: true })
  .extend({ venue_name: optionalText(TITLE_MAX), venue_postcode: optionalText(POSTCODE_MAX) });

/** A venue of the event form, which also asks for the address. */
export const newEventVenue = venueRequest.extend({
  venue_address: requiredText(ADDRESS_MAX, VENUE_ADDRESS_REQUIRED),
});

export type VenueRequest = z.output<typeof venueRequest>;
export type Venue = z.infer<typeof venue>;
export type BookedVenue = z.infer<typeof bookedVenue>;
