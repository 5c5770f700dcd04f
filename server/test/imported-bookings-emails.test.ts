/** Nobody is emailed because of a file alone, whatever its owner does with its contents. */

import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BusinessFile } from '@daybook/schema/contract/business-file';
import { IMPORTED_ADDRESSES_PER_DAY } from '@daybook/schema/figures/bounds';
import { DAY } from '@daybook/schema/figures/periods';
import { buildPath } from '@daybook/schema/rules/path';
import { emptyFile, plainBooking, plainEvent } from '@daybook/schema/test/business-files';
import { routes } from '@daybook/schema/words/routes';
import { deletionFacts } from '../src/accounts/deletion/deletion-email.ts';
import { cancelSomeOfClosed } from '../src/accounts/deletion/deletion-store.ts';
import { emailFacts } from '../src/bookings/email-facts.ts';
import { admitImportedAddress } from '../src/bookings/imported-address-store.ts';
import { bookings } from '../src/database/booking-tables.ts';
import { emails } from '../src/database/email-tables.ts';
import { payments } from '../src/database/money-tables.ts';
import { businesses, events, type BusinessRow } from '../src/database/tables.ts';
import { queueDueEmails } from '../src/jobs/queue-due-emails.ts';
import { queueDueReminders } from '../src/jobs/reminder-store.ts';
import { signInAdmin } from './admin.ts';
import { emailsIn } from './booking-requests.ts';
import { importFile } from './business-files.ts';
import { contextOn } from './context.ts';
import { signIn, type Owner } from './owner.ts';
import { NOW, startServer, type TestServer } from './start.ts';

const ADA = { ...plainBooking, attendee_email: 'ada@example.com' };
const BEN = {
  ...plainBooking,
  booking_reference: 'WC7-K4TP-9J',
  start_time: '09:50',
  end_time: '10:35',
  starts_at: '2026-11-24T09:50:00.000Z',
  ends_at: '2026-11-24T10:35:00.000Z',
  attendee_email: 'ben@example.com',
};
const twoBooked: BusinessFile = { ...emptyFile, events: [plainEvent], bookings: [ADA, BEN] };
const CHANGED = { attendee_first_name: 'Ada', attendee_last_name: 'Byron', attendee_phone: '' };

let server: TestServer;
let owner: Owner;
let businessId: number;
let eventId: number;
let path: string;
beforeEach(async () => {
  server = await startServer();
  owner = await signIn(server);
  businessId = (await importFile(owner, twoBooked)).business.id;
  path = `/api/businesses/${businessId}`;
  const [event] = await server.database.select().from(events);
  eventId = event?.id ?? 0;
  await server.database.delete(emails);
  server.clock.now += 1;
});
afterEach(() => server.stop());

const stands = async (changes: Partial<BusinessRow>) => {
  await server.database.update(businesses).set(changes).where(eq(businesses.id, businessId));
};
const pays = async (amountPence: number) => {
  const payment = { businessId, providerReference: 'paid', amountPence, paidAt: NOW };
  await server.database.insert(payments).values(payment);
};
const LATE = { startsAt: NOW + 30 * DAY, endsAt: NOW + 30 * DAY + 1 };
const bookHere = async () => {
  const startsAt = Date.parse('2026-11-24T11:00:00.000Z');
  const row = { startsAt, endsAt: startsAt + 1, eventId, createdAt: server.clock.now };
  return server.add.booking(businessId, { ...row, attendeeEmail: 'cleo@example.com' });
};
const bookingPath = (reference: string) => buildPath(routes.cancelBooking.path, { reference });
const toCustomers = async () => (await emailsIn(server)).filter((line) => line.endsWith('@example.com'));
const answerOf = async (answer: Promise<Response>): Promise<unknown> => (await answer).json();
const isCancelled = async () => (await server.database.select().from(bookings)).map(({ status }) => status);
const factsOfOwners = async () => {
  const emailRows = await server.database.select().from(emails);
  return emailFacts.parse(emailRows.find(({ kind }) => kind.endsWith('_owner'))?.payload);
};

describe.each<[string, Partial<BusinessRow>, number | null]>([
  ['was never paid for or tried here', {}, null],
  ['is in its trial', { trialEndsAt: NOW + 3 * DAY }, null],
  ['has a setup that a coupon made free', { paidAt: NOW }, 0],
  ['is covered by a first month that a coupon made free', { coveredUntil: NOW + 3 * DAY }, 0],
])('of a business that %s', (_how, billingStatus, amountPence) => {
  beforeEach(async () => {
    if (Object.keys(billingStatus).length > 0) await stands(billingStatus);
    if (amountPence !== null) await pays(amountPence);
  });

  it('writes to no customer of the file when its event is deleted, and to those that booked here', async () => {
    await bookHere();
    expect(await answerOf(owner.delete(`${path}/events/${eventId}`))).toEqual({ attendees_notified: 1 });
    expect(await isCancelled()).toEqual(['cancelled', 'cancelled', 'cancelled']);
    expect(await toCustomers()).toEqual(['booking_withdrawn to cleo@example.com']);
  });

  it('writes to no customer of the file when all events are deleted', async () => {
    expect(await answerOf(owner.delete(`${path}/events/delete-all`))).toEqual({
      events_deleted: 1,
      customers_notified: 0,
    });
    expect(await isCancelled()).toEqual(['cancelled', 'cancelled']);
    expect(await emailsIn(server)).toEqual([]);
  });

  it('writes to no customer of the file when its booking is cancelled, and tells its owner so', async () => {
    const cancelled = await answerOf(owner.delete(bookingPath(ADA.booking_reference)));
    expect(cancelled).toMatchObject({ is_attendee_notified: false });
    expect(await toCustomers()).toEqual([]);
    expect((await factsOfOwners()).isAttendeeTold).toBe(false);
  });

  it.each(['ada@example.com', 'dora@example.com'])(
    'writes to no customer of the file when its booking is changed and has the address %s',
    async (attendee_email) => {
      const changed = await owner.put(bookingPath(ADA.booking_reference), { ...CHANGED, attendee_email });
      expect(changed.status).toBe(200);
      expect(await toCustomers()).toEqual([]);
      expect((await factsOfOwners()).isAttendeeTold).toBe(false);
    },
  );

  it('writes to no customer of the file when its account is deleted, and says so in the last email', async () => {
    await bookHere();
    expect((await owner.delete('/api/users/me')).status).toBe(200);
    expect(await isCancelled()).toEqual(['cancelled', 'cancelled', 'cancelled']);
    expect(await toCustomers()).toEqual(['booking_withdrawn_closed to cleo@example.com']);
    const [last] = await server.database.select().from(emails).where(eq(emails.kind, 'account_deleted'));
    expect(deletionFacts.parse(last?.payload)).toMatchObject({ bookingsCancelled: 3, bookingsUntold: 2 });
  });

  it('writes to no customer of the file when an admin deletes it', async () => {
    const admin = await signInAdmin(server);
    expect((await admin.delete(`/api/admin/businesses/${businessId}`)).status).toBe(200);
    expect(await isCancelled()).toEqual(['cancelled', 'cancelled']);
    expect(await toCustomers()).toEqual([]);
  });
});

describe.each<[string, Partial<BusinessRow>, number | null]>([
  ['is paid for', { paidAt: NOW }, 4900],
  ['an admin marked as paid', { paidAt: NOW }, null],
  ['is covered by a subscription', { coveredUntil: NOW + 3 * DAY }, 999],
  ['is paid for and switched off by an admin', { paidAt: NOW, isActive: false }, 4900],
])('of a business that %s', (_how, billingStatus, amountPence) => {
  beforeEach(async () => {
    await stands(billingStatus);
    if (amountPence !== null) await pays(amountPence);
  });

  it('writes to every customer whose booking is cancelled', async () => {
    const booked = await bookHere();
    for (const reference of [ADA.booking_reference, booked.reference])
      expect(await answerOf(owner.delete(bookingPath(reference)))).toMatchObject({
        is_attendee_notified: true,
      });
    expect(await toCustomers()).toEqual([
      'booking_withdrawn to ada@example.com',
      'booking_withdrawn to cleo@example.com',
    ]);
    expect((await factsOfOwners()).isAttendeeTold).toBe(true);
  });

  it('writes to every customer when its event is deleted', async () => {
    expect(await answerOf(owner.delete(`${path}/events/${eventId}`))).toEqual({ attendees_notified: 2 });
    expect(await toCustomers()).toHaveLength(2);
  });

  it('writes to every customer when its account is deleted', async () => {
    expect((await owner.delete('/api/users/me')).status).toBe(200);
    expect((await toCustomers()).sort()).toEqual([
      'booking_withdrawn_closed to ada@example.com',
      'booking_withdrawn_closed to ben@example.com',
    ]);
    const [last] = await server.database.select().from(emails).where(eq(emails.kind, 'account_deleted'));
    expect(deletionFacts.parse(last?.payload)).toMatchObject({ bookingsCancelled: 2, bookingsUntold: 0 });
  });

  it('writes to the customer whose booking is changed', async () => {
    const change = { ...CHANGED, attendee_email: 'ada@example.com' };
    expect((await owner.put(bookingPath(ADA.booking_reference), change)).status).toBe(200);
    expect(await toCustomers()).toEqual(['booking_changed to ada@example.com']);
  });

  it('reminds every customer', async () => {
    server.clock.now = Date.parse('2026-11-22T09:51:00.000Z');
    await queueDueEmails(contextOn(server), queueDueReminders);
    expect(await toCustomers()).toEqual([
      'booking_reminder to ada@example.com',
      'booking_reminder to ben@example.com',
    ]);
  });
});

const cancelSome = (after: number, now: number) =>
  server.database.write({ business: businessId }, (tx) => cancelSomeOfClosed(tx, businessId, after, now));

it('writes to every customer of a business that closed while it was paid for, also when its bookings are cancelled later', async () => {
  await stands({ coveredUntil: NOW + DAY, deletedAt: NOW + 1, isActive: false });
  await pays(999);
  expect((await cancelSome(0, NOW + 2 * DAY)).attendees).toHaveLength(2);
  expect(await toCustomers()).toHaveLength(2);
});

it('emails nobody whom a stranger’s file names, though the stranger takes the free trial and deletes the account', async () => {
  const free = await owner.post(`${path}/checkout-session`, { coupon_code: 'DIARYFREE' });
  expect(free.status).toBe(200);
  const [business] = await server.database.select().from(businesses).where(eq(businesses.id, businessId));
  expect(business?.trialEndsAt).toBeGreaterThan(NOW);
  expect((await owner.delete('/api/users/me')).status).toBe(200);
  expect(await isCancelled()).toEqual(['cancelled', 'cancelled']);
  expect(await toCustomers()).toEqual([]);
});

describe('however much is paid', () => {
  beforeEach(async () => {
    await stands({ paidAt: NOW });
    await pays(4900);
  });

  async function addImported(count: number): Promise<void> {
    const startsAt = Date.parse('2026-12-01T09:00:00.000Z');
    for (let nth = 0; nth < count; nth += 1)
      await server.add.booking(businessId, {
        startsAt: startsAt + nth * 3_600_000,
        endsAt: startsAt + nth * 3_600_000 + 1,
        createdAt: 0,
        attendeeEmail: `stranger-${nth}@example.com`,
      });
  }

  it('emails no more new addresses of a file in a day than the bound, and others the next day', async () => {
    await stands({ deletedAt: NOW + 1, isActive: false });
    await addImported(IMPORTED_ADDRESSES_PER_DAY + 20);
    for (let after = 0, seen = 1; seen > 0;) ({ seen, lastStart: after } = await cancelSome(after, NOW + 2));
    expect(await toCustomers()).toHaveLength(IMPORTED_ADDRESSES_PER_DAY);
    await server.add.booking(businessId, { ...LATE, createdAt: 0, attendeeEmail: 'same-day@example.com' });
    await cancelSome(0, NOW + 3);
    server.clock.now = NOW + DAY;
    await server.add.booking(businessId, { ...LATE, createdAt: 0, attendeeEmail: 'next-day@example.com' });
    await cancelSome(0, NOW + DAY);
    expect((await toCustomers()).slice(IMPORTED_ADDRESSES_PER_DAY)).toEqual([
      'booking_withdrawn_closed to next-day@example.com',
    ]);
  });

  it('counts an address once, whatever it is emailed about, and all businesses of the account together', async () => {
    const admitted = (email: string) =>
      server.database.write({}, (tx) => admitImportedAddress(tx, owner.id, email, NOW));
    for (let nth = 1; nth < IMPORTED_ADDRESSES_PER_DAY; nth += 1)
      expect(await admitted(`one-${nth}@example.com`)).toBe(true);
    const both = await Promise.all([admitted('ada@example.com'), admitted('ben@example.com')]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await admitted('One-1+tag@example.com')).toBe(true);
    expect(await admitted('late@example.com')).toBe(false);
  });

  it('counts on when somebody deletes their account and opens another', async () => {
    const admitted = (ownerId: number, email: string) =>
      server.database.write({}, (tx) => admitImportedAddress(tx, ownerId, email, NOW));
    const personHash = 'the same person';
    const now = { firstSeen: NOW, lastSeen: NOW };
    const [first, second] = await Promise.all(
      ['deleted account 1', 'subject'].map((subject) => server.add.owner({ subject, personHash, ...now })),
    );
    if (!first || !second) throw new Error('no accounts');
    for (let nth = 1; nth < IMPORTED_ADDRESSES_PER_DAY; nth += 1)
      expect(await admitted(first.id, `one-${nth}@example.com`)).toBe(true);
    expect(await admitted(second.id, 'one-1@example.com')).toBe(true);
    expect(await admitted(second.id, 'last@example.com')).toBe(true);
    expect(await admitted(second.id, 'late@example.com')).toBe(false);
    expect(await admitted(owner.id, 'late@example.com')).toBe(true);
  });
});
