/** How much a file of a business holds, for its owner to recognise it by. */
import type { BusinessFile } from '@daybook/schema/contract/business-file';
import { todayIn } from '@daybook/schema/rules/calendar-day';

export interface FileContents {
  events: number;
  /** From today on, on the business's clock. */
  eventsAhead: number;
  bookings: number;
  /** Not cancelled, and not begun. */
  bookingsToCome: number;
  cancelled: number;
  /** Different ones, by name and postcode. */
  venues: number;
  /** Different ones, by name. */
  services: number;
}

/** `now` is milliseconds since 1970. */
export function contentsOf({ business, events, bookings }: BusinessFile, now: number): FileContents {
  const today = todayIn(business.timezone, now);
  const isCancelled = ({ status }: { status: string }) => status === 'cancelled';
  return {
    events: events.length,
    eventsAhead: events.filter(({ event_date }) => event_date >= today).length,
    bookings: bookings.length,
    bookingsToCome: bookings.filter((booking) => !isCancelled(booking) && Date.parse(booking.starts_at) > now)
      .length,
    cancelled: bookings.filter(isCancelled).length,
    venues: new Set(
      events.flatMap(({ venues }) =>
        venues.map(({ venue_name, venue_postcode }) => `${venue_name}\n${venue_postcode}`),
      ),
    ).size,
    services: new Set(events.flatMap(({ services }) => services.map(({ service_name }) => service_name)))
      .size,
  };
}
