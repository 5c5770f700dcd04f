import { counted } from './counted.ts';

export const PLACES = 'Places';
export const placesText = (places: number) => counted(places, 'place');
export const placesNotValid = (least: number, most: number) =>
  `Enter a whole number from ${least} to ${most}`;
export const tooManyPlaces = (most: number) => `One booking can be for up to ${placesText(most)}.`;

/** Of a booking for several people, some of whom came. */
export const someAbsent = (absent: number, places: number) => `${absent} of ${places} did not come`;

/* For owners */
export const PLACES_PER_TIME = 'Places per time';
export const PLACES_PER_TIME_HINT = 'How many people can come to one time. 1 for appointments.';
export const PLACES_PER_BOOKING = 'Places per booking';
export const PLACES_PER_BOOKING_HINT = 'How many of them one customer can book at once.';
export const PRICE = 'Price';
export const PRICE_PER_PLACE = 'Price per place';
/** What a price must include (Digital Markets, Competition and Consumers Act 2024, section 230). */
export const PRICE_HINT = 'The total, with VAT and any charge no one can avoid, such as a call-out fee.';
export const PRICE_CHANGE_HINT = 'Bookings that you have keep their price.';
