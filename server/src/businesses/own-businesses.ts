import type { Business } from '@daybook/schema/contract/business';
import { finishClosing } from '../accounts/deletion/delete-account.ts';
import type { Context } from '../context.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';
import { accountEmailOf, findBusinessOf } from './access-store.ts';
import { ownBusinessAnswer } from './business-responses.ts';
import { closeBusiness, listOwnedBy } from './businesses-store.ts';

/** Returns an account's businesses in the calls' shape, oldest first. */
export async function listOwnBusinesses(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  userId: number,
): Promise<Business[]> {
  const now = clock();
  const owned = await listOwnedBy(database.read, userId, now);
  return owned.map((business) => ownBusinessAnswer(business, now));
}

/**
 * Closes one business in the way in which deleting the account closes all: nobody can reach it, its upcoming
 * bookings are cancelled in steps and their attendees emailed, the job that syncs with the payment provider
 * ends its subscription, and the purge removes it (jobs/purge.ts).
 */
export async function closeOwnBusiness(
  context: Context,
  ownerId: number,
  id: number,
): Promise<Outcome<'closed', 'no business'>> {
  const isClosed = await context.database.write({ account: ownerId, business: id }, async (tx) => {
    const business = await findBusinessOf(tx, ownerId, id);
    if (!business) return false;
    await closeBusiness(tx, business, await accountEmailOf(tx, ownerId), context.clock());
    return true;
  });
  if (!isClosed) return no('no business');
  await finishClosing(context);
  return ok('closed');
}
