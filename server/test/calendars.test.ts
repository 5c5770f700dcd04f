/** External calendars: feeds from which they read bookings, and calendars whose busy times we read. */

import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { busyCalendar, calendarFeed } from '@daybook/schema/contract/calendars';
import { BUSY_CALENDARS_OF_ACCOUNT_MAX } from '@daybook/schema/figures/bounds';
import { DAY } from '@daybook/schema/figures/periods';
import {
  BUSY_CALENDAR_FAILURE_TEXTS,
  CALENDAR_IS_OURS,
  CALENDAR_KNOWN_ALREADY,
  tooManyBusyCalendarsOfAccount,
} from '@daybook/schema/words/calendar-texts';
import { bookings } from '../src/database/booking-tables.ts';
import { busyCalendars, busyTimes } from '../src/database/calendar-tables.ts';
import { businesses } from '../src/database/tables.ts';
import { answerTo, bookFree, firstFree, slotsOf } from './booking-requests.ts';
import { calendarWith, serveCalendar, type CalendarServer } from './calendar-server.ts';
import { signIn } from './owner.ts';
import { openSalon, type Salon } from './salon.ts';
import { NOW, startServer, TUESDAY, type TestServer } from './start.ts';

let server: TestServer;
let salon: Salon;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  salon = await openSalon(server);
});
afterAll(() => server.stop());

const feedOf = (body: Record<string, unknown>) =>
  answerTo(calendarFeed, salon.owner.post(salon.at('calendar-feeds'), body));

async function entriesAt(url: string) {
  const text = await (await fetch(url)).text();
  const calendar = ICAL.Component.fromString(text);
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  return { text, calendar, events };
}

describe('a calendar feed of bookings', () => {
  it('shows them as a calendar that an independent reader reads, with the invitations’ own UIDs', async () => {
    const ruth = await salon.addPerson('Ruth; the, "first"');
    const event = await salon.addEvent({ event_name: 'Cut, wash; dry', people: [{ id: ruth.id }] });
    await bookFree(server, event.id);
    const { url, with_names, read_at } = await feedOf({ with_names: true });
    expect({ with_names, read_at }).toEqual({ with_names: true, read_at: null });
    const answer = await fetch(url);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    const { text, calendar, events } = await entriesAt(url);
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('name')).toBeTruthy();
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT15M');
    const [booking] = await server.database
      .select()
      .from(bookings)
      .where(eq(bookings.businessId, salon.businessId));
    expect(events).toHaveLength(1);
    expect(events[0]?.uid).toBe(`${booking?.reference}@127.0.0.1`);
    expect(events[0]?.summary).toBe('Ada Lovelace: Cut, wash; dry with Ruth; the, "first"');
    expect(events[0]?.startDate.toJSDate().getTime()).toBe(booking?.startsAt);
    expect(events[0]?.endDate.toJSDate().getTime()).toBe(booking?.endsAt);
    // The feed is the same each time, whatever the clock says.
    server.clock.now += 1000;
    expect((await entriesAt(url)).text).toBe(text);
    server.clock.now = NOW;
  });

  it('escapes the business’s name', async () => {
    const name = 'Kent, Ltd\\Co; "Best": 100%';
    await server.database.update(businesses).set({ name }).where(eq(businesses.id, salon.businessId));
    const { text } = await entriesAt((await feedOf({ with_names: false })).url);
    const escaped = 'Kent\\, Ltd\\\\Co\\; "Best": 100%';
    expect(text).toContain(`\r\nNAME:${escaped}\r\n`);
    expect(text).toContain(`\r\nX-WR-CALNAME:${escaped}\r\n`);
  });

  it('names no customer, and no home address, if its owner says so', async () => {
    await server.add.booking(salon.businessId, {
      startsAt: NOW + DAY,
      endsAt: NOW + DAY + 1,
      isHomeVisit: true,
      customerAddress: '3 Secret Lane',
    });
    const { url } = await feedOf({ with_names: false });
    expect((await entriesAt(url)).text).not.toMatch(/Ada|Lovelace|Secret|@example/);
    // The address is the same, and now shows names.
    expect((await feedOf({ with_names: true })).url).toBe(url);
    expect((await entriesAt(url)).text).toMatch(/Secret Lane/);
  });

  it('of a person shows theirs alone', async () => {
    const [ruth, sam] = [await salon.addPerson('Ruth'), await salon.addPerson('Sam')];
    const at = { startsAt: NOW + DAY, endsAt: NOW + DAY + 1 };
    await server.add.booking(salon.businessId, { ...at, personId: ruth.id, personName: 'Ruth' });
    await server.add.booking(salon.businessId, { ...at, personId: sam.id, personName: 'Sam' });
    const { url } = await feedOf({ with_names: false, resource_id: ruth.id });
    const { events, calendar } = await entriesAt(url);
    expect(events.map(({ summary }) => summary)).toEqual([expect.stringContaining('with Ruth')]);
    expect(calendar.getFirstPropertyValue('name')).toMatch(/^Ruth\\, /);
    expect((await entriesAt((await feedOf({ with_names: false })).url)).events).toHaveLength(2);
    const others = await salon.owner.post(salon.at('calendar-feeds'), {
      with_names: true,
      resource_id: 999_999,
    });
    expect(others.status).toBe(400);
  });

  it('of a person who is archived can’t be read', async () => {
    const ruth = await salon.addPerson('Ruth');
    await server.add.booking(salon.businessId, {
      startsAt: NOW + DAY,
      endsAt: NOW + DAY + 1,
      personId: ruth.id,
      personName: 'Ruth',
    });
    const { url } = await feedOf({ with_names: true, resource_id: ruth.id });
    expect((await fetch(url)).status).toBe(200);
    await salon.owner.delete(salon.at(`people/${ruth.id}`));
    expect((await fetch(url)).status).toBe(404);
  });

  it('marks what is cancelled for a month, and forgets what is older', async () => {
    const soon = { startsAt: NOW + DAY, endsAt: NOW + DAY + 1 };
    const cancelled = { ...soon, status: 'cancelled' as const, sequence: 1 };
    await server.add.booking(salon.businessId, { ...cancelled, cancelledAt: NOW - DAY });
    await server.add.booking(salon.businessId, { ...cancelled, cancelledAt: NOW - 40 * DAY });
    await server.add.booking(salon.businessId, { startsAt: NOW - 20 * DAY, endsAt: NOW - 20 * DAY + 1 });
    await server.add.booking(salon.businessId, { startsAt: NOW - 40 * DAY, endsAt: NOW - 40 * DAY + 1 });
    const { url } = await feedOf({ with_names: false });
    const { calendar } = await entriesAt(url);
    const said = calendar
      .getAllSubcomponents('vevent')
      .map((entry) => [entry.getFirstPropertyValue('status'), entry.getFirstPropertyValue('sequence')]);
    expect(said).toEqual([
      ['CONFIRMED', 0],
      ['CANCELLED', 1],
    ]);
  });

  it('answers 304 until something changes', async () => {
    const { url } = await feedOf({ with_names: false });
    const etag = (await fetch(url)).headers.get('etag') ?? '';
    const again = () => fetch(url, { headers: { 'If-None-Match': etag } });
    expect((await again()).status).toBe(304);
    await server.add.booking(salon.businessId, { startsAt: NOW + DAY, endsAt: NOW + DAY + 1 });
    expect((await again()).status).toBe(200);
  });

  it('ends when it is renewed or removed, or the business is closed', async () => {
    const { id, url } = await feedOf({ with_names: false });
    const renewed = await answerTo(
      calendarFeed,
      salon.owner.post(salon.at(`calendar-feeds/${id}/renew`), {}),
    );
    expect(renewed.url).not.toBe(url);
    expect((await fetch(url)).status).toBe(404);
    expect((await fetch(renewed.url)).status).toBe(200);
    await salon.owner.delete(salon.at(`calendar-feeds/${id}`));
    expect((await fetch(renewed.url)).status).toBe(404);
    const { url: last } = await feedOf({ with_names: false });
    await server.database
      .update(businesses)
      .set({ deletedAt: NOW })
      .where(eq(businesses.id, salon.businessId));
    expect((await fetch(last)).status).toBe(404);
  });

  it('can’t be guessed or altered, and is in no log', async () => {
    const { url } = await feedOf({ with_names: false });
    const other = await feedOf({ with_names: false, resource_id: (await salon.addPerson('Ruth')).id });
    const seal = url.slice(url.lastIndexOf('-') - 43);
    const altered = [
      url.replace(/-(.)/, (_, first) => `-${first === 'x' ? 'y' : 'x'}`),
      `${url}x`,
      url.replace('.ics', ''),
    ];
    altered.push(other.url.replace(/\d+-/, `${/\/(\d+)-/.exec(url)?.[1]}-`));
    for (const one of altered) expect((await fetch(one)).status).toBe(404);
    await fetch(url);
    expect(server.log.join('')).not.toContain(seal.slice(-20));
    expect(server.log.join('')).toContain('/calendar/:file');
  });

  it('says when a calendar last read it', async () => {
    const { url } = await feedOf({ with_names: false });
    await fetch(url);
    const list = () => answerTo(z.array(calendarFeed), salon.owner.get(salon.at('calendar-feeds')));
    await expect.poll(async () => (await list())[0]?.read_at).toBe(new Date(NOW).toISOString());
  });

  it('is computed only so often', async () => {
    const { url } = await feedOf({ with_names: false });
    const statuses = [];
    for (let count = 0; count < 32; count += 1) statuses.push((await fetch(url)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });

  it('shows thousands of bookings', async () => {
    await server.add.bookings(
      salon.businessId,
      Array.from({ length: 1_000 }, (_, at) => ({
        startsAt: NOW + at * 60_000,
        endsAt: NOW + at * 60_000 + 1,
      })),
    );
    const { url } = await feedOf({ with_names: false });
    expect((await entriesAt(url)).events).toHaveLength(1_000);
  });
});

describe('an external calendar', () => {
  let elsewhere: CalendarServer;
  beforeEach(async () => {
    elsewhere = await serveCalendar(calendarWith([`${TUESDAY}T09:00Z`, `${TUESDAY}T10:00Z`]));
  });
  afterEach(() => elsewhere.stop());

  const add = (url: string, more = {}) => salon.owner.post(salon.at('busy-calendars'), { url, ...more });
  const list = () => answerTo(z.array(busyCalendar), salon.owner.get(salon.at('busy-calendars')));
  const errorOf = async (answer: Promise<Response>) => {
    const failed = await answer;
    expect(failed.status).toBe(400);
    return z.object({ fields: z.record(z.string(), z.string()) }).parse(await failed.json()).fields;
  };

  it('is read when it is added; of it only busy times are kept, and its address is never shown', async () => {
    const ruth = await salon.addPerson('Ruth');
    const added = await answerTo(busyCalendar, add(elsewhere.url, { resource_id: ruth.id }));
    expect(added).toMatchObject({
      host: new URL(elsewhere.url).host,
      resource_id: ruth.id,
      resource_name: 'Ruth',
      failure: null,
    });
    const kept = await server.database.select().from(busyTimes).where(eq(busyTimes.busyCalendarId, added.id));
    expect(kept).toEqual([
      {
        id: kept[0]?.id,
        busyCalendarId: added.id,
        startsAt: Date.parse(`${TUESDAY}T09:00Z`),
        endsAt: Date.parse(`${TUESDAY}T10:00Z`),
      },
    ]);
    expect(JSON.stringify(await list())).not.toContain('private.ics');
    expect(server.log.join('')).not.toContain('private.ics');
    const removed = await salon.owner.delete(salon.at(`busy-calendars/${added.id}`));
    expect(removed.status).toBe(200);
    expect(await list()).toEqual([]);
  });

  it('blocks its times in a diary that was read before, at once', async () => {
    const event = await salon.addEvent({});
    const starts = async () => (await slotsOf(server, event.id)).map(({ start_time }) => start_time);
    expect(await starts()).toContain('09:00');
    expect((await add(elsewhere.url)).status).toBe(201);
    expect(await starts()).not.toContain('09:00');
    expect(await starts()).toContain('10:40');
  });

  it('says which of its entries can’t be read, until they can', async () => {
    const good = elsewhere.text;
    const bad = ['BEGIN:VEVENT', 'DTSTART:soon', 'SUMMARY:Secret', 'END:VEVENT', 'END:VCALENDAR'];
    elsewhere.text = good.replace('END:VCALENDAR', bad.join('\r\n'));
    const added = await answerTo(busyCalendar, add(elsewhere.url));
    expect(added.unread).toEqual({ count: 1, first: [{ line: 10 }] });
    elsewhere.text = good;
    const event = await salon.addEvent({});
    server.clock.now += 11 * 60_000;
    await bookFree(server, event.id);
    await expect.poll(async () => (await list())[0]?.unread, { timeout: 20_000 }).toBeNull();
    server.clock.now = NOW;
  });

  it('is refused with its reason next to the field', async () => {
    elsewhere.status = 404;
    expect(await errorOf(add(elsewhere.url))).toEqual({ url: BUSY_CALENDAR_FAILURE_TEXTS.not_found });
    elsewhere.status = 200;
    elsewhere.text = '<html>';
    expect(await errorOf(add(elsewhere.url))).toEqual({ url: BUSY_CALENDAR_FAILURE_TEXTS.not_a_calendar });
    expect(await errorOf(add('https://10.0.0.1/own.ics'))).toEqual({
      url: BUSY_CALENDAR_FAILURE_TEXTS.private_address,
    });
    const { url } = await feedOf({ with_names: false });
    expect(await errorOf(add(url))).toEqual({ url: CALENDAR_IS_OURS });
    for (const wrong of ['', 'own.ics', 'ftp://x.example/', 'https://user:word@x.example/', 'https://'])
      expect(Object.keys(await errorOf(add(wrong)))).toEqual(['url']);
    expect(await list()).toEqual([]);
  });

  it('is added once for each person', async () => {
    await add(elsewhere.url);
    expect(await errorOf(add(elsewhere.url))).toEqual({ url: CALENDAR_KNOWN_ALREADY });
    expect((await add(elsewhere.url, { resource_id: (await salon.addPerson('Ruth')).id })).status).toBe(201);
  });

  it('is one of so many of all businesses of its owner', async () => {
    // Every salon of these tests has the same owner.
    await server.database.delete(busyCalendars);
    const other = await server.add.business({ ownerId: salon.owner.id });
    const many = (businessId: number, length: number) =>
      server.database.insert(busyCalendars).values(
        Array.from({ length }, (_, nth) => ({
          businessId,
          url: `https://x.example/${nth}`,
          nextFetchAt: NOW * 2,
          createdAt: NOW,
        })),
      );
    await many(other.id, BUSY_CALENDARS_OF_ACCOUNT_MAX - 1);
    expect((await add(elsewhere.url)).status).toBe(201);
    const refused = await add(elsewhere.url, { resource_id: (await salon.addPerson('Ruth')).id });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      error: tooManyBusyCalendarsOfAccount(BUSY_CALENDARS_OF_ACCOUNT_MAX),
    });
    await server.database.delete(busyCalendars);
  });

  it('is read again before a booking once it is ten minutes old', async () => {
    await add(elsewhere.url);
    const event = await salon.addEvent({});
    const slot = await firstFree(server, event.id);
    expect(slot).toBeTruthy();
    await bookFree(server, event.id);
    expect(elsewhere.asked).toBe(1);
    server.clock.now += 11 * 60_000;
    elsewhere.text = calendarWith([`${TUESDAY}T15:00Z`, `${TUESDAY}T16:00Z`]);
    await bookFree(server, event.id);
    expect(elsewhere.asked).toBe(2);
    // The booking waits for two seconds at most; the reading goes on.
    const kept = async () => (await server.database.select().from(busyTimes)).map(({ startsAt }) => startsAt);
    await expect.poll(kept, { timeout: 20_000 }).toContain(Date.parse(`${TUESDAY}T15:00Z`));
    server.clock.now = NOW;
  });

  it('moves whole days with the business’s time zone at once, whether or not the calendar has changed', async () => {
    elsewhere.text = [
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'UID:1@elsewhere.example',
      `DTSTART;VALUE=DATE:${TUESDAY.replaceAll('-', '')}`,
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n');
    elsewhere.etag = '"1"';
    const { id } = await answerTo(busyCalendar, add(elsewhere.url));
    const starts = async () =>
      (await server.database.select().from(busyTimes).where(eq(busyTimes.busyCalendarId, id))).map(
        ({ startsAt }) => new Date(startsAt).toISOString(),
      );
    expect(await starts()).toEqual([`${TUESDAY}T00:00:00.000Z`]);
    const event = await salon.addEvent({ event_date: '2026-11-27' });
    const details = { business_name: 'Willow', business_email: 'olive@salon.example' };
    const changed = await salon.owner.put(`/api/businesses/${salon.businessId}`, {
      ...details,
      timezone: 'Europe/Berlin',
    });
    expect(changed.status).toBe(200);
    await firstFree(server, event.id);
    await bookFree(server, event.id);
    await expect.poll(starts, { timeout: 20_000 }).toEqual(['2026-11-23T23:00:00.000Z']);
  });

  it('is nobody else’s to see or to remove', async () => {
    const added = await answerTo(busyCalendar, add(elsewhere.url));
    const other = await signIn(server, 'other@salon.example');
    const at = salon.at(`busy-calendars/${added.id}`);
    expect((await other.delete(at)).status).toBe(404);
    const own = await server.add.business({ ownerId: other.id });
    expect((await other.delete(`/api/businesses/${own.id}/busy-calendars/${added.id}`)).status).toBe(404);
    expect(await list()).toHaveLength(1);
  });
});
