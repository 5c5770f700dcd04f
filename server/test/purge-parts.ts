import { createCancelTokens } from '../src/bookings/cancel-token.ts';
import { createEraseStore } from '../src/customer-data/erase-customer-store.ts';
import type { Database } from '../src/database/database.ts';
import { createDeleteEventsStore } from '../src/events/delete-events-store.ts';
import { createPurgeStore } from '../src/jobs/purge-store.ts';
import type { PurgeParts } from '../src/jobs/purge.ts';

export function purgePartsOf(database: Database): Omit<PurgeParts, 'clock'> {
  return {
    store: createPurgeStore(database),
    deleteEvents: createDeleteEventsStore(database),
    erasure: createEraseStore(database, createCancelTokens(['a secret'])),
    onMailQueued: () => undefined,
  };
}
