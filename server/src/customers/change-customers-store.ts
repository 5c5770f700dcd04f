/** An owner's changes to customers. Each is one transaction, and repeating it changes nothing. */
import { and, asc, desc, eq, isNotNull, ne, sql, type SQL } from 'drizzle-orm';
import type { CustomerChange } from '@daybook/schema/contract/customers';
import { CUSTOMER_NOTE_MAX } from '@daybook/schema/figures/bounds';
import { normalisedEmail } from '@daybook/schema/rules/email-address';
import { NO_EMAIL } from '../bookings/no-email.ts';
import { bookings, type BookingRow } from '../database/booking-tables.ts';
import { customers, type CustomerRow } from '../database/customer-tables.ts';
import type { Reader, Transaction } from '../database/database.ts';
import { firstOf } from '../database/prepared.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';
import { isCustomer, isOfCustomer, isUpcoming } from './find-customers-store.ts';
import { followBookings, insertCustomer, writeContact } from './keep-customers-store.ts';

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
  const other = email === null ? null : await findWith(on, businessId, normalisedEmail(email));
  if (other && other.id !== customerId) return no({ is: 'email of another', customer: other });
  return ok(customer);
}

export async function writeCustomer(
  tx: Transaction,
  businessId: number,
  customerId: number,
  { first_name: firstName, last_name: lastName, email, phone, note }: CustomerChange,
): Promise<Outcome<null, CustomerObstacle>> {
  const found = await findChangeable(tx, businessId, customerId, email);
  if (!found.ok) return found;
  await writeContact(tx, found.value, {
    firstName,
    lastName,
    email,
    normalisedEmail: email === null ? null : normalisedEmail(email),
    phone,
    note,
  });
  return ok(null);
}

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
    (await findWith(tx, businessId, address)) ??
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

export const findCustomer = (
  on: Reader,
  businessId: number,
  customerId: number,
): Promise<CustomerRow | null> =>
  firstOf(on.select().from(customers).where(isCustomer(businessId, customerId)));

const findWith = (on: Reader, businessId: number, address: string): Promise<CustomerRow | null> =>
  firstOf(
    on
      .select()
      .from(customers)
      .where(and(eq(customers.businessId, businessId), eq(customers.normalisedEmail, address))),
  );

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

export type UpcomingBooking = Pick<BookingRow, 'id' | 'attendeeEmail' | 'normalisedEmail'>;

/** Returns a customer's upcoming bookings, soonest first. */
export async function listUpcomingOf(
  on: Reader,
  businessId: number,
  customerId: number,
  now: number,
): Promise<UpcomingBooking[]> {
  const { id, attendeeEmail, normalisedEmail: address } = bookings;
  return on
    .select({ id, attendeeEmail, normalisedEmail: address })
    .from(bookings)
    .where(and(isOfCustomer(businessId, customerId), isUpcoming(now)))
    .orderBy(asc(bookings.startsAt), asc(bookings.id));
}
