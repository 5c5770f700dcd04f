import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { exampleBooking, openExampleDatabase, type ExampleDatabase } from '../../../test/example-booking.ts';
import { bookings } from '../../database/booking-tables.ts';
import { emails } from '../../database/email-tables.ts';
import { emailFacts } from '../email-facts.ts';
import { cancelSomeOfBusiness, cancelSomeOfEvent } from './cancel-bookings-store.ts';

const NOW = exampleBooking.startsAt - 86_400_000;
let example: ExampleDatabase;
beforeEach(async () => {
  example = await openExampleDatabase();
});
afterEach(() => example.close());

const slot = async (number: number, changes = {}) => {
  const startsAt = exampleBooking.startsAt + number * 3_600_000;
  await example.addBooking(number, { eventId: 1, startsAt, endsAt: startsAt + 1_800_000, ...changes });
};
const stateOf = async (id: number) =>
  (await example.database.select().from(bookings).where(eq(bookings.id, id)))[0] ?? null;
const ofEvent = (eventId: number, limit = 100) =>
  example.database.write({ business: 1 }, (tx) =>
    cancelSomeOfEvent(tx, { id: eventId, businessId: 1 }, limit, NOW),
  );
const ofBusiness = (businessId: number, after = 0, limit = 100) =>
  example.database.write({ business: businessId }, (tx) =>
    cancelSomeOfBusiness(tx, businessId, after, limit, NOW),
  );
const emailRows = async () => await example.database.select().from(emails);

it('cancels every upcoming booking of an event, and emails each attendee', async () => {
  await slot(1, { reminderDueAt: NOW + 1 });
  await slot(2, { attendeeEmail: 'CUSTOMER-1@example.com', status: 'pending' });
  await slot(3, { attendeeEmail: 'other@example.com' });
  const cancelled = await ofEvent(1);
  expect(cancelled).toMatchObject({
    seen: 3,
    attendees: ['customer-1@example.com', 'customer-1@example.com', 'other@example.com'],
  });
  expect(await stateOf(1)).toMatchObject({
    status: 'cancelled',
    cancelledBy: 'owner',
    cancelledAt: NOW,
    reminderDueAt: null,
    sequence: 1,
  });
  expect((await emailRows()).map(({ kind, recipient }) => `${kind} to ${recipient}`)).toEqual([
    'booking_withdrawn to customer-1@example.com',
    'booking_withdrawn to CUSTOMER-1@example.com',
    'booking_withdrawn to other@example.com',
  ]);
  expect(emailFacts.parse((await emailRows())[0]?.payload)).toMatchObject({
    status: 'cancelled',
    sequence: 1,
    requirementsNote: 'Please come with dry hair.',
  });
});

it('leaves alone what is cancelled, begun, or another event’s', async () => {
  await slot(1, { status: 'cancelled', cancelledBy: 'customer' });
  await slot(2, { startsAt: NOW, endsAt: NOW + 60_000 });
  await slot(3, { eventId: null });
  expect(await ofEvent(1)).toMatchObject({ seen: 2, attendees: [] });
  expect(await ofEvent(99)).toMatchObject({ seen: 0, attendees: [] });
  expect(await Promise.all([1, 2, 3].map(async (id) => (await stateOf(id))?.status))).toEqual([
    'cancelled',
    'confirmed',
    'confirmed',
  ]);
  expect(await emailRows()).toEqual([]);
});

it('cancels all upcoming bookings of a business, also of deleted events', async () => {
  await slot(1);
  await slot(2, { eventId: null });
  expect(await ofBusiness(1)).toMatchObject({ seen: 2, attendees: { length: 2 } });
  expect(await ofBusiness(1)).toMatchObject({ seen: 0, attendees: [] });
});

it('takes some at a time, and none of them twice', async () => {
  for (const number of [1, 2, 3]) await slot(number);
  await slot(4, { eventId: null });
  const seen = [await ofEvent(1, 2), await ofEvent(1, 2), await ofEvent(1, 2)].map((step) => step.seen);
  expect(seen).toEqual([2, 1, 0]);
  await slot(5, { eventId: null });
  const first = await ofBusiness(1, 0, 1);
  expect(first.lastStart).toBe(exampleBooking.startsAt + 4 * 3_600_000);
  expect(await ofBusiness(1, first.lastStart - 1, 1)).toMatchObject({
    seen: 1,
    attendees: { length: 1 },
  });
  expect(await emailRows()).toHaveLength(5);
});

it('is undone with the transaction that it is part of', async () => {
  await slot(1);
  const failing = example.database.write({ business: 1 }, async (tx) => {
    await cancelSomeOfEvent(tx, { id: 1, businessId: 1 }, 100, NOW);
    throw new Error('the disk is full');
  });
  await expect(failing).rejects.toThrow('the disk is full');
  expect((await stateOf(1))?.status).toBe('confirmed');
  expect(await emailRows()).toEqual([]);
});
