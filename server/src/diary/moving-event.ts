/** An event as a moving booking sees it: only with its own service, even archived, and its own time free. */

import type { BookingRow } from '../database/booking-tables.ts';
import type { EventContents, KeptService, PlannedEvent } from './contents-store.ts';
import { hasIndividualServices, servicesOf } from './timetable-of-event.ts';

export interface MovingBooking {
  booking: BookingRow;
  /** An owner can also move a booking without a service to an event with another name. */
  by: 'customer' | 'owner';
  /**
   * The service in the catalogue; null for a booking without one, or if the catalogue has none of its name.
   */
  service: KeptService;
}

/** Returns the event with what the booking can take of it; null if it can't take the booking. */
export function contentsForMove<Event extends EventContents>(
  contents: Event,
  { booking, service, by }: MovingBooking,
): Event | null {
  const { event, venues } = contents;
  if (kindOf(contents) !== booking.kind || event.isHomeVisit !== booking.isHomeVisit) return null;
  const services = servicesOf(contents).filter(({ catalogueId }) => catalogueId === service);
  // A booking without a service is identified by its event's name.
  const isNamed = by === 'owner' || event.name === booking.eventName;
  const isSame = booking.kind === 'service' ? services.length > 0 : isNamed;
  if (!isSame) return null;
  const held = contents.held.filter(({ bookingId }) => bookingId !== booking.id);
  return { ...contents, services, venues: withoutOwnPlace(venues, booking), held, moving: booking };
}

/** Frees the booking's own places of a day event, which the venue counts. */
function withoutOwnPlace(venues: PlannedEvent['venues'], booking: BookingRow): PlannedEvent['venues'] {
  if (booking.kind !== 'day_event') return venues;
  return venues.map((venue) =>
    venue.id === booking.venueId ? { ...venue, heldCount: venue.heldCount - booking.places } : venue,
  );
}

function kindOf({ event }: PlannedEvent): BookingRow['kind'] {
  if (event.type === 'day_event') return 'day_event';
  return hasIndividualServices(event) ? 'service' : 'time_slot';
}
