/**
 * Keeps the customers of a business as its bookings are written. Every booking has one, until its attendee's data is
 * erased. A customer has bookings, unless the owner added them and they haven't booked yet.
 */

import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import { foldLines } from '@daybook/schema/rules/fold-text';
import { ERASED_ATTENDEE } from '@daybook/schema/words/erased-attendee';
import { bookings, type BookingRow } from '../database/booking-tables.ts';
import { customers, type CustomerRow } from '../database/customer-tables.ts';
import type { Reader, Transaction } from '../database/database.ts';
import { idsGiven } from '../database/expressions.ts';
import { everyColumn, firstOf, one, prepared } from '../database/prepared.ts';

const { placeholder } = sql;

type Booked = Omit<BookingRow, 'id'>;

/**
 * Finds the customer of a booking: the one with its address; else the one whom its owner named; else the one of earlier
 * bookings with its address, who was merged into another. Without an address, only a named one.
 */
export function findCustomerOf(
  on: Reader,
  { businessId, normalisedEmail, customerId }: Pick<Booked, 'businessId' | 'normalisedEmail' | 'customerId'>,
): Promise<CustomerRow | null> {
  return firstOf(whose(on).execute({ businessId, address: normalisedEmail || null, named: customerId }));
}

interface CustomerOfBooking {
  id: number | null;
  /** Gives a known customer the booking's contact. The booking can be inserted before that is done. */
  follow: () => Promise<void>;
}

const noFollowing = () => Promise.resolve();

/**
 * Resolves to the customer of a booking that is then inserted: the one whom `findCustomerOf` finds, or a new one. The
 * customer's contact is that of the latest booking. `found` is given by who has looked already.
 */
export async function customerFor(
  tx: Transaction,
  booking: Booked,
  found?: CustomerRow | null,
): Promise<CustomerOfBooking> {
  const { customerId, normalisedEmail } = booking;
  if (normalisedEmail === ERASED_ATTENDEE.email) return { id: customerId, follow: noFollowing };
  const known = found === undefined ? await findCustomerOf(tx, booking) : found;
  if (!known) return { id: await insertCustomer(tx, booking), follow: noFollowing };
  return { id: known.id, follow: () => followBooking(tx, known, booking) };
}

/**
 * Gives bookings that are then inserted one after the other their customers. Those of different addresses are found at
 * the same time, unless any names its customer, who may have any address.
 */
export function withCustomers<Each extends Booked>(tx: Transaction, all: readonly Each[]): Promise<Each[]> {
  const areNamed = all.some(({ customerId }) => customerId !== null);
  const earlier = new Map<string, Promise<unknown>>();
  return Promise.all(
    all.map((booking) => {
      const whose = areNamed ? 'anybody' : booking.normalisedEmail;
      const found = (earlier.get(whose) ?? Promise.resolve()).then(async () => {
        const { id: customerId, follow } = await customerFor(tx, booking);
        await follow();
        return { ...booking, customerId };
      });
      if (whose !== '') earlier.set(whose, found);
      return found;
    }),
  );
}

const followBooking = (tx: Transaction, known: CustomerRow, booking: Booked): Promise<void> =>
  writeContact(tx, known, {
    firstName: booking.attendeeFirstName,
    lastName: booking.attendeeLastName,
    email: booking.attendeeEmail || known.email,
    normalisedEmail: booking.normalisedEmail || known.normalisedEmail,
    phone: booking.attendeePhone ?? known.phone,
    latestAt: booking.status === 'cancelled' ? known.latestAt : Math.max(known.latestAt, booking.startsAt),
  });

/** Makes a customer of a booking's attendee. */
export const insertCustomer = (tx: Transaction, booking: Booked): Promise<number> =>
  insertContact(tx, {
    businessId: booking.businessId,
    firstName: booking.attendeeFirstName,
    lastName: booking.attendeeLastName,
    email: booking.attendeeEmail || null,
    normalisedEmail: booking.normalisedEmail || null,
    phone: booking.attendeePhone,
    note: null,
    alert: null,
    createdAt: booking.createdAt,
    latestAt: booking.status === 'cancelled' ? 0 : booking.startsAt,
  });

export async function insertContact(
  tx: Transaction,
  customer: Omit<CustomerRow, 'id' | 'text'>,
): Promise<number> {
  const { id } = await one(inserted(tx).execute({ ...customer, text: customerText(customer) }));
  return id;
}

/** Changes a customer, with the text by which the owner's list finds and sorts them. */
export async function writeContact(
  tx: Transaction,
  customer: CustomerRow,
  change: Partial<Omit<CustomerRow, 'id' | 'businessId' | 'text'>>,
): Promise<void> {
  const changed = { ...customer, ...change };
  await rewritten(tx).execute({ ...changed, text: customerText(changed) });
}

/**
 * Keeps when each customer's latest booking starts, after their bookings were moved, cancelled, deleted or given to
 * another. A customer is deleted with the last of their bookings.
 */
export async function followBookings(
  tx: Transaction,
  customerIds: readonly (number | null)[],
): Promise<void> {
  const ids = [...new Set(customerIds.filter((id) => id !== null))];
  if (ids.length === 0) return;
  await Promise.all([withoutBookings(tx).execute({ ids: JSON.stringify(ids) }), keepLatest(tx, ids)]);
}

export async function keepLatest(tx: Transaction, customerIds: readonly number[]): Promise<void> {
  await latestKept(tx).execute({ ids: JSON.stringify(customerIds) });
}

type Contact = Pick<CustomerRow, 'firstName' | 'lastName' | 'email' | 'phone'>;

function customerText({ firstName, lastName, email, phone }: Contact): string {
  return foldLines(`${firstName} ${lastName}`, email, phone?.replaceAll(' ', '') ?? null);
}

const whose = prepared((on: Reader) => {
  const withAddress = sql`(select theirs.id from ${customers} theirs
    where theirs.business_id = ${placeholder('businessId')} and theirs.normalised_email = ${placeholder('address')})`;
  const ofEarlier = sql`(select earlier.customer_id from ${bookings} earlier
    where earlier.business_id = ${placeholder('businessId')} and earlier.normalised_email = ${placeholder('address')}
      and earlier.customer_id is not null
    order by earlier.starts_at desc, earlier.id desc limit 1)`;
  return on
    .select()
    .from(customers)
    .where(eq(customers.id, sql`coalesce(${withAddress}, ${placeholder('named')}, ${ofEarlier})`))
    .prepare();
});

const inserted = prepared((tx: Transaction) =>
  tx.insert(customers).values(everyColumn(customers)).returning({ id: customers.id }).prepare(),
);

const rewritten = prepared((tx: Transaction) =>
  tx
    .update(customers)
    .set({
      firstName: sql`${placeholder('firstName')}`,
      lastName: sql`${placeholder('lastName')}`,
      email: sql`${placeholder('email')}`,
      normalisedEmail: sql`${placeholder('normalisedEmail')}`,
      phone: sql`${placeholder('phone')}`,
      note: sql`${placeholder('note')}`,
      alert: sql`${placeholder('alert')}`,
      createdAt: sql`${placeholder('createdAt')}`,
      latestAt: sql`${placeholder('latestAt')}`,
      text: sql`${placeholder('text')}`,
    })
    .where(and(eq(customers.id, placeholder('id')), eq(customers.businessId, placeholder('businessId'))))
    .prepare(),
);

const withoutBookings = prepared((tx: Transaction) => {
  const theirs = tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.customerId, customers.id));
  return tx
    .delete(customers)
    .where(and(inArray(customers.id, idsGiven('ids')), notExists(theirs)))
    .prepare();
});

const latestKept = prepared((tx: Transaction) =>
  tx
    .update(customers)
    .set({
      latestAt: sql`coalesce((select ${bookings.startsAt} from ${bookings}
        where ${bookings.customerId} = ${customers.id} and ${bookings.status} <> 'cancelled'
        order by ${bookings.startsAt} desc limit 1), 0)`,
    })
    .where(inArray(customers.id, idsGiven('ids')))
    .prepare(),
);
