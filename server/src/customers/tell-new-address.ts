/** Emails about a customer's new address: one per upcoming booking, or one in all if there are many. */
import { EMAILED_EACH_MAX } from '@daybook/schema/figures/bounds';
import { isSameAddress } from '@daybook/schema/rules/email-address';
import type { BookingWithBusiness } from '../bookings/decision-facts.ts';
import { otherBookingOf } from '../bookings/email-facts.ts';
import { queueBookingEmail } from '../bookings/emails/booking-email-store.ts';
import { withdrawEmails } from '../bookings/owner/change-bookings-store.ts';
import type { Transaction } from '../database/database.ts';

export interface ChangedBooking {
  before: BookingWithBusiness;
  after: BookingWithBusiness;
}

export interface Told {
  isNewTold: boolean;
  isFormerTold: boolean;
}
export const NOBODY_TOLD: Told = { isNewTold: false, isFormerTold: false };

interface Telling {
  /** How many bookings get the address, over all steps. */
  readdressed: number;
  told: Told;
  now: number;
}

/** Nobody is emailed about bookings whose address is unchanged. */
export async function tellOfNewAddress(
  tx: Transaction,
  changed: readonly ChangedBooking[],
  { readdressed, told, now }: Telling,
): Promise<Told> {
  const those = changed.filter(
    ({ before, after }) => !isSameAddress(before.booking.attendeeEmail, after.booking.attendeeEmail),
  );
  const isOneOfAll = readdressed > EMAILED_EACH_MAX;
  const otherCount = isOneOfAll ? readdressed - 1 : 0;
  let { isNewTold, isFormerTold } = told;
  for (const one of those) {
    if (isNewTold) break;
    const others = isOneOfAll ? those.filter((other) => other !== one) : [];
    const listed = others.map(({ after }) => otherBookingOf(after.booking));
    const email = { otherCount, others: listed };
    const isQueued = await queueBookingEmail(tx, 'booking_confirmed', one.after, now, email);
    isNewTold = isOneOfAll && isQueued;
  }
  const reached = await withdrawEmails(
    tx,
    those.map(({ before }) => before.booking),
  );
  for (const { before } of those) {
    if (isFormerTold || !reached.has(before.booking.id)) continue;
    await queueBookingEmail(tx, 'booking_readdressed', before, now, { otherCount });
    isFormerTold = isOneOfAll;
  }
  return { isNewTold, isFormerTold };
}
