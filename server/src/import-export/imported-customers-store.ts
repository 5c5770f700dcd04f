import { createHash } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { ImportedBooking } from '@daybook/schema/contract/business-file';
import { normalisedEmail } from '@daybook/schema/rules/email-address';
import { referenceFrom } from '@daybook/schema/rules/reference';
import { findChangeable, findCustomer } from '../customers/change-customers-store.ts';
import { followBookings, writeContact } from '../customers/keep-customers-store.ts';
import { bothSaid } from '../customers/merge-customers-store.ts';
import { bookings } from '../database/booking-tables.ts';
import type { Transaction } from '../database/database.ts';

/** Returns the reference of an imported booking whose own is taken. Later parts may use either. */
export function otherReferenceOf(importId: number, reference: string): string {
  return referenceFrom(createHash('sha256').update(`${importId} ${reference}`).digest());
}

type SaysOfCustomer = Pick<
  ImportedBooking,
  'customer_of' | 'customer_note' | 'customer_alert' | 'customer_contact'
>;

/** Returns false if the booking belongs to the customer of an earlier one that hasn't been imported. */
export async function writeCustomerOf(
  tx: Transaction,
  importId: number,
  reference: string,
  {
    customer_of: customerOf,
    customer_note: note,
    customer_alert: alert,
    customer_contact: contact,
  }: SaysOfCustomer,
): Promise<boolean> {
  const saysNothing = note === null && alert === null && contact === null;
  if (customerOf === null && saysNothing) return true;
  const references = customerOf === null ? [reference] : [customerOf, otherReferenceOf(importId, customerOf)];
  const found = await tx
    .select({ reference: bookings.reference, customerId: bookings.customerId })
    .from(bookings)
    .where(and(eq(bookings.businessId, importId), inArray(bookings.reference, [reference, ...references])));
  const customerIds = new Map(found.map((booking) => [booking.reference, booking.customerId]));
  const first = references.find((one) => customerIds.has(one));
  if (first === undefined) return false;
  const ownId = customerIds.get(reference) ?? null;
  if (ownId === null) return true;
  const customerId = customerIds.get(first) ?? ownId;
  if (customerId !== ownId) {
    await tx
      .update(bookings)
      .set({ customerId })
      .where(and(eq(bookings.businessId, importId), eq(bookings.reference, reference)));
    await followBookings(tx, [ownId, customerId]);
  }
  const customer = saysNothing ? null : await findCustomer(tx, importId, customerId);
  if (!customer) return true;
  // An address that another customer has stays theirs.
  const isFree = contact !== null && (await findChangeable(tx, importId, customer.id, contact.email)).ok;
  await writeContact(tx, customer, {
    ...bothSaid(customer, { note, alert }),
    ...(contact && { firstName: contact.first_name, lastName: contact.last_name, phone: contact.phone }),
    ...(isFree && {
      email: contact.email,
      normalisedEmail: contact.email === null ? null : normalisedEmail(contact.email),
    }),
  });
  return true;
}
