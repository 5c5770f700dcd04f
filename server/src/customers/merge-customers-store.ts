import { CUSTOMER_ALERT_MAX, CUSTOMER_NOTE_MAX } from '@daybook/schema/figures/bounds';
import { bookings } from '../database/booking-tables.ts';
import { customers, type CustomerRow } from '../database/customer-tables.ts';
import type { Transaction } from '../database/database.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';
import { findCustomer, type CustomerObstacle } from './change-customers-store.ts';
import { isCustomer, isOfCustomer } from './find-customers-store.ts';
import { keepLatest, writeContact } from './keep-customers-store.ts';

/** Moves the other's bookings to the customer, and deletes the other. */
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
    ...bothSaid(customer, other),
    createdAt: Math.min(customer.createdAt, other.createdAt),
  });
  await tx.update(bookings).set({ customerId }).where(isOfCustomer(businessId, otherId));
  await tx.delete(customers).where(isCustomer(businessId, otherId));
  await keepLatest(tx, [customerId]);
  return ok(null);
}

type Said = Pick<CustomerRow, 'note' | 'alert'>;

/** Returns both notes and both alerts. If two together are too long, the end of the other is cut off. */
export const bothSaid = (one: Said, other: Said): Said => ({
  note: joined([one.note, other.note], '\n', CUSTOMER_NOTE_MAX),
  alert: joined([one.alert, other.alert], '; ', CUSTOMER_ALERT_MAX),
});

/** Leaves out a text that an earlier one contains, so that adding it twice changes nothing. */
function joined(texts: (string | null)[], between: string, max: number): string | null {
  const all = texts
    .filter((text) => text !== null)
    .reduce((said, text) => (said.includes(text) ? said : [said, text].filter(Boolean).join(between)), '');
  return all === '' ? null : all.slice(0, max);
}
