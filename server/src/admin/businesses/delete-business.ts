/**
 * An admin deletes a business: it is out of everybody's reach at once, and its bookings to come are then cancelled in
 * steps.
 */
import { finishClosing, type DeleteAccountParts } from '../../accounts/deletion/delete-account.ts';
import type { Database } from '../../database/database.ts';
import { no, ok, type Outcome } from '../../runtime/outcome.ts';
import type { AdminMoment } from '../audit/record-action-store.ts';
import { closeAnyBusiness } from './change-business-store.ts';

interface DeleteBusinessParts extends DeleteAccountParts {
  database: Database;
}

/**
 * Deletes a business, cancels its bookings to come, and writes to their attendees. The purge removes its events, its
 * emails and the link to its owner later (jobs/purge.ts). The job that asks the payment provider ends its
 * subscription.
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
