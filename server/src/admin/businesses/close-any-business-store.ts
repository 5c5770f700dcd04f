import { closeBusiness } from '../../businesses/close-business-store.ts';
import type { Transaction } from '../../database/database.ts';
import { consequencesOf } from '../consequences-store.ts';
import { recordAction, type AdminMoment } from '../audit/record-action-store.ts';
import { businessFacts } from './admin-business-responses.ts';
import { findOpen } from './change-business-store.ts';

/** Deletes a business, and writes down that an admin did. False when it is deleted already or was never there. */
export async function closeAnyBusiness(tx: Transaction, id: number, by: AdminMoment): Promise<boolean> {
  const found = await findOpen(tx, id);
  if (!found) return false;
  const { before, accountEmail } = found;
  const { events, bookings, upcoming } = await consequencesOf(tx, [id], by.now);
  const { is_active, has_paid } = businessFacts(before, by.now);
  await closeBusiness(tx, before, accountEmail, by.now);
  await recordAction(tx, by, {
    action: 'business_deleted',
    subject: before.name,
    subjectId: id,
    before: {
      diary_slug: before.diarySlug,
      is_active,
      has_paid,
      events,
      bookings,
      upcoming_bookings: upcoming,
    },
    after: null,
  });
  return true;
}
