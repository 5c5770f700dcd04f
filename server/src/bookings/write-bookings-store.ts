/**
 * The functions through which bookings are written. They keep all that follows from a booking: its claims on times, its
 * customer, and the text by which a search finds it.
 */

import { and, eq, inArray, sql } from 'drizzle-orm';
import { foldLines } from '@daybook/schema/rules/fold-text';
import { customerFor, followBookings, withCustomers } from '../customers/keep-customers-store.ts';
import { bookings, bookingTexts, type BookingRow } from '../database/booking-tables.ts';
import type { CustomerRow } from '../database/customer-tables.ts';
import type { Transaction } from '../database/database.ts';
import { idsGiven } from '../database/expressions.ts';
import { everyColumn, one, prepared } from '../database/prepared.ts';
import { claimAgain, claimsOfBooking, writeClaims, type Claim } from '../resources/claims-store.ts';
import { stepsOf } from '../runtime/weighed-steps.ts';
import type { NewBooking } from './decision-facts.ts';

const { placeholder } = sql;

interface BookingToInsert {
  /** Its id comes from the database's nextBookingId. */
  booking: BookingRow;
  /** Its customer, if that was looked up. */
  customer?: CustomerRow | null | undefined;
  /** Sends the queries for rows that refer to it, so that PostgreSQL answers all in one round trip. */
  alongside?: () => readonly unknown[];
}

export async function insertBooking(
  tx: Transaction,
  { booking, customer, alongside = () => [] }: BookingToInsert,
): Promise<void> {
  const [theirs, due] = await Promise.all([customerFor(tx, booking, customer), claimsOfBooking(tx, booking)]);
  const row = sent(insertedAs(tx).execute({ ...booking, customerId: theirs.id }));
  await Promise.all([row, insertFollowing(tx, booking, due), theirs.follow(), ...alongside()]);
}

/** Sends a query before those that come later: on SQLite, drizzle only runs it once it is awaited. */
async function sent(query: PromiseLike<unknown>): Promise<void> {
  await query;
}

async function insertFollowing(tx: Transaction, booking: BookingRow, due: readonly Claim[]): Promise<void> {
  await Promise.all([
    insertedText(tx).execute(textOf(booking)),
    writeClaims(tx, { bookingId: booking.id }, due),
  ]);
}

/** Bookings that are inserted together: PostgreSQL answers them in a few round trips. */
const TOGETHER = 250;

/** Inserts bookings, whose ids the database gives, and resolves to these, in the same order. */
export async function insertNewBookings(tx: Transaction, all: readonly NewBooking[]): Promise<number[]> {
  const ids: number[] = [];
  for (const some of stepsOf(all, () => 1, TOGETHER)) {
    const theirs = await withCustomers(tx, some);
    const ready = await Promise.all(
      theirs.map(async (booking) => ({ booking, due: await claimsOfBooking(tx, booking) })),
    );
    const written = await Promise.all(
      ready.map(async ({ booking, due }) => {
        const { id } = await one(inserted(tx).execute(booking));
        return { booking: { ...booking, id }, due };
      }),
    );
    await Promise.all(written.map(({ booking, due }) => insertFollowing(tx, booking, due)));
    ids.push(...written.map(({ booking }) => booking.id));
  }
  return ids;
}

/** Keeps what follows from bookings that were moved, cancelled or made anonymous. `former` are their former customers. */
export async function keepMoved(
  tx: Transaction,
  moved: readonly BookingRow[],
  former: readonly (number | null)[] = [],
): Promise<void> {
  await claimAgain(tx, moved);
  await keepChanged(tx, moved, former);
}

/** Does so for bookings that keep their times and places. */
export async function keepChanged(
  tx: Transaction,
  changed: readonly BookingRow[],
  former: readonly (number | null)[] = [],
): Promise<void> {
  await Promise.all(changed.map((booking) => changedText(tx).execute(textOf(booking))));
  await followBookings(tx, [...former, ...changed.map(({ customerId }) => customerId)]);
}

/** Deletes bookings of one business. Their claims, texts and waiting list entries are deleted with them. */
export async function deleteBookings(tx: Transaction, ids: readonly number[]): Promise<void> {
  const gone = await deleted(tx).execute({ ids: JSON.stringify(ids) });
  await followBookings(
    tx,
    gone.map(({ customerId }) => customerId),
  );
}

/** Has a line for each field; a phone number and a reference are also found as one word. */
function textOf(booking: BookingRow): typeof bookingTexts.$inferSelect {
  const { id: bookingId, businessId, reference } = booking;
  const text = foldLines(
    `${booking.attendeeFirstName} ${booking.attendeeLastName}`,
    booking.attendeeEmail,
    booking.attendeePhone?.replaceAll(' ', '') ?? null,
    reference,
    reference.replaceAll('-', ''),
    booking.eventName,
    booking.serviceName,
    booking.venueName,
  );
  return { businessId, bookingId, text };
}

const inserted = prepared((tx: Transaction) =>
  tx.insert(bookings).values(everyColumn(bookings)).returning({ id: bookings.id }).prepare(),
);

const insertedAs = prepared((tx: Transaction) =>
  tx
    .insert(bookings)
    .values({ ...everyColumn(bookings), id: placeholder('id') })
    .returning({ id: bookings.id })
    .prepare(),
);

const insertedText = prepared((tx: Transaction) =>
  tx.insert(bookingTexts).values(everyColumn(bookingTexts)).prepare(),
);

const changedText = prepared((tx: Transaction) =>
  tx
    .update(bookingTexts)
    .set({ text: sql`${placeholder('text')}` })
    .where(
      and(
        eq(bookingTexts.businessId, placeholder('businessId')),
        eq(bookingTexts.bookingId, placeholder('bookingId')),
      ),
    )
    .prepare(),
);

const deleted = prepared((tx: Transaction) =>
  tx
    .delete(bookings)
    .where(inArray(bookings.id, idsGiven('ids')))
    .returning({ customerId: bookings.customerId })
    .prepare(),
);
