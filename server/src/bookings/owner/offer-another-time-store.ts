import { dateOfUtcMidnight } from '@daybook/schema/rules/date';
import type { Transaction } from '../../database/database.ts';
import { queueBookingEmail } from '../emails/booking-email-store.ts';
import { loadChosen } from './cancel-bookings-store.ts';

/**
 * Emails the customers of chosen bookings a link to choose another time; until they do, the bookings stay.
 * Each booking gets at most one such email a day. Returns how many are emailed.
 */
export async function offerAnotherTime(
  tx: Transaction,
  businessId: number,
  ids: readonly number[],
  now: number,
): Promise<number> {
  if (ids.length === 0) return 0;
  let emailed = 0;
  // One after the other, because each may use up the day's new addresses.
  for (const about of await loadChosen(tx, businessId, ids)) {
    const { booking } = about;
    if (booking.status === 'cancelled' || booking.startsAt <= now) continue;
    const onceKey = `move offered:${booking.id}:${dateOfUtcMidnight(now)}`;
    const isTold = await queueBookingEmail(tx, 'booking_move_offered', about, now, { onceKey, isBulk: true });
    if (isTold) emailed += 1;
  }
  return emailed;
}
