/** What an owner is refused about a business that is being brought. */
import { EVENTS_AHEAD_MAX, OPEN_BOOKINGS_PER_EMAIL } from '@daybook/schema/figures/bounds';
import { ARRIVALS_PER_DAY, BROUGHT_AHEAD_MAX } from '@daybook/schema/figures/business-file';

export const OUT_OF_STEP = 'A part of the business is missing here. Please begin again.';
export const TOO_MANY_BEGUN = `An account can begin to bring ${ARRIVALS_PER_DAY} businesses in a day. Please try again in a few hours.`;
export const TOO_MUCH_IN_A_DAY =
  'That is more than an account can bring in a day. Please try again in a few hours.';
export const TOO_MUCH_BROUGHT = 'That is more than one business can bring.';
export const NOT_OF_THIS_BUSINESS =
  'A booking names an event, a venue or a service that has not come before it.';
/** `first` and `last` are places in the file’s list, from 1. */
export const timesTakenTwice = (first: number, last: number) =>
  `Two bookings of the file hold the same time, or a day event has more than it has places. One of them is among bookings ${first} to ${last}.`;
export const TOO_MANY_EVENTS_AHEAD = `A business can have ${EVENTS_AHEAD_MAX} events from today on, and this one has more.`;
export const TOO_MANY_AHEAD = `A business can bring ${BROUGHT_AHEAD_MAX} bookings to come, and this one has more.`;
export const TOO_MANY_OF_ADDRESS = `One email address can hold ${OPEN_BOOKINGS_PER_EMAIL} bookings to come, and one in this file holds more.`;
