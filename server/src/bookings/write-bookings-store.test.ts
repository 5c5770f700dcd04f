/** Checks that the search text of a booking follows the booking. */

import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildersFor, NOW } from '../../test/builders.ts';
import { openExampleDatabase, type ExampleDatabase } from '../../test/example-booking.ts';
import { bookings, bookingTexts, claims } from '../database/booking-tables.ts';
import { customers } from '../database/customer-tables.ts';
import { businesses } from '../database/tables.ts';
import { sampleBooking, type NewBooking } from '../sample-data/rows.ts';
import { deleteBookings, insertNewBookings, keepChanged } from './write-bookings-store.ts';

let example: ExampleDatabase;
beforeEach(async () => {
  example = await openExampleDatabase();
});
afterEach(() => example.close());

const texts = async () => await example.database.select().from(bookingTexts).orderBy(bookingTexts.bookingId);

it('has a folded line for each field: name first, phone as one word, reference also as one word', async () => {
  await example.addBooking(7, { attendeeFirstName: 'Zoë', attendeeLastName: 'Łuczak', venueName: null });
  expect(await texts()).toEqual([
    {
      businessId: 1,
      bookingId: 7,
      text: [
        'zoe luczak',
        'customer-7@example.com',
        '07700900123',
        'ref-7',
        'ref7',
        'november appointments',
        'cut & finish',
      ].join('\n'),
    },
  ]);
});

it('follows every change of these fields', async () => {
  await example.addBooking(1);
  await example.addBooking(2);
  const changed = {
    attendeeFirstName: 'Grace',
    attendeeLastName: 'Hopper',
    attendeeEmail: 'grace@example.com',
    attendeePhone: '12',
    reference: 'NEW-1',
    eventName: 'December',
    serviceName: 'Balayage',
    venueName: 'The barn',
  };
  const before = await texts();
  for (const [column, value] of Object.entries(changed)) {
    await example.database.write({ business: 1 }, async (tx) => {
      const change = { [column]: value };
      await keepChanged(tx, await tx.update(bookings).set(change).where(eq(bookings.id, 1)).returning());
    });
    expect((await texts())[0]?.text).toContain(value.toLowerCase());
  }
  expect((await texts())[1]).toEqual(before[1]);
});

it('goes with its booking, and with its business', async () => {
  await example.addBooking(1);
  await example.addBooking(2);
  await example.database.write({ business: 1 }, (tx) => deleteBookings(tx, [1]));
  expect((await texts()).map(({ bookingId }) => bookingId)).toEqual([2]);
  await example.database.delete(businesses);
  expect(await texts()).toEqual([]);
});

const someBooking = fc.record({
  attendeeEmail: fc.constantFrom('ada@example.com', 'Ada@example.com', 'grace@example.com', ''),
  attendeePhone: fc.constantFrom('07700 900123', null),
  begins: fc.nat({ max: 9 }),
  isOfPerson: fc.boolean(),
  status: fc.constantFrom('confirmed' as const, 'cancelled' as const),
});

it('writes many together as one after the other', async () => {
  const { database } = example;
  const ann = (await buildersFor(database).person(1)).id;
  let number = 0;
  const insert = (rows: NewBooking[]) => database.write({ business: 1 }, (tx) => insertNewBookings(tx, rows));
  /** Returns what is written, and deletes it. */
  async function written(ids: readonly number[]) {
    const all = [];
    const seen: unknown[] = [];
    for (const id of ids) {
      const [booking] = await database.select().from(bookings).where(eq(bookings.id, id));
      const [customer] = await database
        .select()
        .from(customers)
        .where(eq(customers.id, booking?.customerId ?? 0));
      const held = await database.select().from(claims).where(eq(claims.bookingId, id));
      const marked = held.map(({ resourceId, allowedOverlap }) => [resourceId, allowedOverlap]);
      seen.push(customer?.id);
      // A customer is the one of the first booking with that id.
      all.push({
        startsAt: booking?.startsAt,
        customer: { ...customer, id: seen.indexOf(customer?.id) },
        marked,
      });
    }
    await database.delete(bookings);
    await database.delete(customers);
    return all;
  }
  await fc.assert(
    fc.asyncProperty(fc.array(someBooking, { minLength: 2, maxLength: 9 }), async (given) => {
      const rows = given.map(({ begins, isOfPerson, ...booking }) =>
        sampleBooking({
          ...{ businessId: 1, eventId: 1, eventDate: '2026-11-24', reference: `REF-${(number += 1)}` },
          ...{ ...booking, startsAt: NOW + begins, endsAt: NOW + begins + 3, createdAt: NOW },
          ...{ personId: isOfPerson ? ann : null, allowedOverlap: true, bufferMinutes: 0 },
        }),
      );
      const together = await written(await insert(rows));
      const inTurn = [];
      for (const row of rows) inTurn.push(...(await insert([row])));
      expect(together).toEqual(await written(inTurn));
    }),
    { numRuns: 40 },
  );
});
