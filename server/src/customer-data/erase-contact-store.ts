/** What remains of an erased customer who has booked again, or has another address too. */
import { and, desc, eq, sql } from 'drizzle-orm';
import { bookings } from '../database/booking-tables.ts';
import { customers } from '../database/customer-tables.ts';
import type { Transaction } from '../database/database.ts';
import { belongTo } from '../database/expressions.ts';
import { firstOf } from '../database/prepared.ts';
import { customersWith, type Customer } from './customer-bookings-store.ts';

/** Deletes the owner's note, and keeps only the contact that the remaining bookings have. */
export async function eraseContact(tx: Transaction, customer: Customer): Promise<void> {
  const { businessId } = customer;
  const left = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(belongTo(customers, businessId), sql`${customers.id} in ${customersWith(customer)}`));
  for (const { id } of left) {
    const latest = await firstOf(
      tx
        .select()
        .from(bookings)
        .where(and(belongTo(bookings, businessId), eq(bookings.customerId, id)))
        .orderBy(desc(bookings.id))
        .limit(1),
    );
    if (!latest) continue;
    await tx
      .update(customers)
      .set({
        firstName: latest.attendeeFirstName,
        lastName: latest.attendeeLastName,
        email: sql`nullif(${latest.attendeeEmail}, '')`,
        normalisedEmail: sql`nullif(${latest.normalisedEmail}, '')`,
        phone: latest.attendeePhone,
        note: null,
        createdAt: latest.createdAt,
      })
      .where(and(eq(customers.businessId, businessId), eq(customers.id, id)));
  }
}
