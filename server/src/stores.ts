/** Creates every store once. Code that needs several changes in one transaction writes them itself. */
import { createDeletionStore } from './accounts/deletion/deletion-store.ts';
import { createHashPerson } from './accounts/person-hash.ts';
import { createFindEmailsStore, createRetryEmailsStore } from './admin/outbox/find-emails-store.ts';
import { createBusyCalendarStore } from './calendars/busy/busy-calendars-store.ts';
import { createFeedStore } from './calendars/feeds/feeds-store.ts';
import { createBookingEmailsStore } from './bookings/owner/booking-emails-store.ts';
import { createFindBookingsStore } from './bookings/owner/find-bookings-store.ts';
import { createImportsStore } from './import-export/imports-store.ts';
import { createImportPartsStore } from './import-export/import-parts-store.ts';
import { createFinishImport } from './import-export/finish-import-store.ts';
import { createExpiryNoticeStore } from './businesses/expiry-notices/expiry-notices-store.ts';
import { createFindOwnBusiness } from './businesses/access-store.ts';
import { createBusinessStore } from './businesses/businesses-store.ts';
import { createLoadSummary } from './businesses/summary-store.ts';
import type { Database } from './database/database.ts';
import { createDelaysStore } from './delays/delays-store.ts';
import { createChangeDatesStore } from './dates/change-dates-store.ts';
import { createDiaryStore } from './diary/diary-store.ts';
import { createDeleteEventsStore } from './events/delete-events-store.ts';
import { createListEventsStore } from './events/list-events-store.ts';
import { createEventResourcesStore } from './events/event-resources-store.ts';
import { createEventStore } from './events/events-store.ts';
import { createVenueStore } from './events/venue-store.ts';
import { createOutbox } from './emails/outbox-store.ts';
import { createChangePatternStore } from './patterns/change-pattern-store.ts';
import { createPatternsStore } from './patterns/patterns-store.ts';
import { createPublishStore } from './patterns/publish-store.ts';
import type { Secrets } from './tokens/secrets.ts';
import { createResourceStore } from './resources/resources-store.ts';
import { createCatalogueServiceStore } from './resources/services-store.ts';
import { createTimeOffStore } from './time-off/time-off-store.ts';
import { createVisitsStore } from './visits/visits-store.ts';

export type Stores = ReturnType<typeof createStores>;

export function createStores(database: Database, secrets: Secrets) {
  const hashPerson = createHashPerson(secrets);
  return {
    admin: createAdminStores(database),
    imports: createImportsStore(database),
    importParts: createImportPartsStore(database),
    finishImport: createFinishImport(database),
    busyCalendars: createBusyCalendarStore(database),
    calendarFeeds: createFeedStore(database),
    bookingEmails: createBookingEmailsStore(database),
    bookingsFound: createFindBookingsStore(database),
    businesses: createBusinessStore(database),
    datesChanged: createChangeDatesStore(database),
    delays: createDelaysStore(database),
    deletion: createDeletionStore(database, hashPerson),
    diary: createDiaryStore(database),
    expiryNotices: createExpiryNoticeStore(database),
    events: createEventStore(database),
    eventResources: createEventResourcesStore(database),
    eventsDeleted: createDeleteEventsStore(database),
    eventsListed: createListEventsStore(database),
    findOwnBusiness: createFindOwnBusiness(database),
    loadSummary: createLoadSummary(database),
    outbox: createOutbox(database),
    patterns: createPatternsStore(database),
    patternsChanged: createChangePatternStore(database),
    patternsPublished: createPublishStore(database),
    catalogueServices: createCatalogueServiceStore(database),
    resources: createResourceStore(database),
    timeOff: createTimeOffStore(database),
    venues: createVenueStore(database),
    visits: createVisitsStore(database),
  };
}

function createAdminStores(database: Database) {
  return {
    emailsFound: createFindEmailsStore(database),
    emailsRetried: createRetryEmailsStore(database),
  };
}
