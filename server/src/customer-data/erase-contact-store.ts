/** What remains of an erased customer who has booked again, or has another address too. */

import { and, desc, eq, sql } from 'drizzle-orm';
import { isCustomer } from '../customers/find-customers-store.ts';
import { writeContact } from '../customers/keep-customers-store.ts';
import { bookings } from '../database/booking-tables.ts';
import { customers } from '../database/customer-tables.ts';
import type { Transaction } from '../database/database.ts';
import { belongTo } from '../database/expressions.ts';
import { firstOf } from '../database/prepared.ts';
import { customersWith, type Customer } from './customer-bookings-store.ts';

/**
 * Deletes the owner's note and alert, and keeps only the contact that the remaining bookings have. A customer without
 * a booking is deleted.
 */
export async function eraseContact(tx: Transaction, customer: Customer): Promise<void> {
  const { businessId } = customer;
  const left = await tx
    .select()
    .from(customers)
    .where(and(belongTo(customers, businessId), sql`${customers.id} in ${customersWith(customer)}`));
  for (const customerLeft of left) {
    const latest = await firstOf(
      tx
        .select()
        .from(bookings)
        .where(and(belongTo(bookings, businessId), eq(bookings.customerId, customerLeft.id)))
        .orderBy(desc(bookings.id))
        .limit(1),
    );
    if (!latest) {
      await tx.delete(customers).where(isCustomer(businessId, customerLeft.id));
      continue;
    }
    await writeContact(tx, customerLeft, {
      firstName: latest.attendeeFirstName,
      lastName: latest.attendeeLastName,
      email: latest.attendeeEmail || null,
      normalisedEmail: latest.normalisedEmail || null,
      phone: latest.attendeePhone,
      note: null,
      alert: null,
      createdAt: latest.createdAt,
    });
  }
}
