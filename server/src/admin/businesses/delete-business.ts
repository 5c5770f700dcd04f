import { finishClosing, type DeleteAccountParts } from '../../accounts/deletion/delete-account.ts';
import type { Database } from '../../database/database.ts';
import { no, ok, type Outcome } from '../../runtime/outcome.ts';
import type { AdminMoment } from '../audit/record-action-store.ts';
import { closeAnyBusiness } from './change-business-store.ts';

interface DeleteBusinessParts extends DeleteAccountParts {
  database: Database;
}

/**
 * Deletes a business for an admin: it is out of everybody's reach at once. Its upcoming bookings are then
 * cancelled in steps, and their attendees emailed. The purge later removes its events, its emails and the
 * link to its owner (jobs/purge.ts). The job that syncs with the payment provider ends its subscription.
 */
export function createDeleteBusiness(parts: DeleteBusinessParts) {
  const { database, onMailQueued } = parts;
  return async (id: number, by: AdminMoment): Promise<Outcome<'done', 'no business'>> => {
    const isClosed = await database.write({ business: id }, (tx) => closeAnyBusiness(tx, id, by));
    if (!isClosed) return no('no business');
    onMailQueued();
    await finishClosing(parts);
    return ok('done');
  };
}

export type DeleteAnyBusiness = ReturnType<typeof createDeleteBusiness>;
