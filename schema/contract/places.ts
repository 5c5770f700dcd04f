/** How many people come to one time, of a service or an event, and with one booking. */

import { PLACES_PER_BOOKING_MAX, PLACES_PER_TIME_MAX } from '../figures/bounds.ts';
import { placesNotValid } from '../words/places-texts.ts';
import { poundsField, wholeNumber } from './fields.ts';

const between = (least: number, most: number) => wholeNumber(least, most, placesNotValid(least, most));
const upTo = (most: number) => between(1, most);

/** In requests and files. Absent means 1: pages and files of version 0.1.0 don't know them. */
export const placesFields = {
  places_per_time: upTo(PLACES_PER_TIME_MAX).default(1),
  places_per_booking: upTo(PLACES_PER_BOOKING_MAX).default(1),
};

export const eventPriceField = poundsField.nullish().transform((price) => price || null);

/** In a change: what is left out stays as it is, and a price of null takes it away. */
export const keptPlacesFields = {
  places_per_time: upTo(PLACES_PER_TIME_MAX).optional(),
  places_per_booking: upTo(PLACES_PER_BOOKING_MAX).optional(),
  event_price: poundsField.nullish(),
};

/** How many people a booking is for. */
export const placesField = upTo(PLACES_PER_BOOKING_MAX).default(1);

/** How many of them did not come. */
export const absentPlacesField = between(0, PLACES_PER_BOOKING_MAX).optional();
