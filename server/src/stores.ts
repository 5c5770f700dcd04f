import { createBookingEmailsStore } from './bookings/owner/booking-emails-store.ts';
import { createFindBookingsStore } from './bookings/owner/find-bookings-store.ts';
import type { Database } from './database/database.ts';
import { createChangeDatesStore } from './dates/change-dates-store.ts';
import { createDeleteEventsStore } from './events/delete-events-store.ts';
import { createListEventsStore } from './events/list-events-store.ts';
import { createEventResourcesStore } from './events/event-resources-store.ts';
import { createEventStore } from './events/events-store.ts';
import { createVenueStore } from './events/venue-store.ts';
import { createChangePatternStore } from './patterns/change-pattern-store.ts';
import { createPatternsStore } from './patterns/patterns-store.ts';
import { createPublishStore } from './patterns/publish-store.ts';
export type Stores = ReturnType<typeof createStores>;

export function createStores(database: Database) {
  return {
    bookingEmails: createBookingEmailsStore(database),
    bookingsFound: createFindBookingsStore(database),
    datesChanged: createChangeDatesStore(database),
    events: createEventStore(database),
    eventResources: createEventResourcesStore(database),
    eventsDeleted: createDeleteEventsStore(database),
    eventsListed: createListEventsStore(database),
    patterns: createPatternsStore(database),
    patternsChanged: createChangePatternStore(database),
    patternsPublished: createPublishStore(database),
    venues: createVenueStore(database),
  };
}
