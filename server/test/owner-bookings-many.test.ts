/** Twenty thousand bookings of one business: the lists stay quick. The bar is loose, machines are shared; the times are noted. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingsPage } from '@daybook/schema/contract/owner-booking';
import { businessSummary } from '@daybook/schema/contract/business';
import { bookings } from '../src/database/tables.ts';
import { exampleBooking } from './example-booking.ts';
import { signIn, type Owner } from './owner.ts';
import { startServer, type TestServer } from './start.ts';

const BOOKINGS = 20_000;
/** A quiet machine takes some 25 ms for the slowest; reading row by row would take seconds on any. */
const BAR_MILLISECONDS = 1000;
const FIRST_NAMES = ['Ada', 'Zoë', 'Grace', 'Alan', 'Émile'];

let server: TestServer;
let owner: Owner;
let businessId: number;

beforeAll(async () => {
  server = await startServer();
  owner = signIn(server);
  businessId = server.add.business({ ownerId: owner.id }).id;
  const insert = server.database.insert(bookings);
  server.database.transaction(() => {
    for (let number = 0; number < BOOKINGS; number += 50) {
      insert.values(Array.from({ length: 50 }, (_, index) => bookingRow(number + index))).run();
    }
  });
}, 120_000);
afterAll(() => server.stop());

function bookingRow(number: number): typeof bookings.$inferInsert {
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

/** The quickest of several, so that a busy machine says little; checked answer and all. */
async function quickest(path: string): Promise<{ milliseconds: number; answer: unknown }> {
  let milliseconds = Infinity;
  let answer: unknown;
  for (let round = 0; round < 5; round += 1) {
    const started = performance.now();
    answer = await (await owner.get(`/api/businesses/${businessId}/${path}`)).json();
    milliseconds = Math.min(milliseconds, performance.now() - started);
  }
  console.log(`${path || 'list'}: ${milliseconds.toFixed(1)} ms`);
  return { milliseconds, answer };
}

it.each([
  ['bookings/search', BOOKINGS],
  ['bookings/search?page=2000', BOOKINGS],
  ['bookings/search?sort=name-asc', BOOKINGS],
  ['bookings/search?search=zoe', BOOKINGS / 5],
  ['bookings/search?search=number%201234%20emile', 4],
  ['bookings/search?search=nobody', 0],
  ['bookings/search?event_name=Event%207&sort=name-desc', BOOKINGS / 40],
  ['bookings/search?when=upcoming&sort=start-asc&page_size=20', null],
  ['bookings/search?page_size=1000&page=20', BOOKINGS],
])('a page is quick: %s', async (path, total) => {
  const { milliseconds, answer } = await quickest(path);
  const page = bookingsPage.parse(answer);
  expect(page.all).toBe(BOOKINGS);
  if (total !== null) expect(page.total).toBe(total);
  expect(milliseconds).toBeLessThan(BAR_MILLISECONDS);
});

it('the figures are quick', async () => {
  const { milliseconds, answer } = await quickest('summary');
  expect(businessSummary.parse(answer)).toMatchObject({
    total_bookings: BOOKINGS,
    unique_customers: BOOKINGS,
  });
  expect(milliseconds).toBeLessThan(BAR_MILLISECONDS);
});

it('the days of a month are quick', async () => {
  const { milliseconds } = await quickest('bookings/days?from=2026-11-01&to=2026-11-30');
  expect(milliseconds).toBeLessThan(BAR_MILLISECONDS);
});
