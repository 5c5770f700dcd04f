/** From joining a waiting list to taking what is offered, through the calls and the job. */

import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { offerSeen, waitingList } from '@daybook/schema/contract/waiting-list';
import { STRANGERS_EMAILS_PER_HOUR } from '@daybook/schema/figures/bounds';
import { HOUR, MINUTE } from '@daybook/schema/figures/periods';
import { WAITING_PER_EMAIL } from '@daybook/schema/figures/waiting-list';
import { NOT_ASKED } from '@daybook/schema/words/question-texts';
import { OFFER_TOO_LATE, WAITING_LIST_ENDED } from '@daybook/schema/words/waiting-list-texts';
import { bookings, claims, offers, waitingListEntries } from '../src/database/booking-tables.ts';
import { venueCopyFields } from '../src/diary/venue-shape.ts';
import { createLinkTokens } from '../src/tokens/seal.ts';
import { confirmWaiting, leaveWaitingList } from '../src/waiting-list/join.ts';
import { offerTimes } from '../src/waiting-list/offer-times.ts';
import { asAnswer } from './as-answer.ts';
import {
  answerTo,
  book,
  bookedBy,
  bookFree,
  emailsIn,
  firstFree,
  importStrangersEmails,
  refusalOf,
  slotsOf,
  tokenIn,
} from './booking-requests.ts';
import { contextOn } from './context.ts';
import { comeAs, seen as ownData } from './data-customer.ts';
import type { Owner } from './owner.ts';
import { startWithBusiness, TUESDAY, type TestServer } from './start.ts';

let server: TestServer;
let owner: Owner;
let businessId: number;
let slug: string;
let eventId: number;

beforeEach(async () => {
  ({ server, owner, businessId, slug } = await startWithBusiness({}, { hasJobs: false }));
  // 09:00 and 09:50.
  const hours = { startTime: '09:00', endTime: '10:35', lunchStartTime: null, lunchEndTime: null };
  eventId = (await server.add.event(businessId, { date: TUESDAY, ...hours })).id;
});
afterEach(() => server.stop());

const look = () =>
  offerTimes({
    database: server.database,
    clock: () => server.clock.now,
    onMailQueued: () => undefined,
  });

const join = (email: string, given: Record<string, unknown> = {}) =>
  server.post(`/api/diary/${slug}/waiting-list`, {
    attendee_first_name: 'Mary',
    attendee_last_name: 'Anning',
    attendee_email: email,
    from_date: TUESDAY,
    to_date: TUESDAY,
    ...given,
  });

const allEntries = () =>
  server.database.select().from(waitingListEntries).orderBy(asc(waitingListEntries.id));
const allOffers = () => server.database.select().from(offers).orderBy(asc(offers.id));
const entryToken = (id: number, email: string) =>
  createLinkTokens('waitingListLink', [server.secret]).tokenOf({ id, email });
const offerToken = (id: number, email: string) =>
  createLinkTokens('offerLink', [server.secret]).tokenOf({ id, email });

/** Joins and confirms. */
async function wait(email: string, given: Record<string, unknown> = {}): Promise<number> {
  expect((await join(email, given)).status).toBe(200);
  const id = (await allEntries()).at(-1)?.id ?? 0;
  await confirmWaiting(contextOn(server), entryToken(id, email));
  return id;
}

/** Books both times, and returns a function that cancels each. */
async function fill(): Promise<{ cancel: () => Promise<Response>; token: string }[]> {
  const full = [];
  for (const name of ['ada', 'bob']) {
    const { cancel_url } = await bookFree(server, eventId, 0, { attendee_email: `${name}@example.com` });
    const token = tokenIn(cancel_url);
    full.push({ token, cancel: () => server.post('/api/cancel/booking', { token }) });
  }
  return full;
}

const areBooked = async () => (await slotsOf(server, eventId)).map(({ is_booked }) => is_booked);
const take = (id: number, email: string) => server.post('/api/offers/take', { token: offerToken(id, email) });
const seen = (id: number, email: string) =>
  answerTo(offerSeen, server.get(`/api/offers/details?token=${offerToken(id, email)}`));
const listed = () => answerTo(waitingList, owner.get(`/api/businesses/${businessId}/waiting-list`));

const anyText: unknown = expect.any(String);

describe('a freed time', () => {
  it('is held for the first who fits, who takes it, and the owner sees the gap filled', async () => {
    await server.add.venue(eventId, { address: '14 Bridge Street' });
    const [first] = await fill();
    const question = { text: 'Allergies?', kind: 'short', is_required: true, is_about_health: true };
    await owner.put(`/api/businesses/${businessId}/questions`, { questions: [question], seen: [] });
    await wait('mary@example.com');
    await wait('nell@example.com');
    await look();
    expect(await allOffers()).toEqual([]);
    await first?.cancel();
    await look();
    const [offer] = await allOffers();
    expect(offer).toMatchObject({ kind: 'held', outcome: null, expiresAt: server.clock.now + 30 * MINUTE });
    expect(await allOffers()).toHaveLength(1);
    expect(await emailsIn(server)).toContain('waiting_list_offer to mary@example.com');
    expect(await areBooked()).toEqual([true, true]);
    const id = offer?.id ?? 0;
    expect(await seen(id, 'mary@example.com')).toMatchObject({ state: 'held', start_time: '09:00' });
    expect(await listed()).toMatchObject({
      entries: [{ attendee_email: 'mary@example.com', held_until: anyText }, { held_until: null }],
      offers: [{ outcome: 'open' }],
      gaps_filled: 0,
    });
    expect((await take(id, 'mary@example.com')).status).toBe(200);
    // A repeated request gets the same response.
    expect((await take(id, 'mary@example.com')).status).toBe(200);
    expect(await listed()).toMatchObject({
      entries: [{ attendee_email: 'nell@example.com' }],
      offers: [{ outcome: 'taken', booking_reference: anyText }],
      gaps_filled: 1,
    });
    const rows = await server.database.select().from(bookings).orderBy(asc(bookings.id));
    expect(rows).toHaveLength(3);
    expect(rows[2]?.answers).toMatchObject([{ question: 'Allergies?', answer: NOT_ASKED }]);
    const offered = await seen(id, 'mary@example.com');
    for (const [field, text] of rows.slice(2).flatMap((row) => Object.entries(venueCopyFields(row)))) {
      expect(text, field).not.toBeNull();
      expect(offered).toHaveProperty(field, text);
    }
    expect(await areBooked()).toEqual([true, true]);
  });

  it('is in the data of the person whom it was offered to, and of nobody else', async () => {
    const { dataToken, cancelToken } = await comeAs(server, eventId, 'ada@example.com');
    const bob = await comeAs(server, eventId, 'bob@example.com');
    await wait('Bob@Example.com', { part_of_day: 'morning' });
    await server.post('/api/cancel/booking', { token: cancelToken });
    await look();
    const held = (await ownData(server, bob.dataToken)).waiting_list;
    expect(held).toMatchObject([
      {
        attendee_email: 'Bob@Example.com',
        part_of_day: 'morning',
        confirmed_at: anyText,
        ended_for: null,
        offers: [{ start_time: '09:00', outcome: 'open' }],
      },
    ]);
    expect((await ownData(server, dataToken)).waiting_list).toEqual([]);
  });

  it('is free once the offer has expired by the clock, though no process has ended it', async () => {
    const [first] = await fill();
    await wait('mary@example.com');
    await first?.cancel();
    await look();
    const [offer] = await allOffers();
    const slots = await slotsOf(server, eventId);
    const refused =
      slots[0] && (await refusalOf(book(server, slots[0], { attendee_email: 'c@example.com' })));
    expect(refused?.status).toBe(409);
    server.clock.now += 30 * MINUTE;
    expect(await areBooked()).toEqual([false, true]);
    await bookedBy(book(server, await firstFree(server, eventId), { attendee_email: 'c@example.com' }));
    expect(await allOffers()).toMatchObject([{ outcome: 'expired' }]);
    expect(await refusalOf(take(offer?.id ?? 0, 'mary@example.com'))).toMatchObject({
      status: 409,
      message: OFFER_TOO_LATE,
    });
    expect(await seen(offer?.id ?? 0, 'mary@example.com')).toMatchObject({ state: 'gone' });
    server.clock.now = offer?.startsAt ?? 0;
    expect(await seen(offer?.id ?? 0, 'mary@example.com')).toMatchObject({ state: 'over' });
  });

  it('is offered to a second and a third person, then to everybody, and one of two gets it', async () => {
    const [first] = await fill();
    const people = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@waits.example`);
    for (const email of people) await wait(email);
    await first?.cancel();
    for (let turn = 0; turn < 3; turn += 1) {
      await look();
      server.clock.now += 30 * MINUTE;
    }
    expect((await allOffers()).map(({ kind }) => kind)).toEqual(['held', 'held', 'held']);
    await look();
    const told = (await allOffers()).filter(({ kind }) => kind === 'told');
    expect(told).toHaveLength(2);
    await look();
    expect(await allOffers()).toHaveLength(5);
    expect(await areBooked()).toEqual([false, true]);
    const answers = await Promise.all(told.map(({ id }, at) => take(id, people[3 + at] ?? '')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is free for everybody at night, and offered at 8:00', async () => {
    const [first] = await fill();
    await wait('mary@example.com');
    server.clock.now = Date.parse('2026-11-20T21:00:00Z');
    await first?.cancel();
    await look();
    expect(await allOffers()).toEqual([]);
    expect(await areBooked()).toEqual([false, true]);
    server.clock.now = Date.parse('2026-11-21T08:00:00Z');
    await look();
    expect(await allOffers()).toHaveLength(1);
  });

  it('is offered to the next person when somebody declines it, and frees nothing twice', async () => {
    const [first] = await fill();
    await wait('mary@example.com');
    await wait('nell@example.com');
    await first?.cancel();
    await look();
    const [offer] = await allOffers();
    const token = offerToken(offer?.id ?? 0, 'mary@example.com');
    expect(await (await server.post('/api/offers/decline', { token })).json()).toMatchObject({
      state: 'declined',
    });
    expect(await server.database.select().from(claims)).toHaveLength(1);
    await look();
    expect((await allOffers()).map(({ outcome }) => outcome)).toEqual(['declined', null]);
  });

  it('is not offered where the date had a time all along, but once it has been full', async () => {
    await wait('mary@example.com');
    await look();
    expect(await allOffers()).toEqual([]);
    const [first] = await fill();
    await look();
    await first?.cancel();
    await look();
    expect(await allOffers()).toHaveLength(1);
  });

  it('is held until two hours before it begins, and not after that', async () => {
    const [first, second] = await fill();
    await wait('mary@example.com');
    await wait('nell@example.com');
    server.clock.now = Date.parse(`${TUESDAY}T08:00:00Z`);
    await first?.cancel();
    await second?.cancel();
    await look();
    expect((await allOffers()).map(({ kind }) => kind)).toEqual(['told', 'told']);
  });
});

describe('when the clocks change', () => {
  const on = async (date: string) => {
    eventId = (
      await server.add.event(businessId, {
        date,
        startTime: '12:00',
        endTime: '13:35',
        lunchStartTime: null,
        lunchEndTime: null,
      })
    ).id;
    return { from_date: date, to_date: date };
  };

  it.each([
    ['forward', '2027-03-28', '2027-03-27T22:30:00Z', '2027-03-28T07:00:00Z'],
    ['back', '2026-10-25', '2026-10-24T21:30:00Z', '2026-10-25T08:00:00Z'],
  ])(
    '%s in the night, it is 8:00 on the new clock, and held for 30 minutes',
    async (_, date, night, morning) => {
      server.clock.now = Date.parse(night) - 2 * HOUR;
      const dates = await on(date);
      const [first] = await fill();
      await wait('mary@example.com', dates);
      server.clock.now = Date.parse(night);
      await first?.cancel();
      server.clock.now = Date.parse(morning) - MINUTE;
      await look();
      expect(await allOffers()).toEqual([]);
      server.clock.now = Date.parse(morning);
      await look();
      expect(await allOffers()).toMatchObject([{ expiresAt: Date.parse(morning) + 30 * MINUTE }]);
      server.clock.now += 30 * MINUTE - 1;
      expect(await areBooked()).toEqual([true, true]);
      server.clock.now += 1;
      expect(await areBooked()).toEqual([false, true]);
    },
  );

  it('back while an owner’s offer is held, 30 minutes are 30 minutes', async () => {
    server.clock.now = Date.parse('2026-10-24T18:00:00Z');
    const dates = await on('2026-10-25');
    const id = await wait('mary@example.com', dates);
    // 01:45 in summer time: it is 01:15 again when the offer ends.
    server.clock.now = Date.parse('2026-10-25T00:45:00Z');
    const [slot] = await slotsOf(server, eventId);
    const offered = await owner.post(`/api/businesses/${businessId}/waiting-list/${id}/offer`, {
      slot_id: slot?.id,
    });
    expect(offered.status).toBe(201);
    const [offer] = await allOffers();
    expect(offer?.expiresAt).toBe(Date.parse('2026-10-25T01:15:00Z'));
    server.clock.now = Date.parse('2026-10-25T01:14:59Z');
    expect(await areBooked()).toEqual([true, false]);
    server.clock.now += 1000;
    expect(await areBooked()).toEqual([false, false]);
  });
});

describe('an earlier time', () => {
  it('moves the booking of somebody who wants one, and offers what they leave to the next', async () => {
    const [first, second] = await fill();
    const token = second?.token ?? '';
    const ticked = await server.post('/api/cancel/earlier', { token, wants_earlier: true });
    expect(await ticked.json()).toEqual({ wants_earlier: true });
    await wait('mary@example.com');
    await first?.cancel();
    await look();
    const [offer] = await allOffers();
    expect(await seen(offer?.id ?? 0, 'bob@example.com')).toMatchObject({
      state: 'held',
      start_time: '09:00',
      moves: { start_time: '09:50' },
    });
    expect((await take(offer?.id ?? 0, 'bob@example.com')).status).toBe(200);
    const rows = await server.database.select().from(bookings).orderBy(asc(bookings.id));
    expect(rows.map(({ startTime, status }) => `${startTime} ${status}`)).toEqual([
      '09:00 cancelled',
      '09:00 confirmed',
    ]);
    await look();
    expect(await allOffers()).toMatchObject([
      { outcome: 'taken' },
      { startTime: '09:50', isAfterMove: true, outcome: null },
    ]);
  });
});

describe('a place of a day event', () => {
  it('counts an offer as a place until it expires', async () => {
    const event = await server.add.event(businessId, { date: '2026-11-25', type: 'day_event' });
    const venue = { name: 'Hall', address: null, postcode: 'HX7 8EX', maxCapacity: 1 };
    await server.add.venue(event.id, venue);
    const { cancel_url } = await bookFree(server, event.id);
    await wait('mary@example.com', { from_date: '2026-11-25', to_date: '2026-11-25' });
    await server.post('/api/cancel/booking', { token: tokenIn(cancel_url) });
    await look();
    const left = async () => (await slotsOf(server, event.id)).map(({ places_left }) => places_left);
    expect(await left()).toEqual([0]);
    server.clock.now += 30 * MINUTE;
    expect(await left()).toEqual([1]);
    await bookFree(server, event.id, 0, { attendee_email: 'c@example.com' });
    expect(await left()).toEqual([0]);
  });
});

describe('an entry', () => {
  it('gets no email except one request to confirm before it is confirmed, and expires with its link', async () => {
    await join('mary@example.com');
    await look();
    expect(await emailsIn(server)).toEqual(['waiting_list_confirm to mary@example.com']);
    const [entry] = await allEntries();
    const token = entryToken(entry?.id ?? 0, 'mary@example.com');
    server.clock.now += 49 * HOUR;
    expect(await refusalOf(asAnswer(confirmWaiting(contextOn(server), token)))).toMatchObject({
      status: 409,
      message: WAITING_LIST_ENDED,
    });
  });

  it('is ended by the link, and once its dates are over', async () => {
    const id = await wait('mary@example.com');
    await leaveWaitingList(contextOn(server), entryToken(id, 'mary@example.com'));
    await wait('nell@example.com');
    server.clock.now = Date.parse('2026-11-26T12:00:00Z');
    await look();
    expect(await allEntries()).toMatchObject([{ endedFor: 'left' }, { endedFor: 'over' }]);
  });

  it('is one of five for an address, and none where strangers have caused enough emails', async () => {
    for (let count = 0; count < WAITING_PER_EMAIL + 1; count += 1) await join('mary@example.com');
    expect(await allEntries()).toHaveLength(WAITING_PER_EMAIL);
    await importStrangersEmails(server, 'nell@example.com', STRANGERS_EMAILS_PER_HOUR);
    expect((await join('nell@example.com')).status).toBe(200);
    expect(await allEntries()).toHaveLength(WAITING_PER_EMAIL);
  });
});
