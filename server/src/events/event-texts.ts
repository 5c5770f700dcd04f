/** What an owner is refused about events and their venues, beside what the contract says. */

export const TOO_MANY_EVENTS =
  'This business has the most upcoming calendar events it can have. Contact support to add another.';
export const EARLIER_EVENT_DIFFERS =
  'An earlier try already created an event on this date, with different details. You’ll find it in your calendar.';
export const COPY_HAS_TOO_MANY_SLOTS =
  'This event has more time slots than an event can have, so it can’t be copied. Create a new one with longer slots or fewer venues.';
export const VENUE_MAKES_TOO_MANY_SLOTS =
  'With another venue this event would have more time slots than an event can have.';
export const TOO_MANY_VENUES = 'You’ve reached the maximum number of venues.';
