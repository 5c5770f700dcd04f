/** What the form and calls for time off refuse, and why a booking no longer fits. */
export const TIME_OFF_NOT_FOUND = 'We couldn’t find this time off.';
export const ENDS_BEFORE_START = 'The last day must not be before the first';
export const TOO_LATE_OFF = 'Choose an earlier date';
export const ALREADY_OVER = 'This is already over. Choose a later date';
export const RESOURCE_NOT_FOUND = 'This isn’t in your list any more. Choose someone or somewhere else.';
export const tooManyTimesOff = (max: number) =>
  `A business can have up to ${max} entries of time off. Delete those you no longer need.`;
export const tooManyBookingsOff = (bookings: number, max: number) =>
  `${bookings} bookings are in this time off. Choose fewer days, with up to ${max} bookings.`;

export const bothAtOnce = (person: string, time: string) =>
  `${person} can’t take two bookings at once. Choose someone else for the one at ${time}.`;

/* Why a booking no longer fits, as it follows its time and customer in a list */

export const DURING_TIME_OFF = 'during this time off';
export const isOff = (name: string) => `${name} is off then`;
