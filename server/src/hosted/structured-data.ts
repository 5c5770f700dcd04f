import type { Diary } from '@daybook/schema/contract/diary';
import type { PublicEvent } from '@daybook/schema/contract/event';
import { CURRENCY } from '@daybook/schema/figures/prices';
import { instantOf } from '@daybook/schema/rules/calendar-day';
import { minutesOf, runsPastMidnight } from '@daybook/schema/rules/clock-time';
import { addDays } from '@daybook/schema/rules/date';
import { choicePath } from '@daybook/schema/rules/diary-choice';

/** Search engines show a handful. */
const EVENTS_TOLD = 12;

/**
 * Returns the business and its next events that have not ended, in the terms of schema.org (JSON-LD).
 * `publicUrl` has no slash at the end.
 */
export function structuredData({ business, events }: Diary, publicUrl: string): Record<string, unknown> {
  const url = publicUrl + choicePath(business.diary_slug, {});
  const address = {
    '@type': 'PostalAddress',
    ...(business.business_address ? { streetAddress: business.business_address } : {}),
    ...(business.postcode ? { postalCode: business.postcode } : {}),
  };
  const organizer = { '@type': 'LocalBusiness', '@id': url, name: business.business_name, url, address };
  return {
    '@context': 'https://schema.org',
    ...organizer,
    event: events
      .filter(({ is_over }) => !is_over)
      .slice(0, EVENTS_TOLD)
      .map((event) => ({
        '@type': 'Event',
        name: event.event_name,
        ...(event.event_description ? { description: event.event_description } : {}),
        startDate: instantText(event.event_date, event.start_time, business.timezone),
        endDate: instantText(lastDateOf(event), event.end_time, business.timezone),
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        eventStatus: 'https://schema.org/EventScheduled',
        location: locationOf(event, business.business_name, address),
        organizer: { '@id': url },
        offers: offersOf(event, publicUrl + choicePath(business.diary_slug, { eventId: event.id })),
      })),
  };
}

/** Returns the date on which an event ends: a day event may run past midnight. */
function lastDateOf({ event_date, start_time, end_time }: PublicEvent): string {
  return runsPastMidnight(start_time, end_time) ? addDays(event_date, 1) : event_date;
}

/** Returns the instant of a wall time, or only its date where the time zone skips that time. */
function instantText(date: string, time: string, timezone: string): string {
  const instant = instantOf(date, minutesOf(time), timezone);
  return instant === null ? date : new Date(instant).toISOString();
}

function locationOf(event: PublicEvent, name: string, address: Record<string, unknown>) {
  const venue = event.venues[0];
  if (!venue) return { '@type': 'Place', name, address };
  return {
    '@type': 'Place',
    name: venue.venue_name,
    address: {
      '@type': 'PostalAddress',
      ...(venue.venue_address ? { streetAddress: venue.venue_address } : {}),
      postalCode: venue.venue_postcode,
    },
  };
}

function offersOf(event: PublicEvent, url: string) {
  const availability = `https://schema.org/${event.free_count === 0 ? 'SoldOut' : 'InStock'}`;
  return event.services.map((service) => ({
    '@type': 'Offer',
    name: service.service_name,
    price: service.service_price.toFixed(2),
    priceCurrency: CURRENCY,
    availability,
    url,
  }));
}
