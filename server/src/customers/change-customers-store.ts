/** What an owner changes of customers. Each is one transaction, and done again it changes nothing. */
import { and, eq, ne } from 'drizzle-orm';
import type { CustomerChange } from '@daybook/schema/contract/customers';
import { CUSTOMER_NOTE_MAX } from '@daybook/schema/figures/bounds';
import { normalisedEmail } from '@daybook/schema/rules/email-address';
import { bookings } from '../database/booking-tables.ts';
import { customers, type CustomerRow } from '../database/customer-tables.ts';
import type { Database, Reader, Transaction } from '../database/database.ts';
import { firstOf } from '../database/prepared.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';
import { isCustomer, isOfCustomer } from './find-customers-store.ts';

export type CustomerObstacle = { is: 'no customer' } | { is: 'email of another'; customerId: number };

export type ChangeCustomersStore = ReturnType<typeof createChangeCustomersStore>;

export function createChangeCustomersStore({ write }: Database) {
  return {
    change: (
      businessId: number,
      customerId: number,
      change: CustomerChange,
    ): Promise<Outcome<null, CustomerObstacle>> =>
      write({ business: businessId }, (tx) => changeIn(tx, businessId, customerId, change)),

    /** Makes the other's bookings the customer's. Changes nothing where the other is merged already. */
    merge: (
      businessId: number,
      customerId: number,
      otherId: number,
    ): Promise<Outcome<null, CustomerObstacle>> =>
      write({ business: businessId }, (tx) => mergeIn(tx, businessId, customerId, otherId)),
  };
}

async function changeIn(
  tx: Transaction,
  businessId: number,
  customerId: number,
  { first_name: firstName, last_name: lastName, email, phone, note }: CustomerChange,
): Promise<Outcome<null, CustomerObstacle>> {
  if (!(await findCustomer(tx, businessId, customerId))) return no({ is: 'no customer' });
  const other = email === null ? null : await findOtherWith(tx, businessId, customerId, email);
  if (other) return no({ is: 'email of another', customerId: other.id });
  await tx
    .update(customers)
    .set({
      firstName,
      lastName,
      email,
      normalisedEmail: email === null ? null : normalisedEmail(email),
      phone,
      note,
    })
    .where(isCustomer(businessId, customerId));
  return ok(null);
}

async function mergeIn(
  tx: Transaction,
  businessId: number,
  customerId: number,
  otherId: number,
): Promise<Outcome<null, CustomerObstacle>> {
  const customer = await findCustomer(tx, businessId, customerId);
  if (!customer) return no({ is: 'no customer' });
  const other = customerId === otherId ? null : await findCustomer(tx, businessId, otherId);
  if (!other) return ok(null);
  // The address is free first: two customers of one business never have the same.
  await tx
    .update(customers)
    .set({ email: null, normalisedEmail: null })
    .where(isCustomer(businessId, otherId));
  await tx
    .update(customers)
    .set({
      email: customer.email ?? other.email,
      normalisedEmail: customer.normalisedEmail ?? other.normalisedEmail,
      phone: customer.phone ?? other.phone,
      note: bothNotes(customer.note, other.note),
      createdAt: Math.min(customer.createdAt, other.createdAt),
    })
    .where(isCustomer(businessId, customerId));
  await tx.update(bookings).set({ customerId }).where(isOfCustomer(businessId, otherId));
  // A trigger has deleted the other with the last of their bookings.
  return ok(null);
}

/** Where both together are too long, the end of the other is cut off. */
export function bothNotes(one: string | null, other: string | null): string | null {
  const both = [one, other].filter((note) => note !== null).join('\n');
  return both === '' ? null : both.slice(0, CUSTOMER_NOTE_MAX);
}

export const findCustomer = (
  on: Reader,
  businessId: number,
  customerId: number,
): Promise<CustomerRow | null> =>
  firstOf(on.select().from(customers).where(isCustomer(businessId, customerId)));

const findOtherWith = (on: Reader, businessId: number, customerId: number, email: string) =>
  firstOf(
    on
      .select({ id: customers.id })
      .from(customers)
      .where(
        and(
          eq(customers.businessId, businessId),
          eq(customers.normalisedEmail, normalisedEmail(email)),
          ne(customers.id, customerId),
        ),
      ),
  );
