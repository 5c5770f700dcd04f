/**
 * The lists stay quick with twenty thousand bookings of one business. The limit is loose, because machines
 * are shared.
 */

import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { businessSummary } from '@daybook/schema/contract/business';
import { bookedDay, bookingsPage } from '@daybook/schema/contract/owner-booking';
import { EVENT_NAMES_MAX } from '@daybook/schema/figures/bounds';
import type { NewBooking } from '../src/sample-data/rows.ts';
import { exampleBooking } from './example-booking.ts';
import type { Owner } from './owner.ts';
import { startWithBusiness, type TestServer } from './start.ts';

const BOOKINGS = 20_000;
const FIRST_NAMES = ['Ada', 'Zoë', 'Grace', 'Alan', 'Émile'];

let server: TestServer;
let owner: Owner;
let businessId: number;

beforeAll(async () => {
  ({ server, owner, businessId } = await startWithBusiness());
  await server.add.bookings(
    businessId,
    Array.from({ length: BOOKINGS }, (_, number) => bookingRow(number)),
  );
}, 120_000);
afterAll(() => server.stop());

function bookingRow(number: number): NewBooking {
  const startsAt = exampleBooking.startsAt + (number - BOOKINGS / 2) * 3_600_000;
  const { id: _, ...example } = exampleBooking;
  return {
    ...example,
    businessId,
    eventId: null,
    reference: `REF-${number}`,
    cancelNonce: `nonce-${number}`,
    cancelTokenHash: `hash-${number}`,
    attendeeFirstName: FIRST_NAMES[number % FIRST_NAMES.length] ?? 'Ada',
    attendeeLastName: `Number ${number}`,
    attendeeEmail: `customer-${number}@example.com`,
    eventName: `Event ${number % 40}`,
    eventDate: new Date(startsAt).toISOString().slice(0, 10),
    startsAt,
    endsAt: startsAt + 1_800_000,
  };
}

async function answerOf(path: string): Promise<unknown> {
  return (await owner.get(`/api/businesses/${businessId}/${path}`)).json();
}

it.each([
  ['bookings/search', BOOKINGS],
  ['bookings/search?page=2000', BOOKINGS],
  ['bookings/search?sort=name-asc', BOOKINGS],
  ['bookings/search?sort=upcoming-first', BOOKINGS],
  ['bookings/search?sort=upcoming-first&page=2000', BOOKINGS],
  ['bookings/search?search=zoe', BOOKINGS / 5],
  ['bookings/search?search=number%201234%20emile', 4],
  ['bookings/search?search=nobody', 0],
  ['bookings/search?event_name=Event%207&sort=name-desc', BOOKINGS / 40],
  ['bookings/search?when=upcoming&sort=start-asc&page_size=20', null],
  ['bookings/search?page_size=1000&page=20', BOOKINGS],
])('finds bookings among them, and counts those it found: %s', async (path, total) => {
  const page = bookingsPage.parse(await answerOf(path));
  expect(page.all).toBe(BOOKINGS);
  if (total !== null) expect(page.total).toBe(total);
});

it.each([
  ['bookings/search?search=number&sort=start-asc&page=2', [10, 11]],
  ['bookings/search?search=number&sort=date-desc&page=1999', [19, 18]],
  ['bookings/search?search=number&page=1999', [19, 18]],
  ['bookings/search?page=1999', [19, 18]],
  ['bookings/search?search=number%20event&status=confirmed&sort=date-asc&page=1500', [14_990, 14_991]],
  ['bookings/search?status=confirmed&sort=start-asc&page=1500', [14_990, 14_991]],
  ['bookings/search?sort=upcoming-first&page=1999', [19, 18]],
  ['bookings/search?search=number&sort=upcoming-first&page=1999', [19, 18]],
])('keeps their order over all of them: %s', async (path, numbers) => {
  const { bookings: found } = bookingsPage.parse(await answerOf(path));
  expect(found.slice(0, 2).map(({ booking_reference }) => booking_reference)).toEqual(
    numbers.map((number) => `REF-${number}`),
  );
});

it('shows the figures of all of them', async () => {
  expect(businessSummary.parse(await answerOf('summary'))).toMatchObject({
    total_bookings: BOOKINGS,
    unique_customers: BOOKINGS,
  });
});

it('counts the days of a month', async () => {
  const days = z.array(bookedDay).parse(await answerOf('bookings/days?from=2026-11-01&to=2026-11-30'));
  expect(days).toHaveLength(30);
  expect(days.every(({ booking_count }) => booking_count === 24)).toBe(true);
});

it('names the events of the latest bookings where there are more names than a filter shows', async () => {
  const rows = Array.from({ length: EVENT_NAMES_MAX }, (_, number) => ({
    ...bookingRow(BOOKINGS + number),
    startsAt: number + 1,
    endsAt: number + 2,
    eventName: `Old ${number}`,
  }));
  await server.add.bookings(businessId, rows);
  const { event_names: names } = businessSummary.parse(await answerOf('summary'));
  expect(names).toHaveLength(EVENT_NAMES_MAX);
  expect(names).toEqual(expect.arrayContaining(['Event 0', 'Event 39', `Old ${EVENT_NAMES_MAX - 1}`]));
  expect(names).not.toContain('Old 0');
});
