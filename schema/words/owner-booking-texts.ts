export const BOOKING_NOT_FOUND = 'We couldn’t find this booking.';
export const EMAIL_NOT_FOUND = 'We couldn’t find this email.';
export const EMAIL_NOT_AGAIN =
  'This email can’t be sent again: it’s on its way, the booking has changed since, or it was sent often enough.';

/* Why an owner can't book or move to a time. `time` is HH:MM. */

/** `whom` is the person or place; null if the event has none. */
export const bookedConflict = (whom: string | null, customer: string, time: string) =>
  whom === null ? `${customer} is booked at ${time}` : `${whom} has ${customer} at ${time}`;
export const dayEventConflict = (whom: string | null, event: string, time: string) =>
  whom === null ? `${event} takes place at ${time}` : `${whom} has ${event} at ${time}`;
export const offConflict = (whom: string | null) => (whom === null ? 'Time off' : `${whom} is off`);
export const busyConflict = (whom: string | null) =>
  whom === null ? 'You’re busy in another calendar then' : `${whom} is busy in another calendar then`;
/** `name` is the person's or place's; null if the whole business runs late. */
export const lateConflict = (name: string | null) =>
  name === null ? 'You’re running late then' : `${name} is running late then`;
export const holidayConflict = (holiday: string) => `Bank holiday: ${holiday}`;
export const outsideHoursConflict = (whom: string) => `${whom} doesn’t work then`;
export const alreadyHasPlace = (customer: string, event: string) =>
  `${customer} has a place at ${event} already`;
export const ALL_PLACES_TAKEN = 'All places are taken';
/** For a start that the event doesn't offer. */
export const notOneOfTheTimes = (event: string) => `${event} has no time that starts then`;
/** For any other reason. */
export const TIME_NOT_FREE = 'This time isn’t free';
/** The text of a refusal that lists the conflicts. */
export const TIME_HAS_CONFLICTS = 'This time isn’t free. Choose another, or book it anyway.';
/** The same, where the time is free. */
export const PLACE_HAD_ALREADY = 'This customer has a place already. Book another anyway?';
export const MOVE_HAS_CONFLICTS = 'This time isn’t free. Choose another, or move it there anyway.';
export const TIME_NOT_OFFERED = 'This time isn’t offered on that date. Choose another.';
export const CHOOSE_TIME_FIRST = 'Choose a time';
