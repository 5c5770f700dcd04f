import type { OwnerEvent } from '@daybook/schema/contract/event';
import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { isErased } from '@daybook/schema/words/erased-attendee';
import { whoBooked } from '#booking-words/seen-booking.ts';

/** Empty lines at the end of a printed list, for people who come without a booking. */
const EMPTY_LINES = 3;

export interface Register {
  /** The places of all bookings that aren't cancelled, also those whose customer's data is deleted. */
  taken: number;
  expected: OwnerBooking[];
  cancelled: OwnerBooking[];
  /** What the people who are expected were asked, in order. */
  questions: string[];
  /** How many can come in all; null without a limit, and for services, which take times of different lengths. */
  places: number | null;
  /** Never more than are free. */
  emptyLines: number;
}

/** Sorts an event's bookings: by name, or first by time where each has its own. Deleted customers have no name. */
export function registerOf(event: OwnerEvent, bookings: readonly OwnerBooking[]): Register {
  const isDay = event.event_type === 'day_event';
  const held = placesOf(bookings.filter(({ status }) => status !== 'cancelled'));
  const taken = Math.max(held, event.booked_places);
  const named = bookings.filter(({ attendee_email }) => !isErased(attendee_email));
  const expected = named.filter(({ status }) => status !== 'cancelled').sort(isDay ? byName : byTime);
  const places =
    event.slot_count === null || (!isDay && event.service_mode !== 'time_slots')
      ? null
      : event.slot_count * event.places_per_time;
  const free = places === null ? EMPTY_LINES : Math.max(0, places - taken);
  return {
    taken,
    expected,
    questions: [...new Set(expected.flatMap(({ answers }) => answers.map(({ question }) => question)))],
    cancelled: named.filter(({ status }) => status === 'cancelled').sort(byName),
    places,
    emptyLines:
      isDay || (event.places_per_time > 1 && event.slot_count === 1) ? Math.min(EMPTY_LINES, free) : 0,
  };
}

const placesOf = (bookings: readonly OwnerBooking[]) => bookings.reduce((sum, { places }) => sum + places, 0);

const byName = (one: OwnerBooking, other: OwnerBooking) =>
  whoBooked(one).localeCompare(whoBooked(other), 'en-GB', { sensitivity: 'base' });

const byTime = (one: OwnerBooking, other: OwnerBooking) =>
  one.starts_at.localeCompare(other.starts_at) || byName(one, other);
