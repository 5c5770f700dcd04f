/** Follows, in a customer's contact, what an owner has changed in a booking. */

import { and, desc, eq, isNotNull, ne, sql, type SQL } from 'drizzle-orm';
import { NO_EMAIL } from '../bookings/no-email.ts';
import { bookings, type BookingRow } from '../database/booking-tables.ts';
import type { Reader, Transaction } from '../database/database.ts';
import { firstOf } from '../database/prepared.ts';
import { findCustomer, findWithEmail } from './change-customers-store.ts';
import { isOfCustomer } from './find-customers-store.ts';
import { followBookings, insertCustomer, writeContact } from './keep-customers-store.ts';
import { mergeCustomers } from './merge-customers-store.ts';

/**
 * Gives a booking with a corrected address to that address's customer: the one who has it, otherwise its own
 * customer if none of their other bookings has the old address, otherwise a new one.
 */
export async function followAddress(tx: Transaction, before: BookingRow, booking: BookingRow): Promise<void> {
  const { id, businessId, customerId: formerId, normalisedEmail: address } = booking;
  if (formerId === null) return;
  const others = and(isOfCustomer(businessId, formerId), ne(bookings.id, id));
  const hasOther = async (condition?: SQL) =>
    Boolean(
      await firstOf(tx.select({ id: bookings.id }).from(bookings).where(and(others, condition)).limit(1)),
    );
  const hasFormerAddress = and(
    eq(bookings.normalisedEmail, before.normalisedEmail),
    ne(bookings.normalisedEmail, NO_EMAIL),
  );
  const customer =
    (await findWithEmail(tx, businessId, address)) ??
    (await ofEarlierBooking(tx, booking)) ??
    ((await hasOther(hasFormerAddress)) ? null : { id: formerId });
  const customerId = customer?.id ?? (await insertCustomer(tx, booking));
  if (customerId !== formerId) {
    if (await hasOther()) {
      await tx.update(bookings).set({ customerId }).where(eq(bookings.id, id));
      await followBookings(tx, [formerId, customerId]);
    } else await mergeCustomers(tx, businessId, customerId, formerId);
  }
  const theirs = await findCustomer(tx, businessId, customerId);
  if (theirs && [null, before.normalisedEmail].includes(theirs.normalisedEmail))
    await writeContact(tx, theirs, { email: booking.attendeeEmail, normalisedEmail: address });
}

/** Gives a customer the name and phone number of a booking that its owner changed, if it is their latest. */
export async function followContact(tx: Transaction, booking: BookingRow): Promise<void> {
  const { id, businessId } = booking;
  const newest = await firstOf(
    tx
      .select({ id: bookings.id, customerId: bookings.customerId })
      .from(bookings)
      .where(sql`${bookings.customerId} = (select customer_id from bookings where id = ${id})`)
      .orderBy(desc(bookings.id))
      .limit(1),
  );
  if (newest?.id !== id || newest.customerId === null) return;
  const customer = await findCustomer(tx, businessId, newest.customerId);
  if (!customer) return;
  await writeContact(tx, customer, {
    firstName: booking.attendeeFirstName,
    lastName: booking.attendeeLastName,
    phone: booking.attendeePhone ?? customer.phone,
  });
}

/** Finds a merged customer, who has the address in a booking but another one in their contact. */
async function ofEarlierBooking(
  on: Reader,
  { id, businessId, normalisedEmail: address }: BookingRow,
): Promise<{ id: number } | null> {
  const earlier = await firstOf(
    on
      .select({ customerId: bookings.customerId })
      .from(bookings)
      .where(
        and(
          eq(bookings.businessId, businessId),
          eq(bookings.normalisedEmail, address),
          isNotNull(bookings.customerId),
          ne(bookings.id, id),
        ),
      )
      .orderBy(desc(bookings.startsAt), desc(bookings.id))
      .limit(1),
  );
  return earlier?.customerId ? { id: earlier.customerId } : null;
}
