import { counted } from './counted.ts';

export const PERSON_NAME_REQUIRED = 'Enter a name';
export const PLACE_NAME_REQUIRED = 'Enter the place’s name';
export const PLACE_POSTCODE_REQUIRED = 'Enter the postcode';
export const SERVICE_NAME_REQUIRED = 'Enter the service’s name';
export const PRICE_REQUIRED = 'Enter a price above £0';
export const AT_ONCE_NOT_VALID = 'Choose one appointment at a time, or any number';
export const COLOUR_NOT_VALID = 'Choose a colour from the list';
export const PERSON_NOT_FOUND = 'We couldn’t find this person.';
export const PLACE_NOT_FOUND = 'We couldn’t find this place.';
export const SERVICE_NOT_FOUND = 'We couldn’t find this service.';
export const tooManyPeople = (max: number) => `A business can have up to ${max} people.`;
export const tooManyPlaces = (max: number) => `A business can have up to ${max} places.`;
export const tooManyServices = (max: number) => `A business can have up to ${max} services.`;
export const PERSON_NOT_IN_TEAM = 'This person isn’t in your team any more. Choose somebody else.';
export const PLACE_NOT_IN_LIST = 'This place isn’t in your list any more. Choose another.';
export const SERVICE_NOT_IN_LIST = 'This service isn’t in your list any more. Choose another.';
export const CHOSEN_TWICE = 'Choose each only once';
export const NOBODY_OFFERS_SERVICE = 'Choose who offers this service';
export const HOURS_OUTSIDE_EVENT = 'Choose hours within the event’s own hours';
export const LUNCH_OUTSIDE_HOURS = 'Choose a lunch break within these hours';
export const SERVICES_ONLY_BY_SERVICE = 'Only events with individual services have services';
export const PLACE_REQUIRED = 'Choose at least one place';
export const SERVICE_REQUIRED = 'Choose at least one service';
/** For a day event's place with more places booked than its new capacity. */
export const tooFewSeats = (name: string, places: number) =>
  `${name} already has ${counted(places, 'booked place')}, so it must take at least ${places}`;
/** For a place that can't be removed from a date. */
export const placeHasBookings = (name: string, bookings: number) =>
  `${name} has ${bookings === 1 ? 'a booking' : `${bookings} bookings`} on this date. Cancel ${bookings === 1 ? 'it' : 'them'} before you remove this place`;
