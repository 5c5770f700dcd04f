/** Nobody is written to because of a file alone (decision 112), whatever its owner does with what it brought. */
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BusinessFile } from '@daybook/schema/contract/business-file';
import { emptyFile, plainBooking, plainEvent } from '@daybook/schema/test/business-files';
import { buildPath } from '@daybook/schema/rules/path';
import { routes } from '@daybook/schema/words/routes';
import { deletionFacts } from '../src/accounts/deletion/deletion-facts.ts';
import { createDeletionStore } from '../src/accounts/deletion/deletion-store.ts';
import { letterFacts } from '../src/bookings/letter-facts.ts';
import { bookings } from '../src/database/booking-tables.ts';
import { emails } from '../src/database/mail-tables.ts';
import { businesses, events, type BusinessRow } from '../src/database/tables.ts';
import { queueReminders } from '../src/jobs/queue-due-reminders.ts';
import { createReminderStore } from '../src/jobs/reminder-store.ts';
import { signInAdmin } from './admin.ts';
import { bringFile } from './business-files.ts';
import { signIn, type Owner } from './owner.ts';
import { NOW, startServer, type TestServer } from './start.ts';
import { lettersIn } from './wishes.ts';

const DAY = 86_400_000;
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
  businessId = (await bringFile(owner, twoBooked)).business.id;
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
const bookHere = async () => {
  const startsAt = Date.parse('2026-11-24T11:00:00.000Z');
  const row = { startsAt, endsAt: startsAt + 1, eventId, createdAt: server.clock.now };
  return server.add.booking(businessId, { ...row, attendeeEmail: 'cleo@example.com' });
};
const bookingPath = (reference: string) => buildPath(routes.cancelBooking.path, { reference });
const toCustomers = async () => (await lettersIn(server)).filter((line) => line.endsWith('@example.com'));
const answerOf = async (answer: Promise<Response>): Promise<unknown> => (await answer).json();
const isCancelled = async () => (await server.database.select().from(bookings)).map(({ status }) => status);
const factsOfOwners = async () => {
  const letters = await server.database.select().from(emails);
  return letterFacts.parse(letters.find(({ kind }) => kind.endsWith('_owner'))?.payload);
};

describe('of a business that was never paid for or tried here', () => {
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
    expect(await lettersIn(server)).toEqual([]);
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

  it('writes to no customer of the file when its account is deleted, and says so in the last letter', async () => {
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

describe.each<[string, Partial<BusinessRow>]>([
  ['is paid for', { paidAt: NOW }],
  ['is in its trial', { trialEndsAt: NOW + 3 * DAY }],
  ['is covered by a subscription', { coveredUntil: NOW + 3 * DAY }],
  ['is paid for and switched off by an admin', { paidAt: NOW, isActive: false }],
])('of a business that %s', (_how, standing) => {
  beforeEach(() => stands(standing));

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
    const store = createReminderStore(server.database);
    await queueReminders({ store, clock: () => server.clock.now, wake: () => {} });
    expect(await toCustomers()).toEqual([
      'booking_reminder to ada@example.com',
      'booking_reminder to ben@example.com',
    ]);
  });
});

it('writes to every customer of a business that closed in its trial, also when its bookings are cancelled later', async () => {
  await stands({ trialEndsAt: NOW + DAY, deletedAt: NOW + 1, isActive: false });
  const store = createDeletionStore(server.database);
  expect((await store.cancelSome(businessId, 0, NOW + 2 * DAY)).attendees).toHaveLength(2);
  expect(await toCustomers()).toHaveLength(2);
});
