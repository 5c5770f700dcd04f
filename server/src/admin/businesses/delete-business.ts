import { finishClosing } from '../../accounts/deletion/delete-account.ts';
import type { Context } from '../../context.ts';
import { no, ok, type Outcome } from '../../runtime/outcome.ts';
import type { AdminMoment } from '../audit/record-action-store.ts';
import { closeAnyBusiness } from './change-business-store.ts';

/**
 * Deletes a business for an admin: it is out of everybody's reach at once. Its upcoming bookings are then
 * cancelled in steps, and their attendees emailed. The purge later removes its events, its emails and the
 * link to its owner (jobs/purge.ts). The job that syncs with the payment provider ends its subscription.
 */
export async function deleteAnyBusiness(
  context: Context,
  id: number,
  by: AdminMoment,
): Promise<Outcome<'done', 'no business'>> {
  const isClosed = await context.database.write({ business: id }, (tx) => closeAnyBusiness(tx, id, by));
  if (!isClosed) return no('no business');
  context.onMailQueued();
  await finishClosing(context);
  return ok('done');
}
