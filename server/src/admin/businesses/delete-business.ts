/** An admin deletes a business: at once out of everybody's reach, what was to come is then cancelled in steps. */
import { finishClosing, type DeleteAccountParts } from '../../accounts/deletion/delete-account.ts';
import type { Database } from '../../database/database.ts';
import { no, ok, type Outcome } from '../../outcome.ts';
import type { AdminMoment } from '../audit/record-action-store.ts';
import { closeAnyBusiness } from './close-any-business-store.ts';

export interface DeleteBusinessParts extends DeleteAccountParts {
  database: Database;
}

/**
 * What it had to come is cancelled, and its attendees are written to; events, letters and the link to its owner go with
 * the purge (jobs/purge.ts). Its subscription is ended by the job that asks the payment provider.
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
