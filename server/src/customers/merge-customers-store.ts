import { CUSTOMER_NOTE_MAX } from '@daybook/schema/figures/bounds';
import { bookings } from '../database/booking-tables.ts';
import { customers } from '../database/customer-tables.ts';
import type { Transaction } from '../database/database.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';
import { findCustomer, type CustomerObstacle } from './change-customers-store.ts';
import { isCustomer, isOfCustomer } from './find-customers-store.ts';
import { followBookings, writeContact } from './keep-customers-store.ts';

/** Moves the other's bookings to the customer, and so deletes the other. */
export async function mergeCustomers(
  tx: Transaction,
  businessId: number,
  customerId: number,
  otherId: number,
): Promise<Outcome<null, CustomerObstacle>> {
  const customer = await findCustomer(tx, businessId, customerId);
  if (!customer) return no({ is: 'no customer' });
  const other = customerId === otherId ? null : await findCustomer(tx, businessId, otherId);
  if (!other) return ok(null);
  // The address must be free first: two customers of one business never have the same.
  await tx
    .update(customers)
    .set({ email: null, normalisedEmail: null })
    .where(isCustomer(businessId, otherId));
  await writeContact(tx, customer, {
    email: customer.email ?? other.email,
    normalisedEmail: customer.normalisedEmail ?? other.normalisedEmail,
    phone: customer.phone ?? other.phone,
    note: bothNotes(customer.note, other.note),
    createdAt: Math.min(customer.createdAt, other.createdAt),
  });
  await tx.update(bookings).set({ customerId }).where(isOfCustomer(businessId, otherId));
  await followBookings(tx, [otherId, customerId]);
  return ok(null);
}

/** If both together are too long, the end of the other is cut off. */
export function bothNotes(one: string | null, other: string | null): string | null {
  const both = [one, other].filter((note) => note !== null).join('\n');
  return both === '' ? null : both.slice(0, CUSTOMER_NOTE_MAX);
}
