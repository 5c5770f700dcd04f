/** The emails that strangers can make us send to somebody's address. */

import { desc } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cancelAnswer, type CancelAnswer } from '@daybook/schema/contract/cancel';
import type { Slot } from '@daybook/schema/contract/slot';
import {
  STRANGERS_EMAILS_PER_DAY,
  OWNERS_EMAILS_PER_HOUR,
  STRANGERS_EMAILS_PER_HOUR,
} from '@daybook/schema/figures/bounds';
import { HOUR } from '@daybook/schema/figures/periods';
import { strangersEmailsBounded } from '../src/bookings/booking-obstacles.ts';
import { bookings } from '../src/database/booking-tables.ts';
import { emails } from '../src/database/email-tables.ts';
import { countRows } from '../src/database/prepared.ts';
import {
  answerTo,
  book,
  bookedBy,
  bookFree,
  importStrangersEmails,
  firstFree,
  emailsIn,
  emailsSent,
  refusalOf,
  tokenIn,
} from './booking-requests.ts';
import { signIn } from './owner.ts';
import { startServer, type TestServer } from './start.ts';
import { isPostgres, newPlace, sqliteOf } from './test-database.ts';

const RUTH = { attendee_email: 'ruth@example.com' };
let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

const toRuth = async () => (await emailsIn(server)).filter((line) => line.includes(RUTH.attendee_email));
const countBookings = () => countRows(server.database, bookings);

async function cancel(token: string): Promise<CancelAnswer> {
  return answerTo(cancelAnswer, server.post('/api/cancel/booking', { token }));
}

async function bookAndCancel(slot: Slot): Promise<void> {
  const { cancel_url } = await bookedBy(book(server, slot, RUTH));
  await cancel(tokenIn(cancel_url));
}

/** Returns a slot of a business at which nobody has booked. */
const slotOfNewBusiness = async () =>
  firstFree(server, (await server.add.event((await server.add.business()).id)).id);

const importRuth = (emailRows: number) => importStrangersEmails(server, RUTH.attendee_email, emailRows);

describe('somebody who books in another’s name', () => {
  it('and cancels, again and again, gets them twenty emails an hour and no more', async () => {
    const slot = await slotOfNewBusiness();
    for (let number = 0; number < STRANGERS_EMAILS_PER_HOUR / 2; number += 1) await bookAndCancel(slot);
    const before = await emailsIn(server);
    const refused = await book(server, slot, RUTH);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('3600');
    expect(await refused.json()).toMatchObject({ error: strangersEmailsBounded(3600) });
    expect(await toRuth()).toHaveLength(STRANGERS_EMAILS_PER_HOUR);
    expect(await emailsIn(server)).toEqual(before);
    expect(await countBookings()).toBe(STRANGERS_EMAILS_PER_HOUR / 2);
    expect((await book(server, slot, { attendee_email: 'grace@example.com' })).status).toBe(201);
  });

  it('at many businesses at once gets them no more either', async () => {
    const slots = await Promise.all(Array.from({ length: 30 }, slotOfNewBusiness));
    const answers = await Promise.all(slots.map((slot) => book(server, slot, RUTH)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(STRANGERS_EMAILS_PER_HOUR);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    expect(await toRuth()).toHaveLength(STRANGERS_EMAILS_PER_HOUR);
  });

  it('may do so again when the hour is over', async () => {
    await importRuth(1);
    server.clock.now += HOUR / 2;
    await importRuth(STRANGERS_EMAILS_PER_HOUR - 1);
    const [slot, another] = [await slotOfNewBusiness(), await slotOfNewBusiness()];
    expect(await refusalOf(book(server, slot, RUTH))).toMatchObject({
      status: 429,
      error: strangersEmailsBounded(1800),
    });
    server.clock.now += HOUR / 2;
    expect((await book(server, slot, RUTH)).status).toBe(201);
    expect((await book(server, another, RUTH)).status).toBe(429);
  });

  it('hour after hour gets them sixty emails a day and no more', async () => {
    for (let emailRows = 0; emailRows < STRANGERS_EMAILS_PER_DAY; emailRows += STRANGERS_EMAILS_PER_HOUR) {
      await importRuth(STRANGERS_EMAILS_PER_HOUR);
      server.clock.now += HOUR;
    }
    const slot = await slotOfNewBusiness();
    const refused = await book(server, slot, RUTH);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe(String(21 * 3600));
    server.clock.now += 21 * HOUR;
    expect((await book(server, slot, RUTH)).status).toBe(201);
  });

  it('in other spellings of the same address gets them no more', async () => {
    await importRuth(STRANGERS_EMAILS_PER_HOUR - 1);
    const slot = await slotOfNewBusiness();
    expect((await book(server, slot, { attendee_email: 'RUTH+shop@Example.com' })).status).toBe(201);
    const another = await slotOfNewBusiness();
    expect((await book(server, another, { attendee_email: 'ruth+spa@example.com' })).status).toBe(429);
    expect((await book(server, another, { attendee_email: 'r.uth@example.com' })).status).toBe(201);
  });

  it('through several processes, and after a restart, gets them no more', async () => {
    const place = await newPlace();
    const [one, other] = [await startServer({ place }), await startServer({ place })];
    const business = async () => (await one.add.business()).id;
    const slots = await Promise.all(
      Array.from({ length: 30 }, async () => firstFree(one, (await one.add.event(await business())).id)),
    );
    const answers = await Promise.all(
      slots.map((slot, number) => book(number % 2 ? one : other, slot, RUTH)),
    );
    await Promise.all([one.stop(), other.stop()]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(STRANGERS_EMAILS_PER_HOUR);
    const again = await startServer({ place });
    const slot = await firstFree(
      again,
      (await again.add.event((await again.add.business({ diarySlug: 'last' })).id)).id,
    );
    expect((await book(again, slot, RUTH)).status).toBe(429);
    await again.stop();
    await place.remove();
  });
});

describe('a customer who cancels by the link', () => {
  it('is told that an email confirms it, once or again', async () => {
    const { cancel_url } = await bookedBy(book(server, await slotOfNewBusiness(), RUTH));
    const first = await cancel(tokenIn(cancel_url));
    expect(first).toMatchObject({ status: 'cancelled', is_confirmed_by_email: true });
    await emailsSent(server);
    expect(await cancel(tokenIn(cancel_url))).toEqual(first);
  });

  it('can cancel although the address has had as many emails as we send: only the owner is emailed, and told so', async () => {
    await importRuth(STRANGERS_EMAILS_PER_HOUR - 1);
    const slot = await slotOfNewBusiness();
    const token = tokenIn((await bookedBy(book(server, slot, RUTH))).cancel_url);
    const before = await emailsIn(server);
    const first = await cancel(token);
    expect(first).toMatchObject({ status: 'cancelled', is_confirmed_by_email: false });
    expect(await emailsIn(server)).toEqual([...before, 'booking_cancelled_owner to hello@willow.example']);
    const [toOwner] = await server.database.select().from(emails).orderBy(desc(emails.id)).limit(1);
    expect(toOwner?.payload).toMatchObject({ isAttendeeTold: false });
    expect(await cancel(token)).toEqual(first);
    expect((await book(server, slot, { attendee_email: 'grace@example.com' })).status).toBe(201);
  });
});

describe('an email that strangers do not cause', () => {
  it('is not counted: the owner’s changes and cancellations, and reminders', async () => {
    const owner = await signIn(server);
    const event = await server.add.event((await server.add.business({ ownerId: owner.id })).id);
    const { booking_reference } = await bookFree(server, event.id, 0, RUTH);
    // With the cancellation as many as one account's changes may cause.
    for (let number = 1; number < OWNERS_EMAILS_PER_HOUR; number += 1) {
      const change = {
        attendee_first_name: 'Ruth',
        attendee_last_name: `Number ${number}`,
        ...RUTH,
      };
      expect((await owner.put(`/api/bookings/${booking_reference}`, change)).status).toBe(200);
    }
    await server.add.email({ kind: 'booking_reminder', recipient: RUTH.attendee_email });
    expect((await owner.delete(`/api/bookings/${booking_reference}`)).status).toBe(200);
    await importRuth(STRANGERS_EMAILS_PER_HOUR - 1);
    expect(await toRuth()).toHaveLength(OWNERS_EMAILS_PER_HOUR + STRANGERS_EMAILS_PER_HOUR + 1);
  });

  it('goes to the business itself: a hundred bookings in an hour cause a hundred emails', async () => {
    const event = await server.add.event((await server.add.business()).id, {
      type: 'day_event',
      slotMinutes: 0,
    });
    const slot = await firstFree(server, event.id);
    const customers = Array.from({ length: 100 }, (_, number) => `customer-${number}@example.com`);
    await Promise.all(
      customers.map((customer) => bookedBy(book(server, slot, { attendee_email: customer }))),
    );
    const toBusiness = (await emailsIn(server)).filter((line) => line.startsWith('booking_received'));
    expect(toBusiness).toHaveLength(100);
  });
});

it.skipIf(isPostgres)('the count of an address is one index lookup, by SQLite’s plan', () => {
  const plan = sqliteOf(server.database)
    .prepare<[], { detail: string }>(
      `EXPLAIN QUERY PLAN SELECT created_at FROM emails
       WHERE counted_for = 'ruth@example.com' AND created_at > 5 ORDER BY created_at DESC LIMIT 60`,
    )
    .all();
  expect(plan.map(({ detail }) => detail)).toEqual([
    'SEARCH emails USING COVERING INDEX emails_counted (counted_for=? AND created_at>?)',
  ]);
});
