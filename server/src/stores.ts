/**
 * Builds every store once; each use is given the stores that it asks. A use itself writes whatever must be
 * written in one transaction.
 */
import { createAccountStore } from './accounts/account-store.ts';
import { createDeletionStore } from './accounts/deletion/deletion-store.ts';
import { createExportTables } from './accounts/export/export-store.ts';
import { createSessionStore } from './accounts/session-store.ts';
import { createFindBookingsStore } from './bookings/owner/find-bookings-store.ts';
import { createEndingStore } from './businesses/ending/ending-store.ts';
import { createFindOwnBusiness } from './businesses/ownership-store.ts';
import { createBusinessStore } from './businesses/store.ts';
import { createLoadSummary } from './businesses/summary-store.ts';
import type { Database } from './database/database.ts';
import { createDiaryStore } from './diary/store.ts';
import { createDeleteEventsStore } from './events/delete-events-store.ts';
import { createListEventsStore } from './events/list-events-store.ts';
import { createEventStore } from './events/store.ts';
import { createVenueStore } from './events/venue-store.ts';
import { createOutbox } from './mail/outbox-store.ts';

export type Stores = ReturnType<typeof createStores>;

export function createStores(database: Database) {
  return {
    accounts: createAccountStore(database),
    bookingsFound: createFindBookingsStore(database),
    businesses: createBusinessStore(database),
    deletion: createDeletionStore(database),
    diary: createDiaryStore(database),
    endings: createEndingStore(database),
    events: createEventStore(database),
    eventsDeleted: createDeleteEventsStore(database),
    eventsListed: createListEventsStore(database),
    exportTables: createExportTables(database),
    findOwnBusiness: createFindOwnBusiness(database),
    loadSummary: createLoadSummary(database),
    outbox: createOutbox(database),
    sessions: createSessionStore(database),
    venues: createVenueStore(database),
  };
}
