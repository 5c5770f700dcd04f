import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { closedNotice, diary as diaryShape } from '@daybook/schema/contract/diary';
import { service as serviceShape } from '@daybook/schema/contract/service';
import {
  DIARY_NOT_FOUND,
  DIARY_NOT_TAKING_BOOKINGS,
  EVENT_NOT_FOUND,
} from '@daybook/schema/words/diary-texts';
import { NOT_FOUND } from '@daybook/schema/words/texts';
import { timeOff } from '../src/database/calendar-tables.ts';
import { businesses, events, slugHistory } from '../src/database/tables.ts';
import { answerTo, book, firstFree, refusalOf, slotsOf } from './booking-requests.ts';
import { NOW, startServer, TUESDAY, type TestServer } from './start.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

async function diaryOf(slug: string) {
  return answerTo(diaryShape, server.get(`/api/diary/${slug}`));
}

const startsOf = (slots: { start_time: string }[]) => slots.map((slot) => slot.start_time);

describe('the diary call', () => {
  it('opens on the first free day, with its slots, counts and places', async () => {
    const business = await server.add.business();
    const full = await server.add.event(business.id, {
      date: '2026-11-21',
      startTime: '09:00',
      endTime: '09:45',
    });
    const event = await server.add.event(business.id);
    const venue = await server.add.venue(event.id);
    await book(server, await firstFree(server, full.id));
    const diary = await diaryOf(business.diarySlug);
    expect(diary.events.map(({ id }) => id)).toEqual([full.id, event.id]);
    expect(diary.first_free_date).toBe(TUESDAY);
    expect(diary.dates).toEqual([
      { date: '2026-11-21', free_count: 0, slot_count: 1, is_nearly_full: false, is_over: false },
      { date: TUESDAY, free_count: 7, slot_count: 7, is_nearly_full: false, is_over: false },
    ]);
    expect(diary.opening).toMatchObject({ event_id: event.id, venue_id: venue.id, service_id: null });
    expect(startsOf(diary.opening?.slots ?? [])).toEqual([
      '09:00',
      '09:50',
      '10:40',
      '13:00',
      '13:50',
      '14:40',
      '15:30',
    ]);
    expect(diary.opening?.slots[0]).toMatchObject({
      starts_at: '2026-11-24T09:00:00.000Z',
      is_booked: false,
    });
  });

  it('marks a date with few times left', async () => {
    const business = await server.add.business();
    const event = await server.add.event(business.id, {
      startTime: '09:00',
      endTime: '12:30',
      lunchStartTime: null,
    });
    const slots = await slotsOf(server, event.id);
    expect(slots).toHaveLength(4);
    for (const slot of slots.slice(0, 3)) expect((await book(server, slot)).status).toBe(201);
    expect((await diaryOf(business.diarySlug)).dates).toEqual([
      { date: TUESDAY, free_count: 1, slot_count: 4, is_nearly_full: true, is_over: false },
    ]);
  });

  it('gives no opening slots while one of several services must be chosen, and opens on a single one', async () => {
    const business = await server.add.business();
    const event = await server.add.event(business.id, { serviceMode: 'individual_services' });
    const cut = await server.add.service(event.id);
    expect((await diaryOf(business.diarySlug)).opening?.service_id).toBe(cut.id);
    await server.add.service(event.id, { name: 'Colour', durationMinutes: 120 });
    const diary = await diaryOf(business.diarySlug);
    expect(diary.opening).toBeNull();
    expect(diary.events[0]?.services).toHaveLength(2);
  });

  it('tells passed times from taken ones, and says when all of them are over', async () => {
    const business = await server.add.business({ phone: '01422 555 010' });
    const event = await server.add.event(business.id, { lunchStartTime: null, lunchEndTime: null });
    await book(server, await firstFree(server, event.id));
    server.clock.now = Date.parse(`${TUESDAY}T12:00:00Z`);
    const noon = await diaryOf(business.diarySlug);
    expect(noon.events[0]).toMatchObject({
      free_count: 5,
      taken_count: 1,
      passed_count: 3,
      slot_count: 9,
      is_over: false,
    });
    expect(noon.business.business_phone).toBe('01422 555 010');
    server.clock.now = Date.parse(`${TUESDAY}T15:40:00Z`);
    const evening = await diaryOf(business.diarySlug);
    expect(evening.events[0]).toMatchObject({
      free_count: 0,
      taken_count: 1,
      passed_count: 8,
      is_over: true,
    });
    expect(evening.dates).toEqual([
      { date: TUESDAY, free_count: 0, slot_count: 9, is_nearly_full: false, is_over: true },
    ]);
  });

  it('lists a date that offers nothing, and calls it neither full nor over', async () => {
    const business = await server.add.business();
    const tooShort = { startTime: '09:00', endTime: '09:30' };
    await server.add.event(business.id, tooShort);
    await server.add.event(business.id, { ...tooShort, date: '2026-11-25' });
    await server.add.event(business.id, { date: '2026-11-25', startTime: '10:00', endTime: '10:45' });
    const datesAt = async (now: string) => {
      server.clock.now = Date.parse(now);
      return (await diaryOf(business.diarySlug)).dates;
    };
    expect(await datesAt(`${TUESDAY}T08:00:00Z`)).toEqual([
      { date: TUESDAY, free_count: 0, slot_count: 0, is_nearly_full: false, is_over: false },
      { date: '2026-11-25', free_count: 1, slot_count: 1, is_nearly_full: false, is_over: false },
    ]);
    expect(await datesAt(`2026-11-25T12:00:00Z`)).toEqual([
      { date: '2026-11-25', free_count: 0, slot_count: 1, is_nearly_full: false, is_over: true },
    ]);
  });

  it('gives each event the hours of its slots, and sorts by them', async () => {
    const business = await server.add.business();
    const early = await server.add.event(business.id, { startTime: '08:00', endTime: '12:00' });
    const wholeDay = { creationMode: 'manual', startTime: '10:00', endTime: '18:30' } as const;
    const listed = await server.add.event(business.id, {
      ...wholeDay,
      manualSlots: [
        { start: 1080, end: 1110 },
        { start: 600, end: 660 },
      ],
    });
    expect((await diaryOf(business.diarySlug)).events).toMatchObject([
      { id: early.id, start_time: '08:00', end_time: '11:15' },
      { id: listed.id, start_time: '10:00', end_time: '18:30' },
    ]);
  });

  it('names the bank holidays on which a business is closed, to the end of its last month', async () => {
    const business = await server.add.business({ bankHolidays: 'england-and-wales' });
    await server.add.event(business.id, { date: '2027-03-09' });
    const closed = (await diaryOf(business.diarySlug)).bank_holidays;
    expect(closed[0]).toEqual({ date: '2026-12-25', name: 'Christmas Day' });
    expect(closed.at(-1)?.date).toBe('2027-03-29');
    const other = await server.add.business();
    expect((await diaryOf(other.diarySlug)).bank_holidays).toEqual([]);
  });

  it('tells on which whole days the whole business is closed, and nothing else of its time off', async () => {
    const business = await server.add.business();
    await server.add.event(business.id, { date: '2026-12-29' });
    const ann = await server.add.person(business.id);
    const off = (startsOn: string, endsOn: string, more: Partial<typeof timeOff.$inferInsert> = {}) =>
      server.database.write({ business: business.id }, async (tx) => {
        const row = { businessId: business.id, startsOn, endsOn, note: 'Private', createdAt: NOW, ...more };
        await tx.insert(timeOff).values(row);
      });
    await off('2026-12-27', '2027-01-01');
    await off('2020-12-24', '2020-12-26', { everyYear: true });
    await off('2026-11-20', '2026-11-22');
    await off('2026-12-10', '2026-12-10');
    await off('2026-12-14', '2026-12-14', { startTime: '09:00', endTime: '12:00' });
    await off('2026-12-15', '2026-12-15', { resourceId: ann.id });
    await off('2026-11-01', '2026-11-19');
    await off('2027-06-01', '2027-06-07');
    const answer = await server.get(`/api/diary/${business.diarySlug}`);
    const text = await answer.text();
    expect(diaryShape.parse(JSON.parse(text)).closures).toEqual([
      { from_date: '2026-11-20', to_date: '2026-11-22' },
      { from_date: '2026-12-10', to_date: '2026-12-10' },
      { from_date: '2026-12-24', to_date: '2027-01-01' },
    ]);
    expect(text).not.toContain('Private');
    await server.add.event(business.id, { date: '9999-12-31' });
    expect((await diaryOf(business.diarySlug)).closures.length).toBeLessThan(10);
    await server.database.write({ business: business.id }, async (tx) => tx.delete(timeOff));
    expect((await diaryOf(business.diarySlug)).closures).toEqual([]);
  });

  it('is closed in one stretch over days off and the bank holidays next to them, unless one was opened', async () => {
    const business = await server.add.business({ bankHolidays: 'england-and-wales' });
    await server.database.write({ business: business.id }, async (tx) => {
      const row = { businessId: business.id, note: null, createdAt: NOW };
      await tx.insert(timeOff).values({ ...row, startsOn: '2026-12-21', endsOn: '2026-12-24' });
    });
    server.clock.now = Date.parse('2026-12-01T09:00Z');
    await server.add.event(business.id, { date: '2026-12-29' });
    const closures = async () => (await diaryOf(business.diarySlug)).closures;
    // Christmas Day; Boxing Day is a Saturday, whose substitute is the 28th.
    expect(await closures()).toEqual([{ from_date: '2026-12-21', to_date: '2026-12-26' }]);
    await server.add.event(business.id, { date: '2026-12-25', patternId: null });
    expect(await closures()).toEqual([{ from_date: '2026-12-21', to_date: '2026-12-24' }]);
  });

  it('gives later months in a separate call, and opens on any upcoming event', async () => {
    const business = await server.add.business();
    await server.add.event(business.id);
    const { id } = await server.add.event(business.id, { date: '2028-02-29' });
    const path = `/api/diary/${business.diarySlug}`;
    expect((await diaryOf(business.diarySlug)).last_date).toBe('2028-02-29');
    expect(await (await server.get(`${path}/months/2028-02`)).json()).toMatchObject({
      month: '2028-02',
      events: [{ id, free_count: 7 }],
      dates: [{ date: '2028-02-29', free_count: 7 }],
      next: null,
    });
    for (const query of [`event=${id}`, 'date=2028-02-29'])
      expect(await (await server.get(`${path}?${query}`)).json()).toMatchObject({
        opening: { event_id: id },
      });
    for (const query of ['event=x', 'date=2028-02-30', 'event=999'])
      expect((await server.get(`${path}?${query}`)).status).toBe(200);
    expect((await server.get(`${path}/months/2028-13`)).status).toBe(404);
    expect((await server.get(`${path}/months/2028-02?after=x`)).status).toBe(400);
    expect((await server.get('/api/diary/nobody/months/2028-02')).status).toBe(404);
  });

  it('determines today in the business’s own time zone', async () => {
    const business = await server.add.business({ timezone: 'Australia/Sydney' });
    await server.add.event(business.id, { date: '2026-11-21' });
    server.clock.now = Date.parse('2026-11-21T12:59:00Z');
    expect((await diaryOf(business.diarySlug)).events).toHaveLength(1);
    server.clock.now = Date.parse('2026-11-21T13:00:00Z');
    expect((await diaryOf(business.diarySlug)).events).toHaveLength(0);
  });

  it('answers an unlimited day event with no count', async () => {
    const business = await server.add.business();
    const event = await server.add.event(business.id, {
      type: 'day_event',
      slotMinutes: 0,
      bufferMinutes: 0,
    });
    await server.add.venue(event.id);
    const diary = await diaryOf(business.diarySlug);
    expect(diary.dates).toEqual([
      { date: TUESDAY, free_count: null, slot_count: null, is_nearly_full: false, is_over: false },
    ]);
    expect(diary.opening?.slots).toMatchObject([
      { start_time: '09:00', end_time: '17:00', places_left: null },
    ]);
  });

  it('is sent again only after something has changed', async () => {
    const business = await server.add.business();
    const event = await server.add.event(business.id);
    const path = `/api/diary/${business.diarySlug}`;
    const first = await server.get(path);
    const etag = first.headers.get('ETag') ?? '';
    expect(first.headers.get('Cache-Control')).toBe('no-cache');
    expect((await server.get(path, { 'If-None-Match': etag })).status).toBe(304);
    await server.database.write({ business: business.id }, async (tx) =>
      tx.update(events).set({ name: 'Trim' }).where(eq(events.id, event.id)),
    );
    const second = await server.get(path, { 'If-None-Match': etag });
    expect(second.status).toBe(200);
    expect((await diaryOf(business.diarySlug)).events[0]?.event_name).toBe('Trim');
  });

  it('drops a time from the minute at which it begins', async () => {
    const business = await server.add.business();
    const event = await server.add.event(business.id);
    server.clock.now = Date.parse('2026-11-24T08:59:59Z');
    expect(startsOf(await slotsOf(server, event.id))[0]).toBe('09:00');
    server.clock.now += 1000;
    expect(startsOf(await slotsOf(server, event.id))[0]).toBe('09:50');
  });

  it('comes compressed to clients that can read that', async () => {
    const business = await server.add.business();
    for (let hour = 9; hour < 15; hour += 1)
      await server.add.event(business.id, { startTime: `0${hour}`.slice(-2) + ':00' });
    const answer = await fetch(`${server.url}/api/diary/${business.diarySlug}`, {
      headers: { 'Accept-Encoding': 'gzip' },
    });
    expect(answer.headers.get('Content-Encoding')).toBe('gzip');
    expect(diaryShape.parse(await answer.json()).events).toHaveLength(6);
  });
});

describe('a diary that cannot be read', () => {
  it('is not found at an address without a diary', async () => {
    for (const slug of ['nobody', 'No_Slug', '%00', 'x'.repeat(100)]) {
      expect(await refusalOf(server.get(`/api/diary/${slug}`))).toMatchObject({
        status: 404,
        error: DIARY_NOT_FOUND,
        message: DIARY_NOT_FOUND,
      });
    }
  });

  it('has moved when its business was renamed, for calls from any site', async () => {
    const business = await server.add.business({ diarySlug: 'willow-new' });
    await server.database
      .insert(slugHistory)
      .values({ slug: 'willow-old', businessId: business.id, replacedAt: NOW });
    const answer = await server.get('/api/diary/willow-old');
    expect(answer.status).toBe(301);
    expect(answer.headers.get('Location')).toBe('/api/diary/willow-new');
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  it.each([
    ['has not paid', { paidAt: null }],
    ['was deactivated', { isActive: false }],
    ['has come to the end of its trial', { paidAt: null, trialEndsAt: NOW }],
  ])('belongs to a business that %s: 402 for it and for its events', async (_, given) => {
    const business = await server.add.business(given);
    const event = await server.add.event(business.id);
    const refusal = { status: 402, error: DIARY_NOT_TAKING_BOOKINGS };
    for (const path of [
      `/api/diary/${business.diarySlug}`,
      `/api/events/${event.id}/venues`,
      `/api/events/${event.id}/services`,
      `/api/events/${event.id}/time-slots`,
    ]) {
      expect(await refusalOf(server.get(path))).toMatchObject(refusal);
    }
  });

  it('says whose it is and how to reach them while it takes no bookings, unless it was deactivated', async () => {
    const noticeOf = async (given: Parameters<typeof server.add.business>[0]) => {
      const { diarySlug } = await server.add.business({ name: 'Oak', phone: '01422 555 010', ...given });
      const answer = await (await server.get(`/api/diary/${diarySlug}`)).json();
      return z.object({ closed: closedNotice }).parse(answer).closed;
    };
    expect(await noticeOf({ paidAt: null })).toMatchObject({
      text: 'Oak isn’t taking online bookings at the moment.',
      contacts: [{ text: '01422 555 010', href: 'tel:01422555010' }, { href: null }],
    });
    const deactivated = { text: DIARY_NOT_TAKING_BOOKINGS, contacts: [] };
    expect(await noticeOf({ isActive: false })).toEqual(deactivated);
  });

  it('stops being served from the moment the trial ends, whatever was cached', async () => {
    const business = await server.add.business({ paidAt: null, trialEndsAt: NOW + 30_000 });
    const path = `/api/diary/${business.diarySlug}`;
    expect((await server.get(path)).status).toBe(200);
    server.clock.now += 30_000;
    expect((await server.get(path)).status).toBe(402);
    await server.database.update(businesses).set({ paidAt: NOW });
    expect((await server.get(path)).status).toBe(200);
  });
});

describe('the calls about one event', () => {
  it('list its venues and services', async () => {
    const business = await server.add.business();
    const event = await server.add.event(business.id, { serviceMode: 'individual_services' });
    await server.add.venue(event.id, { maxCapacity: 12 });
    await server.add.service(event.id, { pricePence: 1999 });
    expect(await (await server.get(`/api/events/${event.id}/venues`)).json()).toMatchObject([
      { venue_name: 'Front room', venue_postcode: 'HX7 8EX', max_capacity: 12 },
    ]);
    const [service] = serviceShape
      .array()
      .parse(await (await server.get(`/api/events/${event.id}/services`)).json());
    expect(service?.service_price).toBe(19.99);
  });

  it('tell no services of an event that is not by services', async () => {
    const event = await server.add.event((await server.add.business()).id);
    await server.add.service(event.id);
    expect(await (await server.get(`/api/events/${event.id}/services`)).json()).toEqual([]);
  });

  it('list slots by venue: two venues are two rooms', async () => {
    const event = await server.add.event((await server.add.business()).id);
    const front = await server.add.venue(event.id);
    const back = await server.add.venue(event.id, { name: 'Back room' });
    const slot = await firstFree(server, event.id, `?venue_id=${front.id}`);
    expect((await book(server, slot)).status).toBe(201);
    expect((await slotsOf(server, event.id, `?venue_id=${front.id}`))[0]?.is_booked).toBe(true);
    expect((await slotsOf(server, event.id, `?venue_id=${back.id}`))[0]?.is_booked).toBe(false);
    expect((await slotsOf(server, event.id))[0]).toMatchObject({ venue_id: back.id, is_booked: false });
  });

  it('are those of all venues when a form sends an empty choice', async () => {
    const event = await server.add.event((await server.add.business()).id);
    await server.add.venue(event.id);
    expect(await slotsOf(server, event.id, '?venue_id=&service_id=')).toEqual(
      await slotsOf(server, event.id),
    );
  });

  it('refuse what is not there, another event’s, or nonsense', async () => {
    const business = await server.add.business();
    const event = await server.add.event(business.id);
    const other = await server.add.event(business.id);
    const foreignVenue = await server.add.venue(other.id);
    for (const id of ['999', '0', '-1', 'abc', '1e3', '9'.repeat(30)]) {
      expect(await refusalOf(server.get(`/api/events/${id}/time-slots`))).toMatchObject({
        status: 404,
        error: EVENT_NOT_FOUND,
      });
    }
    const path = `/api/events/${event.id}/time-slots`;
    expect(await refusalOf(server.get(`${path}?venue_id=${foreignVenue.id}`))).toMatchObject({
      status: 404,
      error: NOT_FOUND,
    });
    expect(await refusalOf(server.get(`${path}?service_id=7`))).toMatchObject({ status: 404 });
    const nonsense = await refusalOf(server.get(`${path}?venue_id=front`));
    expect(nonsense.status).toBe(400);
    expect(Object.keys(nonsense.fields ?? {})).toEqual(['venue_id']);
  });
});
