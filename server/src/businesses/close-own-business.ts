import { finishClosing, type DeleteAccountParts } from '../accounts/deletion/delete-account.ts';
import type { Database } from '../database/database.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';
import { closeBusiness } from './businesses-store.ts';
import { accountEmailOf, findBusinessOf } from './access-store.ts';

interface CloseOwnBusinessParts extends DeleteAccountParts {
  database: Database;
}

export type CloseOwnBusiness = (ownerId: number, id: number) => Promise<Outcome<'closed', 'no business'>>;

/**
 * Closes one business in the way in which deleting the account closes all: nobody can reach it, its upcoming
 * bookings are cancelled in steps and their attendees emailed, the job that syncs with the payment provider
 * ends its subscription, and the purge removes it (jobs/purge.ts).
 */
export function createCloseOwnBusiness(parts: CloseOwnBusinessParts): CloseOwnBusiness {
  const { database, clock } = parts;
  return async (ownerId, id) => {
    const isClosed = await database.write({ account: ownerId, business: id }, async (tx) => {
      const business = await findBusinessOf(tx, ownerId, id);
      if (!business) return false;
      await closeBusiness(tx, business, await accountEmailOf(tx, ownerId), clock());
      return true;
    });
    if (!isClosed) return no('no business');
    await finishClosing(parts);
    return ok('closed');
  };
}
