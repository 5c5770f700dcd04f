/** Texts that are needed only after the first free time. */

import { counted } from '@daybook/schema/words/counted';
import { TELL_ME } from '../diary/diary-texts.ts';

/** `service` was chosen on another day. */
export const WITH_WHOM = 'With whom?';
export const SERVICE_GONE = 'That service can’t be booked any more. Choose another.';
export const CHANGED_WHAT = 'what you would like';
export const CHOOSE_SERVICE_FIRST = 'Choose a service first';
export const doneBy = (service: string, person: string) => `${service} with ${person}`;
export const personDropped = (service: string) =>
  `The person you chose doesn’t do ${service}, so these are everyone’s times.`;
/** 'Ruth has 2 times on this day'; the count may not be known. */
export const hasTimes = (name: string, count: number | undefined) =>
  `${name} has ${count == null ? 'times' : counted(count, 'time')} on this day`;
export const noTimeLeft = (service: string, name: string | undefined) =>
  `${name ? `${name} has no time` : 'No times are'} left for ${service}.`;
export const takesNoBookings = (business: string) => `${business} takes no bookings then.`;
export const otherDay = (name: string) => `${name}, on another day`;
export const nextDate = (day: string) => `Next free: ${day}`;
/** `service` is the one chosen first. */
export const tellMeAbout = (service: string) => `${TELL_ME} for ${service}`;
export const lookIn = (month: string) => `See ${month}`;
export const loadingMonth = (month: string) => `Loading ${month}…`;
