/** An owner's changes to customers. Each is one transaction, and repeating it changes nothing. */

import { and, asc, eq } from 'drizzle-orm';
import type { CustomerChange } from '@daybook/schema/contract/customers';
import { normalisedEmail } from '@daybook/schema/rules/email-address';
import { bookings, type BookingRow } from '../database/booking-tables.ts';
import { customers, type CustomerRow } from '../database/customer-tables.ts';
import type { Reader, Transaction } from '../database/database.ts';
import { firstOf } from '../database/prepared.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';
import { isCustomer, isOfCustomer, isUpcoming } from './find-customers-store.ts';
import { writeContact } from './keep-customers-store.ts';

export type CustomerObstacle = { is: 'no customer' } | { is: 'email of another'; customer: CustomerRow };

/** Returns the customer if they can get this email: nobody else has it. */
export async function findChangeable(
  on: Reader,
  businessId: number,
  customerId: number,
  email: string | null,
): Promise<Outcome<CustomerRow, CustomerObstacle>> {
  const customer = await findCustomer(on, businessId, customerId);
  if (!customer) return no({ is: 'no customer' });
  const other = email === null ? null : await findWithEmail(on, businessId, normalisedEmail(email));
  if (other && other.id !== customerId) return no({ is: 'email of another', customer: other });
  return ok(customer);
}

export async function writeCustomer(
  tx: Transaction,
  businessId: number,
  customerId: number,
  change: CustomerChange,
): Promise<Outcome<null, CustomerObstacle>> {
  const found = await findChangeable(tx, businessId, customerId, change.email);
  if (!found.ok) return found;
  await writeContact(tx, found.value, columnsOf(change));
  return ok(null);
}

export const columnsOf = ({
  first_name: firstName,
  last_name: lastName,
  email,
  phone,
  note,
  alert,
}: CustomerChange) => ({
  firstName,
  lastName,
  email,
  normalisedEmail: email === null ? null : normalisedEmail(email),
  phone,
  note,
  alert,
});

export const findCustomer = (
  on: Reader,
  businessId: number,
  customerId: number,
): Promise<CustomerRow | null> =>
  firstOf(on.select().from(customers).where(isCustomer(businessId, customerId)));

export const findWithEmail = (on: Reader, businessId: number, address: string): Promise<CustomerRow | null> =>
  firstOf(
    on
      .select()
      .from(customers)
      .where(and(eq(customers.businessId, businessId), eq(customers.normalisedEmail, address))),
  );

export type UpcomingBooking = Pick<BookingRow, 'id' | 'seriesKey' | 'attendeeEmail' | 'normalisedEmail'>;

/** Returns a customer's upcoming bookings, soonest first. */
export async function listUpcomingOf(
  on: Reader,
  businessId: number,
  customerId: number,
  now: number,
): Promise<UpcomingBooking[]> {
  const { id, seriesKey, attendeeEmail, normalisedEmail: address } = bookings;
  return on
    .select({ id, seriesKey, attendeeEmail, normalisedEmail: address })
    .from(bookings)
    .where(and(isOfCustomer(businessId, customerId), isUpcoming(now)))
    .orderBy(asc(bookings.startsAt), asc(bookings.id));
}
