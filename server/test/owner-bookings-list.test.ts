import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bookedDay, bookingsPage, ownerBooking } from '@daybook/schema/contract/owner-booking';
import { CALENDAR_DAYS_MAX } from '@daybook/schema/figures/bounds';
import { tooManyDays } from '../src/bookings/owner/owner-booking-responses.ts';
import { emails } from '../src/database/email-tables.ts';
import { businesses } from '../src/database/tables.ts';
import { INPUT_NOT_VALID } from '../src/http/refusal-texts.ts';
import { answerTo, book, bookedBy, bookFree, emailsSent, refusalOf, slotsOf } from './booking-requests.ts';
import type { Owner } from './owner.ts';
import { startWithBusiness, TUESDAY, type TestServer } from './start.ts';

let server: TestServer;
let owner: Owner;
let businessId: number;
let eventId: number;

beforeEach(async () => {
  ({ server, owner, businessId } = await startWithBusiness());
  eventId = (await server.add.event(businessId)).id;
});
afterEach(() => server.stop());

const booking = (number = 0, given: Record<string, unknown> = {}) => bookFree(server, eventId, number, given);
const path = (rest = '') => `/api/businesses/${businessId}/bookings${rest}`;
const list = (query = '') => answerTo(z.array(ownerBooking), owner.get(path(query)));
const search = (query = '') => answerTo(bookingsPage, owner.get(path(`/search${query}`)));
const namesIn = async (query: string) =>
  (await search(query)).bookings.map((found) => found.attendee_first_name);
const ada = {
  attendee_first_name: 'Ada',
  attendee_last_name: 'Lovelace',
  attendee_email: 'ada@example.com',
  attendee_phone: null,
};

describe('the list of bookings', () => {
  it('gives every detail of each booking, in order of start', async () => {
    const later = await booking(1, { attendee_first_name: 'Grace', source: 'instagram' });
    const earlier = await booking(0);
    const found = await list();
    expect(found.map(({ booking_reference }) => booking_reference)).toEqual([
      earlier.booking_reference,
      later.booking_reference,
    ]);
    expect(found[1]).toMatchObject({
      event_id: eventId,
      status: 'confirmed',
      attendee_first_name: 'Grace',
      start_time: '09:50',
      source: 'instagram',
      is_home_visit: false,
      created_at: '2026-11-20T09:00:00.000Z',
      cancelled_at: null,
      cancelled_by: null,
    });
  });

  it('comes compressed to a browser, and plain to a client that takes nothing else', async () => {
    for (const [at] of Array.from({ length: 3 }).entries()) await booking(at);
    // The list says which emails have been sent, so both reads wait until all have.
    await emailsSent(server);
    for (const asked of [path(), path('/search')]) {
      // One after the other, because an account gets one heavy response at a time.
      const read = async (encoding: string) => {
        const answer = await fetch(server.url + asked, {
          headers: { ...owner.headers, 'Accept-Encoding': encoding },
        });
        return { headers: answer.headers, body: await answer.text() };
      };
      const compressed = await read('gzip, deflate, br');
      const plain = await read('identity');
      const encodings = [compressed, plain].map(({ headers }) => headers.get('Content-Encoding'));
      expect([asked, ...encodings]).toEqual([asked, 'gzip', null]);
      expect(compressed.body).toBe(plain.body);
      expect(plain.body).toContain('ada@example.com');
      expect(compressed.headers.get('Vary')).toContain('Accept-Encoding');
    }
  });

  it('covers the dates asked for, both included, on the business’s own clock', async () => {
    await server.database.update(businesses).set({ timezone: 'Australia/Sydney' });
    await booking();
    expect(await list(`?from=${TUESDAY}&to=${TUESDAY}`)).toHaveLength(1);
    expect(await list('?from=2026-11-25')).toHaveLength(0);
    expect(await list('?to=2026-11-23')).toHaveLength(0);
    expect(await refusalOf(owner.get(path('?from=2026-02-30')))).toMatchObject({ status: 400 });
  });

  it('counts the bookings that hold a time day by day, for as many days as a calendar shows', async () => {
    const { booking_reference } = await booking(0);
    await booking(1);
    await booking(2);
    await owner.delete(`/api/bookings/${booking_reference}`);
    const answer = await owner.get(path('/days?from=2026-11-01&to=2026-12-31'));
    expect(z.array(bookedDay).parse(await answer.json())).toEqual([{ date: TUESDAY, booking_count: 2 }]);
    const tooMany = await refusalOf(owner.get(path('/days?from=2026-11-01&to=2027-01-02')));
    expect(tooMany).toMatchObject({ status: 400, fields: { to: tooManyDays(CALENDAR_DAYS_MAX) } });
    expect(await refusalOf(owner.get(path('/days')))).toMatchObject({ status: 400 });
  });
});

describe('the search', () => {
  it('finds every word in names, email, phone, reference, event, service and venue, whatever the case', async () => {
    const event = await server.add.event(businessId, {
      name: 'Crèche day',
      serviceMode: 'individual_services',
    });
    const service = await server.add.service(event.id, { name: 'Balayage' });
    const venue = await server.add.venue(event.id, { name: 'Blue Room' });
    const [slot] = await slotsOf(server, event.id, `?service_id=${service.id}&venue_id=${venue.id}`);
    if (!slot) throw new Error('no slot');
    const { booking_reference } = await bookedBy(
      book(server, slot, {
        attendee_first_name: 'Zoë',
        attendee_last_name: 'Łuczak',
        attendee_email: 'ZL@example.org',
        attendee_phone: '07700 900 123',
        service_id: service.id,
      }),
    );
    await booking(0);
    for (const words of [
      'zoë',
      'ZOE luczak',
      'zl@EXAMPLE.org',
      '07700900123',
      '900 123',
      booking_reference.toLowerCase(),
      booking_reference.replaceAll('-', ''),
      'balayage blue',
      'creche',
    ]) {
      expect([words, await namesIn(`?search=${encodeURIComponent(words)}`)]).toEqual([words, ['Zoë']]);
    }
    for (const words of ['zoë hopper', '%', '_', 'zoël', "' OR 1=1 --"]) {
      expect([words, await namesIn(`?search=${encodeURIComponent(words)}`)]).toEqual([words, []]);
    }
    expect(await namesIn('?search=%20')).toHaveLength(2);
  });

  it('filters by event, month, status, upcoming and reference, and counts both what it found and all', async () => {
    const first = await booking(0, { attendee_first_name: 'Ada' });
    await booking(0, { attendee_first_name: 'Grace' });
    const december = await server.add.event(businessId, { name: 'December', date: '2026-12-01' });
    eventId = december.id;
    await booking(0, { attendee_first_name: 'Alan' });
    await owner.delete(`/api/bookings/${first.booking_reference}`);
    expect(await search('?event_name=December')).toMatchObject({ total: 1, all: 3 });
    expect(await namesIn(`?event_id=${december.id}`)).toEqual(['Alan']);
    expect(await namesIn('?month=2026-12')).toEqual(['Alan']);
    expect(await namesIn('?month=2026-11')).toEqual(['Grace', 'Ada']);
    expect(await namesIn('?status=cancelled')).toEqual(['Ada']);
    expect(await namesIn('?when=not_cancelled')).toEqual(['Alan', 'Grace']);
    expect(await namesIn(`?reference=${first.booking_reference}`)).toEqual(['Ada']);
    expect(await namesIn('?reference=NO-SUCH')).toEqual([]);
    expect(await namesIn('?when=upcoming')).toEqual(['Alan', 'Grace']);
    server.clock.now = Date.parse('2026-11-30T09:00Z');
    expect(await namesIn('?when=upcoming')).toEqual(['Alan']);
    expect(await namesIn('?when=after_today')).toEqual(['Alan']);
    server.clock.now = Date.parse('2026-12-01T00:10Z');
    expect(await namesIn('?when=upcoming')).toEqual(['Alan']);
    expect(await namesIn('?when=after_today')).toEqual([]);
  });

  it('sorts as asked, newest first unless said', async () => {
    await booking(2, { attendee_first_name: 'Émile' });
    await booking(0, { attendee_first_name: 'Zoë' });
    await booking(0, { attendee_first_name: 'ada' });
    await booking(0, { attendee_first_name: 'Flora' });
    expect(await namesIn('')).toEqual(['Flora', 'ada', 'Zoë', 'Émile']);
    expect(await namesIn('?sort=date-asc')).toEqual(['Émile', 'Zoë', 'ada', 'Flora']);
    expect(await namesIn('?sort=name-asc')).toEqual(['ada', 'Émile', 'Flora', 'Zoë']);
    expect(await namesIn('?sort=name-desc')).toEqual(['Zoë', 'Flora', 'Émile', 'ada']);
    expect(await namesIn('?sort=start-asc')).toEqual(['Zoë', 'ada', 'Émile', 'Flora']);
  });

  it('begins with what is upcoming, soonest first, and goes back in time from there', async () => {
    const cancelled = await booking(1, { attendee_first_name: 'Cancelled' });
    await booking(2, { attendee_first_name: 'Third' });
    await booking(0, { attendee_first_name: 'First' });
    await booking(0, { attendee_first_name: 'Second' });
    await owner.delete(`/api/bookings/${cancelled.booking_reference}`);
    const first = ['First', 'Second', 'Third', 'Cancelled'];
    expect(await namesIn('?sort=upcoming-first')).toEqual(first);
    for (const size of [1, 2, 3])
      for (let page = 1; (page - 1) * size < first.length; page += 1)
        expect(await namesIn(`?sort=upcoming-first&page=${page}&page_size=${size}`)).toEqual(
          first.slice((page - 1) * size, page * size),
        );
    const [, , third] = (await search('?sort=upcoming-first')).bookings;
    server.clock.now = Date.parse(third?.starts_at ?? '');
    expect(await namesIn('?sort=upcoming-first')).toEqual(['Third', 'Second', 'Cancelled', 'First']);
    expect(await namesIn('?sort=upcoming-first&search=second')).toEqual(['Second']);
  });

  it('gives page after page, and the last page when a later one is asked for', async () => {
    for (let number = 0; number < 5; number += 1) await booking(0, { attendee_first_name: `A${number}` });
    const page = await search('?page=2&page_size=2&sort=date-asc');
    expect(page).toMatchObject({ page: 2, page_count: 3, total: 5, all: 5 });
    expect(page.bookings.map((found) => found.attendee_first_name)).toEqual(['A2', 'A3']);
    const last = await search('?page=9&page_size=2&sort=date-asc');
    expect(last.page).toBe(3);
    expect(last.bookings).toHaveLength(1);
    expect(await search('?search=nobody')).toMatchObject({ page: 1, page_count: 1, total: 0, bookings: [] });
  });

  it.each([
    'page=0',
    'page=x',
    'page_size=1001',
    'search=a+b+c+d+e+f+g+h+i',
    'month=2026-13',
    'sort=size',
    'status=maybe',
    'event_id=-1',
  ])('refuses %s', async (query) => {
    const refusal = await refusalOf(owner.get(path(`/search?${query}`)));
    expect(refusal).toMatchObject({ status: 400, error: INPUT_NOT_VALID });
    expect(Object.keys(refusal.fields ?? {})).toEqual([query.split('=')[0]]);
  });

  it('shows the worst state among a booking’s emails to its attendee', async () => {
    const { booking_reference } = await booking();
    const stateNow = async () => (await search(`?reference=${booking_reference}`)).bookings[0]?.mail_state;
    const email = async (kind: string, status: 'failed') =>
      await server.database.update(emails).set({ status }).where(eq(emails.kind, kind));
    await emailsSent(server);
    expect(await stateNow()).toBe('sent');
    await owner.put(`/api/bookings/${booking_reference}`, { ...ada, attendee_phone: '1' });
    await emailsSent(server);
    await email('booking_changed_owner', 'failed');
    expect(await stateNow()).toBe('sent');
    await email('booking_confirmed', 'failed');
    expect(await stateNow()).toBe('failed');
    await server.database.update(emails).set({ isRefused: true }).where(eq(emails.kind, 'booking_confirmed'));
    expect(await stateNow()).toBe('refused');
    await server.database.delete(emails);
    expect(await stateNow()).toBe('none');
  });
});
