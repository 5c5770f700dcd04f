import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { HOUR } from '@daybook/schema/figures/periods';
import { normalisedEmail } from '@daybook/schema/rules/email-address';
import { ERASED_ATTENDEE } from '@daybook/schema/words/erased-attendee';
import { buildersFor } from '../../test/builders.ts';
import { openExampleDatabase, type ExampleDatabase } from '../../test/example-booking.ts';
import { rowsOf } from '../../test/test-database.ts';
import { markCancelled } from '../bookings/mark-cancelled-store.ts';
import { deleteBookings, keepChanged } from '../bookings/write-bookings-store.ts';
import { bookings, type BookingRow } from '../database/booking-tables.ts';
import { customers } from '../database/customer-tables.ts';
import type { Transaction } from '../database/database.ts';
import { followAddress } from './follow-booking-store.ts';
import { mergeCustomers } from './merge-customers-store.ts';

let example: ExampleDatabase;
beforeEach(async () => {
  example = await openExampleDatabase();
});
afterEach(() => example.close());

const add = async (given: Record<string, unknown>) => {
  const { id } = await buildersFor(example.database).booking(1, given);
  const [row] = await example.database.select().from(bookings).where(eq(bookings.id, id));
  return { id, customerId: row?.customerId ?? 0 };
};
const customer = async (id: number) =>
  (await example.database.select().from(customers).where(eq(customers.id, id)))[0];

it('one address is one customer, with the contact of the latest booking', async () => {
  const first = await add({ attendeeEmail: 'Ruth@Example.com', attendeePhone: '07700 900123' });
  const second = await add({
    attendeeEmail: 'ruth@example.com',
    attendeeFirstName: 'Rúth',
    attendeeLastName: 'Ellis',
    startsAt: 9 * HOUR,
    endsAt: 10 * HOUR,
  });
  expect(second.customerId).toBe(first.customerId);
  expect(await customer(first.customerId)).toMatchObject({
    firstName: 'Rúth',
    email: 'ruth@example.com',
    normalisedEmail: 'ruth@example.com',
    phone: '07700 900123',
    text: 'ruth ellis\nruth@example.com\n07700900123',
  });
});

it('bookings without an address never share a customer, unless their owner names one', async () => {
  const first = await add({ attendeeEmail: '' });
  const second = await add({ attendeeEmail: '' });
  expect(second.customerId).not.toBe(first.customerId);
  expect(await customer(first.customerId)).toMatchObject({ email: null, normalisedEmail: null });
  const named = await add({ attendeeEmail: '', customerId: first.customerId, attendeePhone: '01632 960000' });
  expect(named.customerId).toBe(first.customerId);
  expect(await customer(first.customerId)).toMatchObject({ email: null, phone: '01632 960000' });
});

it('a named customer gets the address that they give, unless it is another’s', async () => {
  const walkIn = await add({ attendeeEmail: '' });
  const withAddress = await add({ attendeeEmail: 'ruth@example.com', customerId: walkIn.customerId });
  expect(withAddress.customerId).toBe(walkIn.customerId);
  expect(await customer(walkIn.customerId)).toMatchObject({ normalisedEmail: 'ruth@example.com' });
  const other = await add({ attendeeEmail: '' });
  expect((await add({ attendeeEmail: 'ruth@example.com', customerId: other.customerId })).customerId).toBe(
    walkIn.customerId,
  );
});

it('a merged customer keeps both addresses', async () => {
  const work = await add({ attendeeEmail: 'ruth@work.example' });
  const home = await add({ attendeeEmail: 'ruth@home.example' });
  await example.database.write({ business: 1 }, (tx) =>
    mergeCustomers(tx, 1, home.customerId, work.customerId),
  );
  expect(await customer(work.customerId)).toBeUndefined();
  expect((await add({ attendeeEmail: 'ruth@work.example' })).customerId).toBe(home.customerId);
  expect((await add({ attendeeEmail: 'ruth@home.example' })).customerId).toBe(home.customerId);
});

it('a booking whose customer is deleted has none', async () => {
  expect((await add({ attendeeEmail: ERASED_ATTENDEE.email })).customerId).toBe(0);
});

const aStep = fc.oneof(
  fc.record({ does: fc.constant('book' as const), email: fc.constantFrom('', 'a@e.example', 'b@e.example') }),
  fc.record({
    does: fc.constantFrom('cancel' as const, 'delete' as const, 'erase' as const),
    which: fc.nat(),
  }),
  fc.record({ does: fc.constant('move' as const), which: fc.nat() }),
  fc.record({
    does: fc.constant('correct' as const),
    which: fc.nat(),
    email: fc.constantFrom('a@e.example', 'b@e.example', 'c@e.example'),
  }),
  fc.record({ does: fc.constant('merge' as const), which: fc.nat(), into: fc.nat() }),
);

it('customers follow every change of their bookings', async () => {
  const { database } = example;
  let hour = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { maxLength: 14 }), async (steps) => {
      for (const step of steps) {
        hour += 1;
        const at = { startsAt: hour * HOUR, endsAt: (hour + 1) * HOUR };
        if (step.does === 'book') {
          await add({ attendeeEmail: step.email, ...at });
          continue;
        }
        const all = await database.select().from(bookings).orderBy(bookings.id);
        const booking = all[step.which % Math.max(1, all.length)];
        if (!booking) continue;
        if (step.does === 'cancel') await write((tx) => markCancelled(tx, booking, 'owner', 1));
        else if (step.does === 'move') await change(booking, at);
        else if (step.does === 'correct' && booking.customerId !== null) await correct(booking, step.email);
        else if (step.does === 'delete') await write((tx) => deleteBookings(tx, [booking.id]));
        else if (step.does === 'erase')
          await change(booking, {
            customerId: null,
            normalisedEmail: normalisedEmail(ERASED_ATTENDEE.email),
          });
        else if (step.does === 'merge' && booking.customerId !== null) {
          const into = all[step.into % all.length]?.customerId ?? booking.customerId;
          const { customerId } = booking;
          await write((tx) => mergeCustomers(tx, 1, into, customerId));
        }
      }
      expect(await wrong()).toEqual([]);
      const left = await database.select({ id: bookings.id }).from(bookings);
      await write((tx) =>
        deleteBookings(
          tx,
          left.map(({ id }) => id),
        ),
      );
      expect(await database.select().from(customers)).toEqual([]);
    }),
    { numRuns: 30 },
  );
});

const write = <Result>(body: (tx: Transaction) => Promise<Result>) =>
  example.database.write({ business: 1 }, body);

/** Changes columns of a booking as the functions do that move bookings or erase customers. */
const change = ({ id, customerId }: BookingRow, columns: Partial<BookingRow>) =>
  write(async (tx) => {
    const changed = await tx.update(bookings).set(columns).where(eq(bookings.id, id)).returning();
    await keepChanged(tx, changed, [customerId]);
  });

/** Changes the address as an owner who corrects it does. */
const correct = (booking: BookingRow, email: string) =>
  write(async (tx) => {
    const corrected = { ...booking, attendeeEmail: email, normalisedEmail: email };
    await tx
      .update(bookings)
      .set({ attendeeEmail: email, normalisedEmail: email })
      .where(eq(bookings.id, booking.id));
    await followAddress(tx, booking, corrected);
  });

/** Returns customers that don't match their bookings. */
function wrong() {
  return rowsOf(
    example.database,
    sql`SELECT 'no customer' AS what, id FROM bookings
          WHERE (customer_id IS NULL) <> (normalised_email = ${ERASED_ATTENDEE.email})
        UNION ALL SELECT 'no booking', id FROM customers
          WHERE NOT EXISTS (SELECT 1 FROM bookings b WHERE b.customer_id = customers.id)
        UNION ALL SELECT 'latest', id FROM customers
          WHERE latest_at <> coalesce((SELECT max(starts_at) FROM bookings b
            WHERE b.customer_id = customers.id AND b.status <> 'cancelled'), 0)
        UNION ALL SELECT 'two of one address', min(customer_id) FROM bookings
          WHERE normalised_email NOT IN ('', ${ERASED_ATTENDEE.email})
          GROUP BY business_id, normalised_email HAVING count(DISTINCT customer_id) > 1`,
  );
}
