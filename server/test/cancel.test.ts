import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BookedAnswer } from '@daybook/schema/contract/booking';
import { cancelAnswer, cancelDetails } from '@daybook/schema/contract/cancel';
import type { Slot } from '@daybook/schema/contract/slot';
import { CANCEL_LINK_INVALID, CANCEL_TOO_LATE } from '@daybook/schema/words/change-texts';
import { bookings } from '../src/database/booking-tables.ts';
import { emails } from '../src/database/email-tables.ts';
import { events, businesses } from '../src/database/tables.ts';
import { TOO_MANY_REQUESTS } from '../src/http/refusal-texts.ts';
import {
  answerTo,
  book,
  bookedBy,
  firstFree,
  emailsIn,
  refusalOf,
  slotsOf,
  tokenIn,
} from './booking-requests.ts';
import { startServer, type TestServer } from './start.ts';

let server: TestServer;
let slot: Slot;
let booked: BookedAnswer;
let token: string;
let eventId: number;

beforeEach(async () => {
  server = await startServer();
  eventId = (await server.add.event((await server.add.business()).id)).id;
  slot = await firstFree(server, eventId);
  booked = await bookedBy(book(server, slot));
  token = tokenIn(booked.cancel_url);
});
afterEach(() => server.stop());

const detailsPath = () => `/api/cancel/booking-details?token=${token}`;
const details = () => answerTo(cancelDetails, server.get(detailsPath()));
const cancel = () => server.post('/api/cancel/booking', { token });

describe('the link in the email', () => {
  it('shows the booking and cancels nothing, however often it is followed', async () => {
    const first = await details();
    expect(first).toEqual({
      ...booked.booking,
      can_cancel: true,
      can_move: true,
      changes_until: slot.starts_at,
      change_notice_hours: 0,
      takes_bookings: true,
      wants_earlier: false,
      privacy_notice: null,
      cancellation_policy: null,
    });
    await fetch(server.url + detailsPath(), { method: 'HEAD' });
    expect(await details()).toEqual(first);
    expect((await server.get(detailsPath())).headers.get('Cache-Control')).toBe('no-store');
  });

  it('cancels when the person says so: the time is free, both sides are told, and it can be booked again', async () => {
    const answer = await answerTo(cancelAnswer, cancel());
    expect(answer).toMatchObject({
      status: 'cancelled',
      can_cancel: false,
      is_confirmed_by_email: true,
      is_business_emailed: true,
    });
    expect((await emailsIn(server)).slice(2)).toEqual([
      'booking_cancelled to ada@example.com',
      'booking_cancelled_owner to hello@willow.example',
    ]);
    expect((await slotsOf(server, eventId))[0]?.is_booked).toBe(false);
    expect((await book(server, slot, { attendee_email: 'grace@example.com' })).status).toBe(201);
  });

  it('cancels once: a second time gives the same answer and no second email', async () => {
    const first: unknown = await (await cancel()).json();
    const second = await cancel();
    expect(second.status).toBe(200);
    expect(await second.json()).toEqual(first);
    expect(await emailsIn(server)).toHaveLength(4);
  });

  it('offers another time only while the business takes bookings', async () => {
    await server.database.update(businesses).set({ isActive: false });
    expect(await details()).toMatchObject({ can_cancel: true, takes_bookings: false });
    await server.database.update(businesses).set({ isActive: true, deletedAt: 1 });
    expect((await details()).takes_bookings).toBe(false);
  });

  it('works until the appointment begins', async () => {
    server.clock.now = Date.parse(slot.starts_at) - 1;
    expect((await details()).can_cancel).toBe(true);
    server.clock.now += 1;
    expect((await details()).can_cancel).toBe(false);
    expect(await refusalOf(cancel())).toMatchObject({ status: 409, error: CANCEL_TOO_LATE });
  });

  it('works until the notice period that applied when it was booked, and then shows the business’s phone and email', async () => {
    await server.database.update(businesses).set({ changeNoticeHours: 24, phone: '01422 555 010' });
    booked = await bookedBy(book(server, await firstFree(server, eventId)));
    token = tokenIn(booked.cancel_url);
    await server.database.update(businesses).set({ changeNoticeHours: 48, customersMayMove: false });
    const until = Date.parse(booked.booking.starts_at) - 24 * 3_600_000;
    server.clock.now = until - 1;
    expect(await details()).toMatchObject({
      can_cancel: true,
      can_move: false,
      change_notice_hours: 24,
      changes_until: new Date(until).toISOString(),
    });
    server.clock.now = until;
    expect(await details()).toMatchObject({ can_cancel: false, can_move: false });
    const { status, error } = await refusalOf(cancel());
    expect(status).toBe(409);
    expect(error).toBe(
      'Bookings with Willow Hair can be moved or cancelled online until 24 hours before they start. To change yours now, contact Willow Hair: 01422 555 010 or hello@willow.example.',
    );
  });

  it('still shows the booking when the event is gone', async () => {
    await server.database.delete(events);
    expect(await details()).toMatchObject({
      event_name: 'Cut and blow-dry',
      booking_reference: booked.booking_reference,
    });
    expect((await cancel()).status).toBe(200);
  });

  it('is invalid when it is made up, cut short, missing, or the reference', async () => {
    for (const wrong of ['', 'x'.repeat(43), token.slice(0, -1), booked.booking_reference, 'x'.repeat(500)]) {
      const refusal = { status: 404, error: CANCEL_LINK_INVALID };
      expect(await refusalOf(server.get(`/api/cancel/booking-details?token=${wrong}`))).toMatchObject(
        refusal,
      );
      expect(await refusalOf(server.post('/api/cancel/booking', { token: wrong }))).toMatchObject(refusal);
      expect(await refusalOf(server.get(`/api/cancel/invite.ics?token=${wrong}`))).toMatchObject(refusal);
    }
    expect(await refusalOf(server.get('/api/cancel/booking-details'))).toMatchObject({ status: 404 });
    expect(await refusalOf(server.post('/api/cancel/booking', {}))).toMatchObject({ status: 404 });
  });

  it('is stored in no table', async () => {
    const rows = await server.database.select().from(bookings);
    const emailRows = await server.database.select().from(emails);
    expect([rows.length, emailRows.length]).toEqual([1, 2]);
    expect(JSON.stringify([rows, emailRows])).not.toContain(token);
  });
});

describe('somebody who tries token after token', () => {
  /** Starts a server on which each client address may try three times, and cancel once. */
  async function limited() {
    await server.stop();
    server = await startServer({
      rates: {
        bookings: {
          attempts: { burst: 3, perMilliseconds: 60_000 },
          accepted: { burst: 1, perMilliseconds: 600_000 },
        },
      },
    });
  }
  const toWait = { status: 429, error: TOO_MANY_REQUESTS };

  it('has to wait, whether they read, fetch the calendar file, or cancel', async () => {
    await limited();
    const wrong = 'x'.repeat(43);
    expect((await server.get(`/api/cancel/booking-details?token=${wrong}`)).status).toBe(404);
    expect((await server.get(`/api/cancel/invite.ics?token=${wrong}`)).status).toBe(404);
    expect((await server.post('/api/cancel/booking', { token: wrong })).status).toBe(404);
    const details = await server.get(`/api/cancel/booking-details?token=${wrong}`);
    expect(details.headers.get('Retry-After')).toBe('20');
    expect(await refusalOf(Promise.resolve(details))).toMatchObject(toWait);
    expect(await refusalOf(server.get(`/api/cancel/invite.ics?token=${wrong}`))).toMatchObject(toWait);
    expect(await refusalOf(server.post('/api/cancel/booking', { token: wrong }))).toMatchObject(toWait);
    server.clock.now += 20_000;
    expect((await server.get(`/api/cancel/booking-details?token=${wrong}`)).status).toBe(404);
  });

  it('cancels no more bookings than they could make', async () => {
    await limited();
    const event = await server.add.event((await server.add.business()).id);
    const [first, second] = await slotsOf(server, event.id);
    if (!first || !second) throw new Error('too few slots');
    const one = await bookedBy(book(server, first));
    server.clock.now += 600_000;
    const other = await bookedBy(book(server, second));
    const cancelBy = ({ cancel_url }: BookedAnswer) =>
      server.post('/api/cancel/booking', { token: tokenIn(cancel_url) });
    expect((await cancelBy(one)).status).toBe(200);
    expect(await refusalOf(cancelBy(other))).toMatchObject(toWait);
    server.clock.now += 600_000;
    expect((await cancelBy(other)).status).toBe(200);
  });
});

describe('the calendar file', () => {
  it('holds the appointment under a name that lasts', async () => {
    const answer = await server.get(`/api/cancel/invite.ics?token=${token}`);
    expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('Content-Disposition')).toContain(`${booked.booking_reference}.ics`);
    const text = await answer.text();
    expect(text).toContain('METHOD:PUBLISH');
    expect(text).toContain('DTSTART:20261124T090000Z');
    expect(text).toContain(`UID:${booked.booking_reference}@`);
  });

  it('takes the appointment out of the calendar once it is cancelled', async () => {
    await cancel();
    const text = await (await server.get(`/api/cancel/invite.ics?token=${token}`)).text();
    expect(text).toContain('METHOD:CANCEL');
    expect(text).toContain('SEQUENCE:1');
  });
});
