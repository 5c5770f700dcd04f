/** An owner deletes a customer who asked by phone or in person rather than through a link. */

import { and, eq, max, ne, sql } from 'drizzle-orm';
import { NO_EMAIL } from '../bookings/no-email.ts';
import { findCustomer } from '../customers/change-customers-store.ts';
import { isCustomer, isOfCustomer } from '../customers/find-customers-store.ts';
import { bookings } from '../database/booking-tables.ts';
import { customers } from '../database/customer-tables.ts';
import type { Reader, Transaction } from '../database/database.ts';
import { belongTo } from '../database/expressions.ts';
import { firstOf } from '../database/prepared.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';
import { deleteEntriesOf } from '../waiting-list/entries-store.ts';
import { isOver } from './customer-bookings-store.ts';
import type { CustomerById } from './erase-customer-store.ts';
import {
  findRequestOf,
  hasEmailOnItsWay,
  isAgreed,
  markAgreed,
  writeRequest,
  type AgreedRequest,
} from './erasure-requests-store.ts';

/**
 * Deletes a customer whom the owner added and who never booked, with their places on the waiting list. Resolves to
 * false if they have bookings. Nobody is emailed, because they may not know of the business.
 */
export async function deleteWithoutBookings(
  tx: Transaction,
  { businessId, customerId }: CustomerById,
): Promise<boolean> {
  const customer = await findCustomer(tx, businessId, customerId);
  if (!customer || (await hasBookings(tx, businessId, customerId))) return false;
  if (customer.email !== null) await deleteEntriesOf(tx, { businessId, address: customer.email });
  await tx.delete(customers).where(isCustomer(businessId, customerId));
  return true;
}

const hasBookings = async (on: Reader, businessId: number, customerId: number) =>
  Boolean(
    await firstOf(
      on.select({ id: bookings.id }).from(bookings).where(isOfCustomer(businessId, customerId)).limit(1),
    ),
  );

export type DeleteObstacle = 'no customer' | 'upcoming' | 'email on its way';

/** Agrees to a request for each address of the customer: to none if they have no address. */
export async function agreeToDelete(
  tx: Transaction,
  { businessId, customerId }: CustomerById,
  now: number,
): Promise<Outcome<AgreedRequest[], DeleteObstacle>> {
  if (!(await findCustomer(tx, businessId, customerId))) return no('no customer');
  const isTheirs = and(belongTo(bookings, businessId), eq(bookings.customerId, customerId));
  const upcoming = tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(isTheirs, sql`not (${isOver(now)})`))
    .limit(1);
  if (await firstOf(upcoming)) return no('upcoming');
  const addresses = await tx
    .select({ address: max(bookings.attendeeEmail) })
    .from(bookings)
    .where(and(isTheirs, ne(bookings.normalisedEmail, NO_EMAIL)))
    .groupBy(bookings.normalisedEmail);
  const asked = addresses.flatMap(({ address }) => (address === null ? [] : [{ businessId, address }]));
  for (const customer of asked) if (await hasEmailOnItsWay(tx, customer)) return no('email on its way');
  const agreed: AgreedRequest[] = [];
  for (const customer of asked) {
    const known = await findRequestOf(tx, customer);
    if (known && isAgreed(known)) agreed.push(known);
    else
      agreed.push(
        await markAgreed(tx, known?.keptAt === null ? known : await writeRequest(tx, customer, now), now),
      );
  }
  return ok(agreed);
}
