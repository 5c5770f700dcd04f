import { OPEN_BOOKINGS_PER_EMAIL } from '@daybook/schema/figures/bookings';
import {
  EVENTS_AHEAD_MAX,
  EVENTS_ON_DATE_MAX,
  IMPORTS_PER_DAY,
  IMPORTED_AHEAD_MAX,
} from '@daybook/schema/figures/bounds';

export const OUT_OF_STEP = 'A part of this import is missing. Please start again.';
export const TOO_MANY_BEGUN = `An account can start ${IMPORTS_PER_DAY} imports a day. Please try again in a few hours.`;
export const TOO_MUCH_IN_A_DAY =
  'That’s more than an account can import in a day. Please try again in a few hours.';
export const TOO_MUCH_IMPORTED = 'That’s more than one business can import.';
export const NOT_OF_THIS_BUSINESS =
  'A booking names an event, a venue, a service or a booking that hasn’t been imported.';
/** `first` and `last` are positions in the file’s list, from 1. */
export const dayEventOverfull = (first: number, last: number) =>
  `A day event in the file has more bookings than places. One of them is among bookings ${first} to ${last}.`;
export const TOO_MANY_EVENTS_AHEAD = `A business can have ${EVENTS_AHEAD_MAX} events from today on. This one has more.`;
export const TOO_MANY_EVENTS_ON_DATE = `A business can have ${EVENTS_ON_DATE_MAX} events on one date. This one has more.`;
export const TOO_MANY_AHEAD = `A business can import ${IMPORTED_AHEAD_MAX} upcoming bookings. This one has more.`;
export const TOO_MANY_OF_ADDRESS = `One email address can have ${OPEN_BOOKINGS_PER_EMAIL} upcoming bookings. One in this file has more.`;
