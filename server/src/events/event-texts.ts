/** What an owner is refused about events and their venues, beside what the contract says. */

export const TOO_MANY_EVENTS =
  'This business already has as many calendar events to come as it can. Please contact support to add another.';
export const EARLIER_EVENT_DIFFERS =
  'An earlier try already created an event on this date, with different details. You’ll find it in your calendar.';
export const COPY_HAS_TOO_MANY_SLOTS =
  'This event has more time slots than an event can have, so it cannot be copied. Please create a new one with longer slots or fewer venues.';
export const VENUE_MAKES_TOO_MANY_SLOTS =
  'With another venue this event would have more time slots than an event can have.';
export const TOO_MANY_VENUES = 'There are already as many venues here as there can be.';
