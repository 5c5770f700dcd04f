import type { OwnerEvent } from '@daybook/schema/contract/event';
import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { isErased } from '@daybook/schema/words/erased-attendee';
import { whoBooked } from '#booking-words/seen-booking.ts';

/** Empty lines at the end of a printed list, for people who come without a booking. */
const EMPTY_LINES = 3;

export interface Register {
  /** All bookings that aren't cancelled, also those whose customer's data is deleted. */
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
  const held = bookings.filter(({ status }) => status !== 'cancelled').length;
  const taken = Math.max(held, event.booked_count);
  const named = bookings.filter(({ attendee_email }) => !isErased(attendee_email));
  const expected = named.filter(({ status }) => status !== 'cancelled').sort(isDay ? byName : byTime);
  const places = isDay || event.service_mode === 'time_slots' ? event.slot_count : null;
  const free = places === null ? EMPTY_LINES : Math.max(0, places - taken);
  return {
    taken,
    expected,
    questions: [...new Set(expected.flatMap(({ answers }) => answers.map(({ question }) => question)))],
    cancelled: named.filter(({ status }) => status === 'cancelled').sort(byName),
    places,
    emptyLines: isDay ? Math.min(EMPTY_LINES, free) : 0,
  };
}

const byName = (one: OwnerBooking, other: OwnerBooking) =>
  whoBooked(one).localeCompare(whoBooked(other), 'en-GB', { sensitivity: 'base' });

const byTime = (one: OwnerBooking, other: OwnerBooking) =>
  one.starts_at.localeCompare(other.starts_at) || byName(one, other);
