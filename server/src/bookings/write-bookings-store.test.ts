/** Checks that the search text of a booking follows the booking. */
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openExampleDatabase, type ExampleDatabase } from '../../test/example-booking.ts';
import { bookings, bookingTexts } from '../database/booking-tables.ts';
import { businesses } from '../database/tables.ts';
import { deleteBookings, keepChanged } from './write-bookings-store.ts';

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
