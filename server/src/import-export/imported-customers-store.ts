/** What a file's bookings say of their customers: whose they are, their contact, and what is noted about them. */
import { createHash } from 'node:crypto';
import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { ImportedBooking } from '@daybook/schema/contract/business-file';
import { normalisedEmail } from '@daybook/schema/rules/email-address';
import { referenceFrom } from '@daybook/schema/rules/reference';
import { bothNotes, findChangeable, findCustomer } from '../customers/change-customers-store.ts';
import { isCustomer } from '../customers/find-customers-store.ts';
import { bookings } from '../database/booking-tables.ts';
import { customers, type CustomerRow } from '../database/customer-tables.ts';
import type { Transaction } from '../database/database.ts';

/** Returns what a booking of a file is called where its reference is taken: later parts of the file find it by both. */
export function otherReferenceOf(importId: number, reference: string): string {
  return referenceFrom(createHash('sha256').update(`${importId} ${reference}`).digest());
}

type SaysOfCustomer = Pick<ImportedBooking, 'customer_of' | 'customer_note' | 'customer_contact'>;

/** Resolves with false where the first booking of its customer hasn't come. */
export async function writeCustomerOf(
  tx: Transaction,
  importId: number,
  reference: string,
  { customer_of: customerOf, customer_note: note, customer_contact: contact }: SaysOfCustomer,
): Promise<boolean> {
  if (customerOf !== null && !(await giveTo(tx, importId, { reference, customerOf }))) return false;
  if (note === null && contact === null) return true;
  const customer = await customerOfBooking(tx, importId, reference);
  if (!customer) return true;
  // An address that another customer has stays theirs.
  const isFree = contact !== null && (await findChangeable(tx, importId, customer.id, contact.email)).ok;
  await tx
    .update(customers)
    .set({
      note: bothNotes(customer.note, note),
      ...(contact && { firstName: contact.first_name, lastName: contact.last_name, phone: contact.phone }),
      ...(isFree && {
        email: contact.email,
        normalisedEmail: contact.email === null ? null : normalisedEmail(contact.email),
      }),
    })
    .where(isCustomer(importId, customer.id));
  return true;
}

/** Gives a booking to the customer of an earlier one. */
async function giveTo(
  tx: Transaction,
  importId: number,
  { reference, customerOf }: { reference: string; customerOf: string },
): Promise<boolean> {
  const found = await tx
    .select({ reference: bookings.reference, customerId: bookings.customerId })
    .from(bookings)
    .where(
      and(
        eq(bookings.businessId, importId),
        inArray(bookings.reference, [customerOf, otherReferenceOf(importId, customerOf)]),
      ),
    );
  const first = found.find((one) => one.reference === customerOf) ?? found[0];
  if (!first) return false;
  if (first.customerId !== null)
    await tx
      .update(bookings)
      .set({ customerId: first.customerId })
      .where(
        and(
          eq(bookings.businessId, importId),
          eq(bookings.reference, reference),
          isNotNull(bookings.customerId),
          ne(bookings.customerId, first.customerId),
        ),
      );
  return true;
}

async function customerOfBooking(
  tx: Transaction,
  businessId: number,
  reference: string,
): Promise<CustomerRow | null> {
  const [booking] = await tx
    .select({ customerId: bookings.customerId })
    .from(bookings)
    .where(and(eq(bookings.businessId, businessId), eq(bookings.reference, reference)));
  return booking?.customerId ? findCustomer(tx, businessId, booking.customerId) : null;
}
