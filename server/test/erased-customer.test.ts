/** An owner deletes a customer: no row contains anything of them, and all other rows are unchanged. */

import { eq, inArray, like, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '@daybook/schema/figures/periods';
import { ERASED_ATTENDEE } from '@daybook/schema/words/erased-attendee';
import { BOOKING_OF_ERASED } from '../src/bookings/owner/owner-booking-responses.ts';
import { EMAIL_ON_ITS_WAY } from '../src/customer-data/customer-data-responses.ts';
import { eraseSome } from '../src/customer-data/erase-customer-store.ts';
import { eraseCustomer } from '../src/customer-data/erase-customers.ts';
import { bookings } from '../src/database/booking-tables.ts';
import { erasureRequests } from '../src/database/customer-tables.ts';
import { emails } from '../src/database/email-tables.ts';
import { businesses } from '../src/database/tables.ts';
import { bookFree, emailsIn, emailsSent, refusalOf } from './booking-requests.ts';
import { contextOn } from './context.ts';
import { answersOf, askForErasure, comeAs, see } from './data-customer.ts';
import { eventually } from './eventually.ts';
import { rememberRows, textsKept } from './hostile/untouched.ts';
import type { Owner } from './owner.ts';
import { NOW, startServer, startWithBusiness, type TestServer } from './start.ts';

/** Thursday; Tuesday's appointments are over. */
const AFTERWARDS = NOW + 6 * DAY;

let server: TestServer;
let owner: Owner;
let businessId: number;
let eventId: number;

beforeEach(async () => {
  ({ server, owner, businessId } = await startWithBusiness());
  eventId = (await server.add.event(businessId)).id;
});
afterEach(() => server.stop());

const answers = () => answersOf(owner, businessId);
const agreed = async () => {
  const erased = await answers().forget(await answers().firstId());
  expect([erased.status, await erased.json()]).toEqual([200, { ok: true, has_found: true }]);
};

/** Asks for deletion after the appointment; resolves once the owner's email has been sent. */
async function asked(dataToken: string): Promise<void> {
  server.clock.now = AFTERWARDS;
  expect((await askForErasure(server, dataToken)).status).toBe(200);
  await emailsSent(server);
}

/** Returns every stored row that contains the words, except rows of emails to that recipient. */
async function found(words: RegExp): Promise<string[]> {
  const kept = await textsKept(server.database);
  return kept.flatMap(({ name, rows }) =>
    rows.filter((text) => words.test(text)).map((text) => `${name}: ${text}`),
  );
}

describe('a customer who is deleted', () => {
  it('is in no row any more: in no booking, no email and no search text', async () => {
    const { dataToken, cancelToken, reference } = await comeAs(server, eventId, 'Zelda.Quince@Example.com');
    await server.database
      .update(bookings)
      .set({
        attendeeFirstName: 'Zelda',
        attendeeLastName: 'Quince',
        customerAddress: '7 Quince Lane',
        customerPostcode: 'QU1 7CE',
        source: 'quince-post',
        answers: [{ question: 'Any allergies?', answer: 'Quince', is_about_health: true }],
        idempotencyKey: 'quince key',
        reminderDueAt: NOW + 30 * DAY,
      })
      .where(eq(bookings.reference, reference));
    await server.post('/api/my-data/link', { token: cancelToken });
    await emailsSent(server);
    await server.database
      .update(emails)
      .set({ lastError: '550 zelda.quince@example.com' })
      .where(eq(emails.kind, 'booking_received'));
    const before = (await server.database.select().from(bookings))[0];
    await asked(dataToken);
    expect((await found(/quince/i)).length).toBeGreaterThan(8);
    await agreed();
    await emailsSent(server);

    // Only the email that tells them is left: its row is deleted after 30 days.
    expect((await found(/quince|zelda/i)).sort()).toEqual([
      'emails: Zelda.Quince@Example.com',
      'emails: zelda.quince@example.com',
    ]);
    const told = await server.database
      .select()
      .from(emails)
      .where(like(emails.normalisedRecipient, '%quince%'));
    expect(told).toMatchObject([{ kind: 'customer_forgotten', businessId: null, bookingId: null }]);
    const after = (await server.database.select().from(bookings))[0];
    expect(after).toEqual({
      ...before,
      attendeeFirstName: ERASED_ATTENDEE.first_name,
      attendeeLastName: ERASED_ATTENDEE.last_name,
      attendeeEmail: ERASED_ATTENDEE.email,
      normalisedEmail: ERASED_ATTENDEE.email,
      attendeePhone: null,
      customerAddress: null,
      customerPostcode: null,
      source: null,
      answers: [],
      idempotencyKey: null,
      reminderDueAt: null,
      customerId: null,
      cancelNonce: after?.cancelNonce,
      cancelTokenHash: after?.cancelTokenHash,
    });
    expect(after?.cancelNonce).not.toBe(before?.cancelNonce);
    expect(after?.cancelTokenHash).not.toBe(before?.cancelTokenHash);
    expect(await server.database.select().from(erasureRequests)).toEqual([]);

    for (const answer of [
      server.get(`/api/cancel/booking-details?token=${cancelToken}`),
      server.get(`/api/cancel/invite?token=${cancelToken}`),
      server.post('/api/my-data/link', { token: cancelToken }),
      see(server, dataToken),
    ])
      expect((await answer).status).toBe(404);
    const searched = await owner.get(`/api/businesses/${businessId}/bookings/search?search=quince`);
    expect(await searched.json()).toMatchObject({ bookings: [], total: 0 });
  });

  it('leaves every other customer, address and business as they were, to the byte', async () => {
    const { dataToken } = await comeAs(server, eventId);
    const ours = (await server.database.select().from(bookings)).map(({ id }) => id);
    await comeAs(server, eventId, 'ada+work@example.com');
    await comeAs(server, eventId, 'xada@example.com');
    const elsewhere = await server.add.event((await server.add.business()).id);
    await comeAs(server, elsewhere.id, 'ada@example.com');
    await asked(dataToken);
    const changed = await rememberRows(server.database);
    const before = await server.database.select().from(businesses).orderBy(businesses.id);
    await agreed();
    const [{ count } = { count: 0 }] = await server.database
      .select({ count: sql<number>`count(*)` })
      .from(emails)
      .where(inArray(emails.bookingId, ours));
    // The owner's session records its use.
    const tables = (await changed())
      .map((row) => row.slice(0, row.indexOf(':')))
      .filter((table) => table !== 'sessions');
    const emailRows = Array<string>(Number(count)).fill('emails');
    expect(tables.sort()).toEqual([
      'booking_texts',
      'bookings',
      'businesses',
      'customers',
      ...emailRows,
      'erasure_requests',
    ]);
    // Only its version changes, which tells the owner's open pages.
    const after = await server.database.select().from(businesses).orderBy(businesses.id);
    expect(after).toEqual(before.map((row, at) => ({ ...row, diaryVersion: after[at]?.diaryVersion })));
  });

  it('is given no new name: the record can’t be changed any more', async () => {
    const { dataToken, reference } = await comeAs(server, eventId);
    await asked(dataToken);
    await agreed();
    await emailsSent(server);
    const changed = await rememberRows(server.database);
    const attendee = {
      attendee_first_name: 'Grace',
      attendee_last_name: 'Hopper',
      attendee_email: 'grace@example.com',
    };
    expect(await refusalOf(owner.put(`/api/bookings/${reference}`, attendee))).toMatchObject({
      status: 409,
      message: BOOKING_OF_ERASED,
    });
    expect(await changed()).toEqual([]);
  });

  it('is deleted from emails that went to them before the owner changed a booking’s address', async () => {
    const { dataToken } = await comeAs(server, eventId);
    const moved = await bookFree(server, eventId, 3);
    await emailsSent(server);
    await owner.put(`/api/bookings/${moved.booking_reference}`, {
      attendee_first_name: 'Grace',
      attendee_last_name: 'Hopper',
      attendee_email: 'grace@example.com',
    });
    await emailsSent(server);
    await asked(dataToken);
    await agreed();
    const theirs = await server.database.select().from(emails).where(eq(emails.recipient, 'ada@example.com'));
    expect(theirs.map(({ kind }) => kind)).toEqual(['customer_forgotten']);
    const graces = await server.database
      .select()
      .from(emails)
      .where(eq(emails.recipient, 'grace@example.com'));
    expect(JSON.stringify(graces)).toContain('Hopper');
  });

  it('leaves no earlier address of their bookings in emails', async () => {
    const { dataToken } = await comeAs(server, eventId);
    const first = await bookFree(server, eventId, 3, { attendee_email: 'first@former.example' });
    await emailsSent(server);
    await owner.put(`/api/bookings/${first.booking_reference}`, {
      attendee_first_name: 'Ada',
      attendee_last_name: 'Lovelace',
      attendee_email: 'ada@example.com',
    });
    await emailsSent(server);
    expect(await found(/former\.example/)).not.toEqual([]);
    await asked(dataToken);
    await agreed();
    expect(await found(/former\.example/)).toEqual([]);
  });

  it('is not deleted while an email to them is being sent, but afterwards', async () => {
    const { dataToken, bookingId } = await comeAs(server, eventId);
    await asked(dataToken);
    const waiting = { kind: 'booking_reminder', recipient: 'ADA@example.com', bookingId, businessId };
    const email = await server.add.email({ ...waiting, status: 'sending', dueAt: AFTERWARDS + DAY });
    expect(await refusalOf(answers().forget(await answers().firstId()))).toMatchObject({
      status: 409,
      message: EMAIL_ON_ITS_WAY,
    });
    await server.database.update(emails).set({ status: 'failed' }).where(eq(emails.id, email.id));
    await agreed();
    expect(await server.database.select().from(erasureRequests)).toEqual([]);
  });
});

describe('the steps in which a customer is deleted', () => {
  const left = async () =>
    (await server.database.select().from(bookings)).filter(
      ({ attendeeEmail }) => attendeeEmail !== ERASED_ATTENDEE.email,
    );
  const past = (number: number) => ({
    startsAt: NOW - 1000 * DAY + number,
    endsAt: NOW - 999 * DAY + number,
  });

  /**
   * Returns a request about so many past bookings that the owner has agreed to. The server's own job, which
   * runs each minute, doesn't know of it.
   */
  async function agreedOf(count: number) {
    await server.add.bookings(
      businessId,
      Array.from({ length: count }, (_, number) => past(number)),
    );
    const address = 'ada@example.com';
    const asked = { businessId, address, normalisedEmail: address, askedAt: NOW };
    const [request] = await server.database.insert(erasureRequests).values(asked).returning();
    if (!request) throw new Error('nobody is to be forgotten');
    const latest = Math.max(...(await server.database.select().from(bookings)).map(({ id }) => id));
    return { ...request, erasingSince: NOW, lastBookingId: latest };
  }

  it('go on where an ended process stopped, and the email is written once', async () => {
    const request = await agreedOf(120);
    await eraseCustomer(contextOn(server), request, 2);
    const half = await left();
    expect(half.length).toBeGreaterThan(0);
    expect(half.length).toBeLessThan(120);
    const { erasingSince, lastBookingId } = request;
    await server.database.update(erasureRequests).set({ erasingSince, lastBookingId });
    // Each job runs when a server starts, so the deletion continues without help.
    const { place } = server;
    const restarted = await startServer({ place });
    // The request is deleted with the last step, in the transaction that queues the email.
    await eventually(async () => (await server.database.select().from(erasureRequests)).length === 0);
    expect(await left()).toEqual([]);
    await restarted.stop();
    await eraseCustomer(contextOn(server), request);
    expect(await emailsIn(server)).toEqual(['customer_forgotten to ada@example.com']);
  });

  it('empty a booking’s emails before it is nobody’s, however many there are', async () => {
    const request = await agreedOf(3);
    const [one] = await left();
    await server.add.emails(
      Array.from({ length: 250 }, () => ({
        kind: 'booking_changed',
        recipient: 'ada@example.com',
        bookingId: one?.id ?? 0,
        businessId,
        status: 'sent' as const,
        payload: { attendeeEmail: 'ada@example.com' },
      })),
    );
    for (let steps = 1; (await left()).length > 0; steps += 1) {
      expect(steps).toBeLessThan(6);
      expect(
        await server.database.write({ business: businessId }, (tx) =>
          eraseSome(tx, request, contextOn(server).tokens, NOW),
        ),
      ).toBe(true);
    }
    const emailRows = await server.database.select().from(emails);
    expect(new Set(emailRows.map(({ recipient, payload }) => recipient + JSON.stringify(payload)))).toEqual(
      new Set([`${ERASED_ATTENDEE.email}{}`]),
    );
  });

  it('wait for an email to the business that is still on its way', async () => {
    const request = await agreedOf(2);
    const [one] = await left();
    const email = await server.add.email({
      kind: 'booking_cancelled_owner',
      recipient: 'hello@willow.example',
      bookingId: one?.id ?? 0,
      businessId,
      status: 'sending',
      dueAt: NOW + DAY,
    });
    const { erasingSince, lastBookingId } = request;
    await server.database.update(erasureRequests).set({ erasingSince, lastBookingId });
    await eraseCustomer(contextOn(server), request);
    expect((await left()).map(({ id }) => id)).toEqual([one?.id]);
    expect((await answers().list()).requests).toMatchObject([{ is_being_erased: true }]);
    expect(await server.database.select().from(erasureRequests)).toHaveLength(1);
    await server.database.update(emails).set({ status: 'sent' }).where(eq(emails.id, email.id));
    await eraseCustomer(contextOn(server), request);
    expect(await left()).toEqual([]);
    expect(await server.database.select().from(erasureRequests)).toEqual([]);
  });

  it('leave no booking half deleted in a rush of new ones, which stay whole', async () => {
    const request = await agreedOf(100);
    const [, ...made] = await Promise.all([
      eraseCustomer(contextOn(server), request),
      ...[0, 2, 4].map((number) => bookFree(server, eventId, number)),
    ]);
    await emailsSent(server);
    const rows = await server.database.select().from(bookings);
    const whole = rows.filter(({ attendeeEmail }) => attendeeEmail === 'ada@example.com');
    expect(whole.map(({ reference }) => reference).sort()).toEqual(
      made.map(({ booking_reference }) => booking_reference).sort(),
    );
    expect(
      new Set(whole.map(({ attendeeFirstName, attendeeLastName }) => attendeeFirstName + attendeeLastName)),
    ).toEqual(new Set(['AdaLovelace']));
    const erased = rows.filter(({ attendeeEmail }) => attendeeEmail === ERASED_ATTENDEE.email);
    expect(erased).toHaveLength(100);
    expect(new Set(erased.map(({ attendeeFirstName }) => attendeeFirstName))).toEqual(new Set(['Forgotten']));
    const confirmed = await server.database.select().from(emails).where(eq(emails.kind, 'booking_confirmed'));
    expect(confirmed.map(({ recipient }) => recipient)).toEqual(Array(3).fill('ada@example.com'));
  });
});
