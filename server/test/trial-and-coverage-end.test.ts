/** What happens to a diary at the moment when its business's cover ends, and when it is paid for. */

import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { HOUR, MINUTE } from '@daybook/schema/figures/periods';
import { DIARY_NOT_TAKING_BOOKINGS } from '@daybook/schema/words/diary-texts';
import { queueDueExpiryNotices } from '../src/businesses/expiry-notices/expiry-notices-store.ts';
import { writeBusiness } from '../src/businesses/write-business-store.ts';
import { activateFree } from '../src/coupons/activate-free.ts';
import { bookings } from '../src/database/booking-tables.ts';
import { emails } from '../src/database/email-tables.ts';
import type { BusinessRow } from '../src/database/tables.ts';
import { queueDueEmails } from '../src/jobs/queue-due-emails.ts';
import { queueDueReminders } from '../src/jobs/reminder-store.ts';
import {
  answerTo,
  book,
  bookFree,
  bookedBy,
  firstFree,
  emailsIn,
  emailsSent,
  refusalOf,
  tokenIn,
} from './booking-requests.ts';
import { contextOn } from './context.ts';
import { hostedSite } from './hosted.ts';
import { signIn, type Owner } from './owner.ts';
import { plan } from './plans.ts';
import { NOW, startServer, type TestServer } from './start.ts';

/** Within a minute: what is cached by the minute must not be served until its end. */
const BEGUN = NOW + 20_000;
let server: TestServer;
let owner: Owner;
let business: BusinessRow;
let eventId: number;
beforeEach(async () => {
  server = await startServer({ site: hostedSite });
  owner = await signIn(server);
  server.clock.now = BEGUN;
  business = await server.add.business({ ownerId: owner.id, paidAt: null });
  eventId = (await server.add.event(business.id)).id;
});
afterEach(() => server.stop());

const startTrial = () => {
  const requested = {
    userId: owner.id,
    business,
    code: 'DIARYDEMO',
    model: 'setup_fee' as const,
    isBeingPaidFor: false,
  };
  return server.database.write({ business: business.id }, (tx) =>
    activateFree(tx, { ...requested, now: server.clock.now }),
  );
};
const cover = (until: number) => change({ coveredUntil: until });
const change = (values: Partial<BusinessRow>) =>
  server.database.write({ business: business.id }, (tx) => writeBusiness(tx, business.id, values));
const pay = () => change({ paidAt: server.clock.now });

const publicPaths = () => [
  `/api/diary/${business.diarySlug}`,
  `/api/diary/${business.diarySlug}/months/2026-11`,
  `/api/events/${eventId}/time-slots`,
  `/diary/${business.diarySlug}`,
];
const statuses = () => Promise.all(publicPaths().map(async (path) => (await server.get(path)).status));
const OPEN = [200, 200, 200, 200];
const CLOSED = [402, 402, 402, 402];
const billing_status = async () => {
  const shape = z.array(z.object({ billing_status: z.string(), has_paid: z.boolean() }));
  return (await answerTo(shape, owner.get('/api/businesses/my')))[0];
};
const remind = () => queueDueEmails(contextOn(server), queueDueReminders);
const tellOfEnds = () => queueDueEmails(contextOn(server), queueDueExpiryNotices);

describe.each<[string, () => unknown, string, string]>([
  ['a trial', startTrial, 'trial', 'trial_ended'],
  ['what a subscription covers', () => cover(BEGUN + 24 * HOUR), 'paid', 'subscription_ended'],
])('%s', (_, begin, before, after) => {
  it('closes the diary at its very end, whatever is kept, and opens it again when it is paid for', async () => {
    await begin();
    server.clock.now = BEGUN + 24 * HOUR - 1;
    // Twice: the first response is cached, and the second comes from the cache.
    for (let time = 0; time < 2; time += 1) expect(await statuses()).toEqual(OPEN);
    expect(await billing_status()).toEqual({ billing_status: before, has_paid: true });
    server.clock.now += 1;
    expect(await statuses(), 'in the same minute').toEqual(CLOSED);
    expect(await billing_status()).toEqual({ billing_status: after, has_paid: false });
    await pay();
    expect(await statuses(), 'in the same minute').toEqual(OPEN);
    expect(await billing_status()).toEqual({ billing_status: 'paid', has_paid: true });
  });

  it('accepts no booking from an open page, and no event, once it has ended', async () => {
    await begin();
    const slot = await firstFree(server, eventId);
    server.clock.now = BEGUN + 24 * HOUR;
    const refused = { status: 402, error: DIARY_NOT_TAKING_BOOKINGS };
    expect(await refusalOf(book(server, slot))).toMatchObject(refused);
    expect((await owner.post(`/api/businesses/${business.id}/events`, plan())).status).toBe(402);
    await pay();
    await bookedBy(book(server, slot));
    expect((await owner.post(`/api/businesses/${business.id}/events`, plan())).status).toBe(201);
  });

  it('leaves existing bookings: they are shown, can be cancelled, and have reminders', async () => {
    await begin();
    const kept = await bookFree(server, eventId, 0, { attendee_email: 'kept@example.com' });
    const dropped = await bookFree(server, eventId, 1, { attendee_email: 'dropped@example.com' });
    server.clock.now = BEGUN + 25 * HOUR;
    const token = tokenIn(dropped.cancel_url);
    expect((await server.get(`/api/cancel/booking-details?token=${token}`)).status).toBe(200);
    expect((await server.post('/api/cancel/booking', { token })).status).toBe(200);
    expect(await emailsIn(server)).toContain('booking_cancelled to dropped@example.com');
    const listed = await owner.get(`/api/businesses/${business.id}/bookings`);
    expect(listed.status).toBe(200);
    expect(await listed.text()).toContain(kept.booking_reference);
    const due = (await server.database.select({ at: bookings.reminderDueAt }).from(bookings))[0]?.at;
    server.clock.now = due ?? expect.fail('no reminder is owed');
    expect(await remind()).toBe(1);
    expect(await emailsIn(server)).toContain('booking_reminder to kept@example.com');
    expect(await statuses()).toEqual(CLOSED);
  });
});

/** Queues another email, which wakes the worker. */
async function sendAll(): Promise<void> {
  const elsewhere = await server.add.business();
  await bookFree(server, (await server.add.event(elsewhere.id)).id);
  await emailsSent(server);
}
const subjects = async () => {
  const shape = z.array(z.object({ subject: z.string() }));
  const mails = await answerTo(shape, server.get(`/dev/mail.json?to=${owner.email}`));
  return mails.map(({ subject }) => subject).reverse();
};

describe('an owner', () => {
  beforeEach(() => change({ name: 'Barn Pilates', confirmedEmail: null }));

  it('is emailed when a trial is about to end, and when it has ended', async () => {
    await startTrial();
    server.clock.now = BEGUN + 12 * HOUR;
    await tellOfEnds();
    await sendAll();
    server.clock.now = BEGUN + 24 * HOUR;
    await tellOfEnds();
    await sendAll();
    expect(await subjects()).toEqual([
      'Your free trial for Barn Pilates ends on Saturday 21 November 2026 at 09:00, London time',
      'Your free trial for Barn Pilates has ended',
    ]);
  });

  it('who paid while the email waited is not told to pay', async () => {
    await startTrial();
    server.clock.now = BEGUN + 24 * HOUR + MINUTE;
    await tellOfEnds();
    expect(await emailsIn(server)).toEqual([`trial_ended to ${owner.email}`]);
    await pay();
    await sendAll();
    expect(await subjects()).toEqual([]);
    expect(await server.database.select().from(emails).where(eq(emails.businessId, business.id))).toEqual([]);
  });
});
