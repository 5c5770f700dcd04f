/** Reads a whole business in steps, each of which reads on from the last one. */

import { aliasedTable, and, asc, eq, gte, notExists, sql } from 'drizzle-orm';
import type { CustomerChange } from '@daybook/schema/contract/customers';
import { emailOrNull, NO_EMAIL } from '../bookings/no-email.ts';
import { contactOf } from '../customers/add-customers-store.ts';
import { bookings, type BookingRow } from '../database/booking-tables.ts';
import { customers, type CustomerRow } from '../database/customer-tables.ts';
import type { Reader } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import type { PatternDateRow } from '../database/tables.ts';
import { diaryVisits } from '../database/visitor-tables.ts';
import type { WrittenEvent } from '../diary/contents-store.ts';
import { eventsInSteps } from '../events/list-events-store.ts';
import { statesOf } from './availability-store.ts';
import type { BookingOfCustomer } from './file-entries.ts';

const { placeholder } = sql;

/** Bookings read in one step, which takes about 5 ms. */
const BOOKINGS_A_STEP = 250;

type DiaryVisitsRow = typeof diaryVisits.$inferSelect;

interface WholeEvent {
  written: WrittenEvent;
  state: PatternDateRow['state'] | null;
}

/**
 * Yields every event in order of date and start, with which of its parts are archived and the state of its date
 * in its weekly hours.
 */
export async function* eventsOfFile(read: Reader, businessId: number): AsyncGenerator<WholeEvent[], void> {
  for await (const step of eventsInSteps(read, businessId)) {
    const ofPatterns = step.flatMap(({ event }) => (event.patternId === null ? [] : [event.id]));
    const states = ofPatterns.length > 0 ? await statesOf(read, ofPatterns) : null;
    yield step.map((written) => ({ written, state: states?.get(written.event.id) ?? null }));
  }
}

/** Yields every booking in order of start. */
export async function* bookingsOfFile(
  read: Reader,
  businessId: number,
): AsyncGenerator<BookingOfCustomer[], void> {
  const customersSoFar = createCustomersSoFar();
  let after: { startsAt: number; id: number } | undefined = { startsAt: -1, id: 0 };
  while (after) {
    const { startsAt, id }: { startsAt: number; id: number } = after;
    const step: ReadBooking[] = await nextBookings(read).execute({ businessId, startsAt, id });
    if (step.length > 0) yield step.map(customersSoFar);
    after = step.at(-1)?.booking;
  }
}

/** Lists one short row per day. */
export function visitsOfFile(read: Reader, businessId: number): Promise<DiaryVisitsRow[]> {
  return read
    .select()
    .from(diaryVisits)
    .where(eq(diaryVisits.businessId, businessId))
    .orderBy(asc(diaryVisits.date));
}

/** Lists the customers without a booking, by name. */
export async function customersOfFile(read: Reader, businessId: number): Promise<CustomerChange[]> {
  const theirs = read.select({ id: bookings.id }).from(bookings).where(eq(bookings.customerId, customers.id));
  const found = await read
    .select()
    .from(customers)
    .where(and(eq(customers.businessId, businessId), notExists(theirs)))
    .orderBy(asc(customers.text), asc(customers.id));
  return found.map(contactOf);
}

interface ReadBooking {
  booking: BookingRow;
  customer: CustomerRow | null;
  /** Truthy for the last of its customer's bookings. */
  isLast: boolean;
}

/**
 * Returns a function that adds to each booking, in order of start, what the file says only once per customer:
 * note and alert with their first booking, the contact with their last.
 */
function createCustomersSoFar(): (read: ReadBooking) => BookingOfCustomer {
  const seen = new Map<number, { first: BookingRow['reference']; address: string; isSame: boolean }>();
  return ({ booking, customer, isLast }) => {
    const { reference, normalisedEmail } = booking;
    if (!customer) return { booking, note: null, alert: null, customerOf: null, contact: null };
    const before = seen.get(customer.id);
    const isSame = (before?.isSame ?? true) && hasContact(booking, customer);
    seen.set(customer.id, {
      first: before?.first ?? reference,
      address: before?.address ?? normalisedEmail,
      isSame,
    });
    // By the address alone, the import would give the booking to somebody else.
    const isOther = before && (before.address !== normalisedEmail || normalisedEmail === NO_EMAIL);
    const { firstName: first_name, lastName: last_name, email, phone, note, alert } = customer;
    return {
      booking,
      note: before ? null : note,
      alert: before ? null : alert,
      customerOf: isOther ? before.first : null,
      contact: isLast && !isSame ? { first_name, last_name, email, phone } : null,
    };
  };
}

const hasContact = (booking: BookingRow, { firstName, lastName, email, phone }: CustomerRow) =>
  booking.attendeeFirstName === firstName &&
  booking.attendeeLastName === lastName &&
  emailOrNull(booking.attendeeEmail) === email &&
  booking.attendeePhone === phone;

const later = aliasedTable(bookings, 'later');

const laterOfCustomer = (on: Reader) =>
  on
    .select({ id: later.id })
    .from(later)
    .where(
      and(
        eq(later.customerId, bookings.customerId),
        gte(later.startsAt, bookings.startsAt),
        sql`(${later.startsAt}, ${later.id}) > (${bookings.startsAt}, ${bookings.id})`,
      ),
    );

// Reads along the index by business and start.
const nextBookings = prepared((on: Reader) =>
  on
    .select({
      booking: bookings,
      customer: customers,
      isLast: notExists(laterOfCustomer(on)).mapWith(Boolean),
    })
    .from(bookings)
    .leftJoin(customers, eq(customers.id, bookings.customerId))
    .where(
      and(
        eq(bookings.businessId, placeholder('businessId')),
        sql`(${bookings.startsAt}, ${bookings.id}) > (${placeholder('startsAt')}, ${placeholder('id')})`,
      ),
    )
    .orderBy(bookings.startsAt, bookings.id)
    .limit(BOOKINGS_A_STEP)
    .prepare(),
);
