import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOUR } from '@daybook/schema/figures/periods';
import { contextOf } from '../../test/context.ts';
import { exampleBooking, openExampleDatabase, type ExampleDatabase } from '../../test/example-booking.ts';
import { startMailServer } from '../../test/mail-server.ts';
import { isPostgres, openPlace, sqliteOf } from '../../test/test-database.ts';
import { emailFacts } from '../bookings/email-facts.ts';
import { makeBookingEmail } from '../bookings/emails/email-from-outbox.ts';
import { bookings } from '../database/booking-tables.ts';
import { emails } from '../database/email-tables.ts';
import { tellEach } from '../database/outage.ts';
import { createSmtpTransport } from '../emails/transport.ts';
import { startMailWorker } from '../emails/worker.ts';
import { queueDueEmails } from './queue-due-emails.ts';
import { queueDueReminders } from './reminder-store.ts';

/** 10:30 in London, two days before. */
const DUE = Date.parse('2026-11-22T10:30Z');
let now: number;
let wakes: number;
let example: ExampleDatabase;

beforeEach(async () => {
  now = DUE;
  wakes = 0;
  example = await openExampleDatabase();
});
afterEach(() => example.close());

const remind = (database = example.database) =>
  queueDueEmails({ database, clock: () => now, onMailQueued: () => (wakes += 1) }, queueDueReminders);
const queued = async () => await example.database.select().from(emails);
const dueOf = async (id: number) =>
  (await example.database.select().from(bookings).where(eq(bookings.id, id)))[0]?.reminderDueAt;

describe('reminders', () => {
  it('are written when they are due, once, with the facts of the booking and its event', async () => {
    await example.addBooking(1, { reminderDueAt: DUE, eventId: 1 });
    now = DUE - 1;
    expect(await remind()).toBe(0);
    now = DUE;
    expect(await remind()).toBe(1);
    expect(await remind()).toBe(0);
    const [email, ...others] = await queued();
    expect(others).toEqual([]);
    expect(email).toMatchObject({
      kind: 'booking_reminder',
      recipient: 'customer-1@example.com',
      bookingId: 1,
      businessId: 1,
      onceKey: `reminder:1:${exampleBooking.startsAt}`,
      dueAt: DUE,
    });
    expect(emailFacts.parse(email?.payload)).toMatchObject({
      reference: 'REF-1',
      requirementsNote: 'Please come with dry hair.',
      cancelNonce: 'nonce-1',
    });
    expect(await dueOf(1)).toBeNull();
    expect(wakes).toBe(1);
  });

  it('that came due while the process was down go out late rather than never', async () => {
    await example.addBooking(1, { reminderDueAt: DUE });
    now = DUE + 47 * HOUR;
    expect(await remind()).toBe(1);
  });

  it('are not written once the appointment has begun, and are no longer due', async () => {
    await example.addBooking(1, { reminderDueAt: DUE });
    now = exampleBooking.startsAt;
    expect(await remind()).toBe(0);
    expect(await dueOf(1)).toBeNull();
  });

  it.each(['cancelled', 'pending'] as const)('are not written for a %s booking', async (status) => {
    await example.addBooking(1, { reminderDueAt: DUE, status });
    expect(await remind()).toBe(0);
    expect(await dueOf(1)).toBeNull();
    expect(await queued()).toEqual([]);
  });

  it('are queued for all, however many are due at once', async () => {
    for (let number = 1; number <= 130; number += 1)
      await example.addBooking(number, { reminderDueAt: DUE - number });
    expect(await remind()).toBe(130);
    expect(await queued()).toHaveLength(130);
  });

  it('are written once by two processes on one database', async () => {
    const other = openPlace(example.place);
    for (let number = 1; number <= 120; number += 1) await example.addBooking(number, { reminderDueAt: DUE });
    const written = await Promise.all([remind(), remind(other)]);
    await other.close();
    expect(written.reduce((sum, one) => sum + one, 0)).toBe(120);
    expect(await queued()).toHaveLength(120);
  });

  it('are not written again for the same start, even when they fall due again', async () => {
    await example.addBooking(1, { reminderDueAt: DUE });
    await remind();
    await example.database.update(bookings).set({ reminderDueAt: DUE });
    expect(await remind()).toBe(0);
    expect(await queued()).toHaveLength(1);
  });

  // PostgreSQL's plan depends on the number of rows.
  it.skipIf(isPostgres)('are found without reading every booking', () => {
    const plan = sqliteOf(example.database)
      .prepare<[], { detail: string }>(
        `EXPLAIN QUERY PLAN SELECT id FROM bookings
         WHERE reminder_due_at <= 5 AND reminder_due_at IS NOT NULL ORDER BY reminder_due_at LIMIT 50`,
      )
      .all();
    expect(plan.map(({ detail }) => detail).join()).toContain('reminders_due');
  });
});

describe('a reminder on its way', () => {
  it('arrives in the business time zone, and not for a booking that was cancelled meanwhile', async () => {
    const server = await startMailServer();
    const startsAt = Date.parse('2026-11-24T15:30Z');
    const newYork = { timezone: 'America/New_York', startsAt, endsAt: startsAt + HOUR, reminderDueAt: DUE };
    await example.addBooking(1, newYork);
    await example.addBooking(2, newYork);
    await remind();
    await example.database.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.id, 1));
    const transport = createSmtpTransport({ url: server.url, from: 'no-reply@daybook.example' });
    const log = pino({ level: 'silent' });
    const context = { ...contextOf(example.database, () => now), publicUrl: 'https://daybook.example' };
    const worker = startMailWorker({
      database: example.database,
      transport,
      makeEmail: (email) => makeBookingEmail(email, context, example.database),
      clock: () => now,
      steady: () => performance.now(),
      random: () => 0.5,
      log,
      tell: tellEach(log),
      host: 'daybook.example',
      metrics: null,
    });
    await server.arrived(1);
    await worker.stop();
    transport.close();
    await server.close();
    expect((await queued()).map(({ bookingId, status }) => ({ bookingId, status }))).toEqual([
      { bookingId: 2, status: 'sent' },
    ]);
    expect(server.received.map(({ to }) => to)).toEqual([['customer-2@example.com']]);
    expect(server.received[0]?.mail.text).toContain('10:30 to 11:15, New York time (GMT-5)');
  });
});
