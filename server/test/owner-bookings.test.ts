import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bookingsPage, ownerBooking } from '@daybook/schema/contract/owner-booking';
import { EMAIL_NEEDS_AT, FIRST_NAME_REQUIRED } from '@daybook/schema/words/booking-form-texts';
import { BUSINESS_NOT_FOUND } from '@daybook/schema/words/business-texts';
import { BOOKING_NOT_FOUND } from '@daybook/schema/words/owner-booking-texts';
import { NOT_SIGNED_IN } from '@daybook/schema/words/session-texts';
import { SLOT_JUST_BOOKED } from '@daybook/schema/words/slot-texts';
import { BOOKING_ALREADY_CANCELLED, BOOKING_BEGUN } from '../src/bookings/owner/owner-booking-responses.ts';
import { emails } from '../src/database/email-tables.ts';
import { businesses, users } from '../src/database/tables.ts';
import {
  answerTo,
  book,
  bookedBy,
  bookFree,
  firstFree,
  emailsIn,
  emailsSent,
  refusalOf,
  slotsOf,
  tokenIn,
} from './booking-requests.ts';
import { signIn, type Owner } from './owner.ts';
import { startWithBusiness, type TestServer } from './start.ts';

let server: TestServer;
let owner: Owner;
let stranger: Owner;
let businessId: number;
let eventId: number;

beforeEach(async () => {
  ({ server, owner, businessId } = await startWithBusiness());
  stranger = await signIn(server, 'stranger@example.com');
  eventId = (await server.add.event(businessId)).id;
});
afterEach(() => server.stop());

const booking = (number = 0, given: Record<string, unknown> = {}) => bookFree(server, eventId, number, given);
const path = (rest = '') => `/api/businesses/${businessId}/bookings${rest}`;
const list = (query = '') => answerTo(z.array(ownerBooking), owner.get(path(query)));
const search = (query = '') => answerTo(bookingsPage, owner.get(path(`/search${query}`)));
const ada = {
  attendee_first_name: 'Ada',
  attendee_last_name: 'Lovelace',
  attendee_email: 'ada@example.com',
  attendee_phone: null,
};
const version = async () =>
  (await server.database.select().from(businesses).where(eq(businesses.id, businessId)))[0]?.diaryVersion ??
  0;

describe('a change', () => {
  const change = (reference: string, given: Record<string, unknown> = {}) =>
    owner.put(`/api/bookings/${reference}`, { ...ada, ...given });

  it('is saved, emailed to both sides, and seen by open pages', async () => {
    const { booking_reference } = await booking();
    const before = await version();
    const answer = await change(booking_reference, { attendee_last_name: ' King ', attendee_phone: '' });
    expect(answer.status).toBe(200);
    expect(ownerBooking.parse(await answer.json())).toMatchObject({
      attendee_last_name: 'King',
      attendee_phone: null,
      status: 'confirmed',
    });
    expect((await emailsIn(server)).slice(2)).toEqual([
      'booking_changed to ada@example.com',
      'booking_changed_owner to hello@willow.example',
    ]);
    expect(await version()).toBeGreaterThan(before);
  });

  it('emails nobody when nothing is different, so that a double click has one effect', async () => {
    const { booking_reference } = await booking();
    const statuses = await Promise.all(
      [1, 2].map(async () => (await change(booking_reference, { attendee_phone: '0117 496 0123' })).status),
    );
    expect(statuses).toEqual([200, 200]);
    expect(await emailsIn(server)).toHaveLength(4);
  });

  it('moves the booking to another address: a new cancel link works, the old one does not', async () => {
    const { booking_reference, cancel_url } = await booking();
    await emailsSent(server);
    await change(booking_reference, { attendee_email: 'ada@king.example' });
    expect((await emailsIn(server)).slice(2)).toEqual([
      'booking_confirmed to ada@king.example',
      'booking_readdressed to ada@example.com',
      'booking_changed_owner to hello@willow.example',
    ]);
    const old = tokenIn(cancel_url);
    expect((await server.get(`/api/cancel/booking-details?token=${old}`)).status).toBe(404);
    expect((await server.post('/api/cancel/booking', { token: old })).status).toBe(404);
  });

  it('does not give the new cancel link to somebody who repeats the first request, whichever address they name', async () => {
    const slot = await firstFree(server, eventId);
    const key = { 'Idempotency-Key': 'of the first booker' };
    const { booking_reference } = await bookedBy(book(server, slot, {}, key));
    await change(booking_reference, { attendee_email: 'ada@king.example' });
    for (const attendee_email of ['ada@king.example', ada.attendee_email]) {
      const answer = await refusalOf(book(server, slot, { attendee_email }, key));
      expect(answer).toMatchObject({ status: 409, error: SLOT_JUST_BOOKED });
      expect(JSON.stringify(answer)).not.toContain('token');
    }
  });

  it('corrects a misspelt address before any email has gone there', async () => {
    const { booking_reference } = await booking(0, { attendee_email: 'ada@exmaple.com' });
    await emailsSent(server);
    await server.database
      .update(emails)
      .set({ status: 'failed' })
      .where(eq(emails.kind, 'booking_confirmed'));
    await change(booking_reference);
    const emailRows = await emailsIn(server);
    expect(emailRows.filter((line) => line.includes('exmaple'))).toEqual([]);
    expect(emailRows).toContain('booking_confirmed to ada@example.com');
  });

  it('corrects a booking without emails once the appointment has begun', async () => {
    const { booking_reference, booking: booked } = await booking();
    server.clock.now = Date.parse(booked.starts_at);
    expect((await change(booking_reference, { attendee_last_name: 'King' })).status).toBe(200);
    expect(await emailsIn(server)).toHaveLength(2);
  });

  it('names each field that is wrong', async () => {
    const { booking_reference } = await booking();
    const refusal = await refusalOf(
      change(booking_reference, { attendee_first_name: ' ', attendee_email: 'nobody' }),
    );
    expect(refusal).toMatchObject({
      status: 400,
      fields: { attendee_first_name: FIRST_NAME_REQUIRED, attendee_email: EMAIL_NEEDS_AT },
    });
    expect((await refusalOf(owner.put(`/api/bookings/${booking_reference}`, {}))).status).toBe(400);
    expect(await emailsIn(server)).toHaveLength(2);
  });

  it('is refused for a cancelled booking', async () => {
    const { booking_reference } = await booking();
    await owner.delete(`/api/bookings/${booking_reference}`);
    expect(await refusalOf(change(booking_reference, { attendee_phone: '1' }))).toMatchObject({
      status: 409,
      error: BOOKING_ALREADY_CANCELLED,
    });
  });
});

describe('a cancellation', () => {
  const cancel = (reference: string) => owner.delete(`/api/bookings/${reference}`);

  it('frees the time at once, tells both sides that the business cancelled, and answers what it was', async () => {
    const event = await server.add.event(businessId, { serviceMode: 'individual_services' });
    const service = await server.add.service(event.id);
    const query = `?service_id=${service.id}`;
    const [slot] = await slotsOf(server, event.id, query);
    if (!slot) throw new Error('no slot');
    const { booking_reference } = await bookedBy(book(server, slot));
    const before = await version();
    const answer = await cancel(booking_reference);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      booking_reference,
      service_name: 'Cut',
      is_attendee_notified: true,
      cancelled_count: 1,
    });
    expect((await slotsOf(server, event.id, query))[0]?.is_booked).toBe(false);
    expect((await emailsIn(server)).slice(2)).toEqual([
      'booking_withdrawn to ada@example.com',
      'booking_withdrawn_owner to hello@willow.example',
    ]);
    expect((await list())[0]).toMatchObject({
      status: 'cancelled',
      cancelled_by: 'owner',
      cancelled_at: '2026-11-20T09:00:00.000Z',
    });
    expect(await version()).toBeGreaterThan(before);
  });

  it('answers null for the service of a plain time slot', async () => {
    const { booking_reference } = await booking();
    expect(await (await cancel(booking_reference.toLowerCase())).json()).toEqual({
      booking_reference,
      service_name: null,
      is_attendee_notified: true,
      cancelled_count: 1,
    });
  });

  it('is refused the second time, and for a booking that has begun', async () => {
    const first = await booking(0);
    const second = await booking(0);
    const answers = await Promise.all([1, 2].map(() => cancel(first.booking_reference)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await refusalOf(cancel(first.booking_reference))).toMatchObject({
      status: 409,
      error: BOOKING_ALREADY_CANCELLED,
    });
    server.clock.now = Date.parse(second.booking.starts_at);
    expect(await refusalOf(cancel(second.booking_reference))).toMatchObject({
      status: 409,
      error: BOOKING_BEGUN,
    });
    expect(await emailsIn(server)).toHaveLength(6);
  });

  it('writes one set of emails when the customer cancels at the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      await server.database.delete(emails);
      const { booking_reference, cancel_url } = await booking(0);
      const byCustomer = () => server.post('/api/cancel/booking', { token: tokenIn(cancel_url) });
      const byOwner = () => cancel(booking_reference);
      const attempts = round % 2 ? [byCustomer, byOwner] : [byOwner, byCustomer];
      const statuses = await Promise.all(attempts.map(async (attempt) => (await attempt()).status));
      expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
      const emailRows = (await emailsIn(server)).slice(2);
      expect(emailRows).toHaveLength(2);
      const who = (await search(`?reference=${booking_reference}`)).bookings[0]?.cancelled_by;
      expect(emailRows[0]).toContain(who === 'owner' ? 'booking_withdrawn' : 'booking_cancelled');
    }
  });
});

describe('an owner whose notifications are off', () => {
  it('is sent no email about a new booking, and still every one about a change or a cancellation', async () => {
    await server.database.update(users).set({ emailNotifications: false }).where(eq(users.id, owner.id));
    const { booking_reference } = await booking();
    await owner.put(`/api/bookings/${booking_reference}`, { ...ada, attendee_phone: '1' });
    await owner.delete(`/api/bookings/${booking_reference}`);
    const { cancel_url } = await booking();
    await server.post('/api/cancel/booking', { token: tokenIn(cancel_url) });
    expect((await emailsIn(server)).map((line) => line.replace(/ to .*$/, ''))).toEqual([
      'booking_confirmed',
      'booking_changed',
      'booking_changed_owner',
      'booking_withdrawn',
      'booking_withdrawn_owner',
      'booking_confirmed',
      'booking_cancelled',
      'booking_cancelled_owner',
    ]);
  });
});

describe('somebody else', () => {
  it('sees another owner’s business and bookings as if there were none', async () => {
    const { booking_reference } = await booking();
    const business = { status: 404, error: BUSINESS_NOT_FOUND };
    for (const rest of ['', '/search', '/days?from=2026-11-01&to=2026-11-30']) {
      expect(await refusalOf(stranger.get(path(rest)))).toMatchObject(business);
      expect(await refusalOf(owner.get(`/api/businesses/999/bookings${rest}`))).toMatchObject(business);
      expect(await refusalOf(owner.get(`/api/businesses/x/bookings${rest}`))).toMatchObject(business);
      expect(await refusalOf(server.get(path(rest)))).toMatchObject({ status: 401, error: NOT_SIGNED_IN });
    }
    const none = { status: 404, error: BOOKING_NOT_FOUND };
    for (const reference of [booking_reference, 'NO-SUCH', '%', 'x'.repeat(30)]) {
      const one = `/api/bookings/${encodeURIComponent(reference)}`;
      expect(await refusalOf(stranger.put(one, ada))).toMatchObject(none);
      expect(await refusalOf(stranger.delete(one))).toMatchObject(none);
    }
    expect((await list())[0]?.status).toBe('confirmed');
    expect(await emailsIn(server)).toHaveLength(2);
  });
});
