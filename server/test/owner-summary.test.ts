import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { businessSummary, businessVersion } from '@daybook/schema/contract/business';
import { normalisedEmail } from '@daybook/schema/rules/email-address';
import { BUSINESS_NOT_FOUND } from '@daybook/schema/words/business-texts';
import { ERASED_ATTENDEE } from '@daybook/schema/words/erased-attendee';
import { NOT_SIGNED_IN } from '@daybook/schema/words/session-texts';
import { erasureRequests } from '../src/database/customer-tables.ts';
import { emails } from '../src/database/email-tables.ts';
import { businesses } from '../src/database/tables.ts';
import { answerTo, bookFree, emailsSent, refusalOf, tokenIn } from './booking-requests.ts';
import { signIn, type Owner } from './owner.ts';
import { startWithBusiness, type TestServer } from './start.ts';

let server: TestServer;
let owner: Owner;
let businessId: number;

beforeEach(async () => {
  ({ server, owner, businessId } = await startWithBusiness({ timezone: 'Australia/Sydney' }));
});
afterEach(() => server.stop());

const path = (call: string) => `/api/businesses/${businessId}/${call}`;
const summary = () => answerTo(businessSummary, owner.get(path('summary')));
const version = async () => (await answerTo(businessVersion, owner.get(path('version')))).version;

it('counts nothing for a business that has nothing', async () => {
  expect(await summary()).toEqual({
    total_events: 0,
    total_bookings: 0,
    total_cancellations: 0,
    confirmed: 0,
    this_month: 0,
    upcoming: 0,
    unique_customers: 0,
    no_shows: 0,
    event_names: [],
    booking_months: [],
    active_months: [],
    next_booked_date: null,
    failed_emails: 0,
    refused_customers: [],
    deletion_requests: 0,
    deletion_answer_by: null,
    failing_calendars: 0,
  });
});

it('counts events, bookings and people, with months on the business’s own clock', async () => {
  const november = await server.add.event(businessId, { name: 'Room 10', date: '2026-11-30' });
  const december = await server.add.event(businessId, { name: 'Room 9', date: '2026-12-01' });
  await server.add.event(businessId, { date: '2027-02-01' });
  await server.add.event((await server.add.business({ ownerId: owner.id })).id);
  await bookFree(server, november.id, 0, { attendee_email: 'ADA@example.com' });
  await bookFree(server, december.id);
  const cancelled = await bookFree(server, december.id, 0, { attendee_email: 'grace@example.com' });
  await owner.delete(`/api/bookings/${cancelled.booking_reference}`);
  expect(await summary()).toEqual({
    total_events: 3,
    total_bookings: 3,
    total_cancellations: 1,
    confirmed: 2,
    this_month: 1,
    upcoming: 2,
    unique_customers: 2,
    no_shows: 0,
    event_names: ['Room 9', 'Room 10'],
    booking_months: ['2026-12', '2026-11'],
    active_months: ['2026-11', '2026-12', '2027-02'],
    next_booked_date: '2026-11-30',
    failed_emails: 0,
    refused_customers: [],
    deletion_requests: 0,
    deletion_answer_by: null,
    failing_calendars: 0,
  });
  // In Sydney December has begun, and its first appointment, of 30 November, is over.
  server.clock.now = Date.parse('2026-11-30T13:30Z');
  expect(await summary()).toMatchObject({ this_month: 1, upcoming: 1, next_booked_date: '2026-12-01' });
});

it('counts emails that were given up', async () => {
  const event = await server.add.event(businessId);
  await bookFree(server, event.id);
  await emailsSent(server);
  const before = await version();
  await server.database.write({ business: businessId }, async (tx) =>
    tx.update(emails).set({ status: 'failed' }),
  );
  expect(await summary()).toMatchObject({ failed_emails: 2 });
  expect(await version()).toBeGreaterThan(before);
});

it('names the customers of the next bookings whose address was refused for good', async () => {
  const event = await server.add.event(businessId);
  const { booking_reference } = await bookFree(server, event.id, 0, { attendee_phone: '07700 900123' });
  await emailsSent(server);
  const named = async () => (await summary()).refused_customers;
  await server.database.update(emails).set({ status: 'failed' });
  expect(await named()).toEqual([]);
  await server.database.update(emails).set({ isRefused: true });
  expect(await named()).toEqual([
    {
      booking_reference,
      attendee_first_name: 'Ada',
      attendee_last_name: 'Lovelace',
      attendee_phone: '07700 900123',
    },
  ]);
  await owner.put(`/api/bookings/${booking_reference}`, {
    attendee_first_name: 'Ada',
    attendee_last_name: 'Lovelace',
    attendee_email: 'right@example.com',
  });
  expect(await named()).toEqual([]);
});

it('counts none to a customer who was deleted since, because nobody can correct their address', async () => {
  const event = await server.add.event(businessId);
  await bookFree(server, event.id);
  await emailsSent(server);
  await server.database.update(emails).set({ status: 'failed' });
  await server.database
    .update(emails)
    .set({ recipient: ERASED_ATTENDEE.email })
    .where(eq(emails.kind, 'booking_confirmed'));
  expect(await summary()).toMatchObject({ failed_emails: 1 });
});

it('has a version that rises with every change, and only then', async () => {
  let last = await version();
  const rises = async () => {
    const now = await version();
    const isHigher = now > last;
    last = now;
    return isHigher;
  };
  expect(await rises()).toBe(false);
  const event = await server.add.event(businessId);
  expect(await rises()).toBe(true);
  const booked = await bookFree(server, event.id);
  expect(await rises()).toBe(true);
  await owner.put(`/api/bookings/${booked.booking_reference}`, {
    attendee_first_name: 'Ada',
    attendee_last_name: 'Lovelace',
    attendee_email: 'ada@example.com',
    attendee_phone: '0117 496 0123',
  });
  expect(await rises()).toBe(true);
  await server.post('/api/cancel/booking', { token: tokenIn(booked.cancel_url) });
  // The email was the same, so the link still works.
  expect(await rises()).toBe(true);
  await summary();
  expect(await rises()).toBe(false);
  await server.database.write({ business: businessId }, async (tx) =>
    tx.update(businesses).set({ phone: '1' }).where(eq(businesses.id, businessId)),
  );
  expect(await rises()).toBe(true);
});

it('answers only its owner', async () => {
  const stranger = await signIn(server, 'stranger@example.com');
  for (const call of ['summary', 'version']) {
    expect(await refusalOf(stranger.get(path(call)))).toMatchObject({
      status: 404,
      error: BUSINESS_NOT_FOUND,
    });
    expect(await refusalOf(server.get(path(call)))).toMatchObject({ status: 401, error: NOT_SIGNED_IN });
    expect((await refusalOf(owner.get(`/api/businesses/0/${call}`))).status).toBe(404);
  }
});

it('counts the deletion requests that wait for a reply, and says when the first is due', async () => {
  const event = await server.add.event(businessId);
  const ask = async (address: string, day: string, answered = {}) => {
    await bookFree(server, event.id, 0, { attendee_email: address });
    const askedAt = Date.parse(`${day}T15:00Z`);
    const request = { businessId, address, normalisedEmail: normalisedEmail(address), askedAt };
    await server.database.insert(erasureRequests).values({ ...request, ...answered });
  };
  await ask('kept@example.com', '2026-11-01', { keptAt: server.clock.now, reason: 'Accounts' });
  await ask('ada@example.com', '2026-11-09');
  await ask('grace@example.com', '2026-11-05');
  // In Sydney it is the day after.
  expect(await summary()).toMatchObject({ deletion_requests: 2, deletion_answer_by: '2026-12-06' });
});
