/**
 * Customers of a closed business who asked for deletion before or after it closed: Daybook deletes them, and
 * says so.
 */

import { afterEach, beforeEach, expect, it } from 'vitest';
import { businessFigures } from '@daybook/schema/contract/admin/businesses';
import { DAY, PURGE_AFTER_DAYS } from '@daybook/schema/figures/periods';
import { adminRoutes } from '@daybook/schema/words/admin-routes';
import { routes } from '@daybook/schema/words/routes';
import { agreeForClosed } from '../src/customer-data/erase-customer-store.ts';
import { eraseCustomersJob } from '../src/customer-data/erase-customers.ts';
import { bookings } from '../src/database/booking-tables.ts';
import { erasureRequests } from '../src/database/customer-tables.ts';
import { emails } from '../src/database/email-tables.ts';
import { businesses } from '../src/database/tables.ts';
import { NO_VENUE } from '../src/diary/venue-shape.ts';
import { purge } from '../src/jobs/purge.ts';
import { signInAdmin } from './admin.ts';
import { answerTo, emailsIn, emailsSent } from './booking-requests.ts';
import { contextOn } from './context.ts';
import { askForErasure, comeAs, dataTokenOf, see, seen } from './data-customer.ts';
import { textsKept } from './hostile/untouched.ts';
import type { Owner } from './owner.ts';
import { NOW, startWithBusiness, type TestServer } from './start.ts';

/** Thursday; Tuesday's appointments are over. */
const AFTERWARDS = NOW + 6 * DAY;

let server: TestServer;
let owner: Owner;
let businessId: number;
let eventId: number;

beforeEach(async () => {
  ({ server, owner, businessId } = await startWithBusiness({ name: 'Quince Studio' }));
  eventId = (await server.add.event(businessId)).id;
});
afterEach(() => server.stop());

const deleteRequested = () => eraseCustomersJob(contextOn(server)).run();
const runPurge = () => purge(contextOn(server));
const requestsShown = async () => {
  const admin = await signInAdmin(server);
  const figures = await answerTo(businessFigures, admin.get(adminRoutes.countBusinesses.path));
  return figures.closed_business_requests;
};
async function closeAccount(): Promise<void> {
  expect((await owner.delete(routes.deleteMe.path)).status).toBe(200);
}
async function found(words: RegExp): Promise<string[]> {
  const kept = await textsKept(server.database);
  return kept.flatMap(({ name, rows }) =>
    rows.filter((text) => words.test(text)).map((text) => `${name}: ${text}`),
  );
}

it('deletes customers who had asked, with a booking that its closing cancelled, and emails them', async () => {
  const { dataToken } = await comeAs(server, eventId, 'zelda@example.com');
  await comeAs(server, eventId, 'grace@example.com');
  server.clock.now = AFTERWARDS;
  await askForErasure(server, dataToken);
  const later = await server.add.event(businessId, { date: '2026-12-01' });
  await comeAs(server, later.id, 'zelda@example.com');
  await closeAccount();
  expect(await requestsShown()).toBe(1);
  expect(await seen(server, dataToken)).toMatchObject({ erasure: { is: 'being_erased' } });
  await emailsSent(server);
  await deleteRequested();
  expect((await emailsIn(server)).at(-1)).toBe('customer_forgotten to zelda@example.com');
  expect((await see(server, dataToken)).status).toBe(404);
  expect(await found(/zelda/)).toHaveLength(2);
  expect(await requestsShown()).toBe(0);
  // Nobody else is deleted before the purge.
  expect(await found(/grace@example.com/)).not.toEqual([]);
  const [email] = (await server.database.select().from(emails).orderBy(emails.id)).slice(-1);
  expect(email?.payload).toMatchObject({ hasClosed: true, hasFound: true, business: { email: null } });
});

it('waits until the closing has cancelled the upcoming booking of a customer who had asked', async () => {
  const { dataToken } = await comeAs(server, eventId, 'zelda@example.com');
  server.clock.now = AFTERWARDS;
  await askForErasure(server, dataToken);
  await emailsSent(server);
  const later = await server.add.event(businessId, { date: '2026-12-01' });
  await comeAs(server, later.id, 'zelda@example.com');
  // As if a process had ended right after the closing.
  await server.database.update(businesses).set({ deletedAt: AFTERWARDS, isActive: false });
  expect(
    await server.database.write({ business: businessId }, (tx) => agreeForClosed(tx, businessId, AFTERWARDS)),
  ).toHaveLength(1);
  await deleteRequested();
  expect(await server.database.select().from(erasureRequests)).toHaveLength(1);
  server.clock.now = Date.parse('2026-12-02T12:00Z');
  await deleteRequested();
  expect(await server.database.select().from(erasureRequests)).toEqual([]);
  expect(
    (await server.database.select().from(bookings)).map(({ attendeeFirstName }) => attendeeFirstName),
  ).toEqual(['Forgotten', 'Forgotten']);
});

it('takes the request of somebody who asks later, shows it to the admin, and emails them at the purge', async () => {
  const { bookingId } = await comeAs(server, eventId, 'zelda@example.com');
  server.clock.now = AFTERWARDS;
  await closeAccount();
  server.clock.now += 3 * DAY;
  const token = dataTokenOf(server, bookingId, 'zelda@example.com');
  const closed = { is: 'business_closed', deleted_by: '2026-12-26' };
  expect(await seen(server, token)).toMatchObject({ total: 1, erasure: closed });
  const due = { ...closed, is: 'deletion_due' };
  for (let twice = 0; twice < 2; twice += 1)
    expect(await (await askForErasure(server, token)).json()).toEqual(due);
  expect(await requestsShown()).toBe(1);
  await deleteRequested();
  expect(await requestsShown()).toBe(1);

  server.clock.now = AFTERWARDS + (PURGE_AFTER_DAYS - 1) * DAY;
  await runPurge();
  expect(await requestsShown()).toBe(0);
  expect((await see(server, token)).status).toBe(404);
  expect((await emailsIn(server)).filter((email) => email.includes('zelda'))).toEqual([
    'customer_forgotten to zelda@example.com',
  ]);
});

it('leaves of a purged business its bookings’ times, services and prices, and nobody’s name, address or place', async () => {
  const { reference } = await comeAs(server, eventId, 'zelda@example.com');
  const place = Object.fromEntries(Object.keys(NO_VENUE).map((column) => [column, `Quince ${column}`]));
  const answers = [{ question: 'Quince?', answer: 'Quince jam', is_about_health: true }];
  await server.database
    .update(bookings)
    .set({ ...place, answers, serviceName: 'Cut', servicePricePence: 3850 });
  const asked = { id: 1, text: 'Quince?', choices: [], service_name: null, event_name: null };
  const questions = [{ ...asked, kind: 'short' as const, is_required: true, is_about_health: true }];
  await server.database.update(businesses).set({ questions });
  server.clock.now = AFTERWARDS;
  await closeAccount();
  server.clock.now += PURGE_AFTER_DAYS * DAY;
  const [before] = await server.database.select().from(bookings);
  await runPurge();
  expect(await found(/quince|zelda|lovelace|01632/i)).toEqual([]);
  const [after] = await server.database.select().from(bookings);
  expect(after).toMatchObject({
    reference,
    eventName: before?.eventName,
    eventDate: before?.eventDate,
    startsAt: before?.startsAt,
    endsAt: before?.endsAt,
    serviceName: 'Cut',
    servicePricePence: 3850,
    ...NO_VENUE,
    attendeePhone: null,
    answers: [],
  });
  expect(await server.database.select().from(businesses)).toMatchObject([
    { name: '', email: '', ownerId: null, questions: [] },
  ]);
});

it('does the same to more bookings than one step takes', async () => {
  const start = (number: number) => NOW - 900 * DAY + Math.floor(number / 3) * DAY;
  await server.add.bookings(
    businessId,
    Array.from({ length: 250 }, (_, number) => ({ startsAt: start(number), endsAt: start(number) + 60_000 })),
  );
  await server.database.update(businesses).set({ deletedAt: NOW - 100 * DAY });
  await runPurge();
  const left = await server.database.select().from(bookings);
  expect(left).toHaveLength(250);
  expect(new Set(left.map(({ attendeeEmail }) => attendeeEmail))).toEqual(
    new Set(['forgotten@customer.invalid']),
  );
  expect(await found(/Quince/)).toEqual([]);
});
