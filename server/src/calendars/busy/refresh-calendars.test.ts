/** When busy calendars are read, what is kept of them, and what happens when they fail. */

import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BUSY_CALENDAR_MINUTES, DAY, MINUTE } from '@daybook/schema/figures/periods';
import { buildersFor, NOW } from '../../../test/builders.ts';
import { newPlace, openPlace, type TestPlace } from '../../../test/test-database.ts';
import { busyCalendars, busyTimes } from '../../database/calendar-tables.ts';
import type { OpenedDatabase } from '../../database/database.ts';
import { emails } from '../../database/email-tables.ts';
import { businesses } from '../../database/tables.ts';
import { removeBusyCalendar } from './busy-calendars-store.ts';
import type { BusyTime } from './busy-times.ts';
import { CalendarProblem } from './calendar-problem.ts';
import { BUSY_CALENDAR_FAILING } from './failing-email.ts';
import type { FetchedCalendar, Validators } from './fetch-calendar.ts';
import { createBusyCalendarReading } from './refresh-calendars.ts';

const TIMES: BusyTime[] = [
  { startsAt: NOW + 60 * MINUTE, endsAt: NOW + 120 * MINUTE },
  { startsAt: NOW + 240 * MINUTE, endsAt: NOW + 300 * MINUTE },
];

let place: TestPlace;
let database: OpenedDatabase;
let now: number;
let businessId: number;
let eventId: number;
let calendarId: number;
let times: BusyTime[];
let fetchCalendar: ReturnType<typeof fetching>;
const told: unknown[] = [];

const fetching = () =>
  vi.fn(async (_url: string, _known: Validators): Promise<FetchedCalendar> => {
    return { text: '', etag: '"1"', lastModified: null };
  });

beforeEach(async () => {
  place = await newPlace();
  database = openPlace(place);
  now = NOW;
  times = TIMES;
  told.length = 0;
  fetchCalendar = fetching();
  const add = buildersFor(database);
  const owner = await add.owner();
  businessId = (await add.business({ ownerId: owner.id })).id;
  eventId = (await add.event(businessId)).id;
  const row = { businessId, url: 'https://calendar.example/secret.ics', nextFetchAt: NOW, createdAt: NOW };
  const [added] = await database.insert(busyCalendars).values(row).returning();
  calendarId = added?.id ?? 0;
});
afterEach(async () => {
  await database.close();
  await place.remove();
});

const readingOn = (on: OpenedDatabase) =>
  createBusyCalendarReading({
    database: on,
    fetchCalendar,
    readCalendar: async () => ({ times, unread: null }),
    clock: () => now,
    publicUrl: 'https://book.example',
    tell: (error) => void told.push(error),
    onMailQueued: () => undefined,
  });

async function calendar() {
  const [row] = await database.select().from(busyCalendars);
  return row;
}

const kept = () =>
  database
    .select({ startsAt: busyTimes.startsAt, endsAt: busyTimes.endsAt })
    .from(busyTimes)
    .orderBy(asc(busyTimes.startsAt));

async function diaryVersion(): Promise<number> {
  const [row] = await database.select().from(businesses).where(eq(businesses.id, businessId));
  return row?.diaryVersion ?? 0;
}

const failing = (failure: CalendarProblem['failure'] = 'unreachable') =>
  fetchCalendar.mockImplementation(async () => {
    throw new CalendarProblem(failure);
  });

describe('the job', () => {
  it('reads what is due, keeps its busy times and looks again in ten minutes', async () => {
    await readingOn(database).refreshDue();
    expect(await kept()).toEqual(TIMES);
    expect(await calendar()).toMatchObject({
      fetchedAt: NOW,
      nextFetchAt: NOW + BUSY_CALENDAR_MINUTES * MINUTE,
      etag: '"1"',
      failure: null,
    });
    now += BUSY_CALENDAR_MINUTES * MINUTE - 1;
    await readingOn(database).refreshDue();
    expect(fetchCalendar).toHaveBeenCalledTimes(1);
  });
  it('writes only what differs, and nothing where nothing does', async () => {
    const reading = readingOn(database);
    await reading.refreshDue();
    const rows = await database.select().from(busyTimes).orderBy(asc(busyTimes.startsAt));
    const version = await diaryVersion();
    now += 10 * MINUTE;
    await reading.refreshDue();
    expect(fetchCalendar).toHaveBeenCalledTimes(2);
    expect(await diaryVersion()).toBe(version);
    now += 10 * MINUTE;
    times = [...TIMES.slice(0, 1), { startsAt: NOW + DAY, endsAt: NOW + DAY + MINUTE }];
    await reading.refreshDue();
    expect(await kept()).toEqual(times);
    expect((await database.select().from(busyTimes)).map(({ id }) => id)).toContain(rows[0]?.id);
    expect(await diaryVersion()).toBeGreaterThan(version);
  });
  it('asks whether it has changed, but once a day reads it whole', async () => {
    const reading = readingOn(database);
    await reading.refreshDue();
    fetchCalendar.mockImplementation(async () => null);
    now += 10 * MINUTE;
    await reading.refreshDue();
    expect(fetchCalendar.mock.lastCall?.[1]).toMatchObject({ etag: '"1"' });
    expect(await kept()).toEqual(TIMES);
    expect(await calendar()).toMatchObject({ fetchedAt: now, etag: '"1"' });
    now += DAY;
    await reading.refreshDue();
    expect(fetchCalendar.mock.lastCall?.[1]).toMatchObject({ etag: null });
  });
  it('keeps the times of a calendar that fails, and tries again soon', async () => {
    const reading = readingOn(database);
    await reading.refreshDue();
    failing('not_found');
    now += 10 * MINUTE;
    await reading.refreshDue();
    expect(await kept()).toEqual(TIMES);
    expect(await calendar()).toMatchObject({
      failure: 'not_found',
      failingSince: now,
      nextFetchAt: now + MINUTE,
      fetchedAt: NOW,
    });
  });
  it('emails the owner after a day of failures, once, and again only for another trouble', async () => {
    const mails = () => database.select().from(emails).where(eq(emails.kind, BUSY_CALENDAR_FAILING));
    const reading = readingOn(database);
    failing();
    for (let hours = 0; hours < 60; hours += 1) {
      await reading.refreshDue();
      expect(await mails()).toHaveLength(hours < 24 ? 0 : 1);
      now += 60 * MINUTE;
    }
    const [mail] = await mails();
    expect(mail).toMatchObject({ recipient: 'owner@example.com', businessId });
    expect(JSON.stringify(mail?.payload)).not.toContain('secret');
    fetchCalendar.mockImplementation(fetching());
    await reading.refreshDue();
    expect(await calendar()).toMatchObject({ failure: null, failingSince: null, toldAt: null });
    failing();
    for (let hours = 0; hours < 26; hours += 1) {
      now += 60 * MINUTE;
      await reading.refreshDue();
    }
    expect(await mails()).toHaveLength(2);
    expect(told).toEqual([]);
  });
  it('reads many, and none of a deleted business', async () => {
    const row = { businessId, nextFetchAt: NOW, createdAt: NOW };
    await database
      .insert(busyCalendars)
      .values(Array.from({ length: 20 }, (_, at) => ({ ...row, url: `https://calendar.example/${at}.ics` })));
    await readingOn(database).refreshDue();
    expect(fetchCalendar).toHaveBeenCalledTimes(21);
    await database.update(businesses).set({ deletedAt: NOW });
    now += 10 * MINUTE;
    await readingOn(database).refreshDue();
    expect(fetchCalendar).toHaveBeenCalledTimes(21);
  });
  it('lets no business with many slow calendars hold up another', async () => {
    const row = { businessId, nextFetchAt: NOW - MINUTE, createdAt: NOW };
    await database
      .insert(busyCalendars)
      .values(Array.from({ length: 20 }, (_, at) => ({ ...row, url: `https://slow.example/${at}.ics` })));
    const other = await buildersFor(database).business();
    await database
      .insert(busyCalendars)
      .values({ ...row, businessId: other.id, nextFetchAt: NOW, url: 'https://good.example/' });
    const slow: (() => void)[] = [];
    const fetched = { text: '', etag: null, lastModified: null };
    fetchCalendar.mockImplementation((url) =>
      url.startsWith('https://slow.') || url.includes('secret')
        ? new Promise((resolve) => slow.push(() => resolve(fetched)))
        : Promise.resolve(fetched),
    );
    const refreshing = readingOn(database).refreshDue();
    await vi.waitFor(async () => expect(await kept()).toEqual(TIMES));
    expect(slow).toHaveLength(1);
    for (let read = 0; read < 21; read += 1) {
      await vi.waitFor(() => expect(slow).toHaveLength(1));
      slow.shift()?.();
    }
    await refreshing;
    expect(fetchCalendar).toHaveBeenCalledTimes(22);
  });
  it('waits longer and longer, up to a day, with what is more than we read', async () => {
    failing('too_much');
    const waits: number[] = [];
    for (let times = 0; times < 12; times += 1) {
      await readingOn(database).refreshDue();
      const next = (await calendar())?.nextFetchAt ?? 0;
      waits.push((next - now) / MINUTE);
      now = next;
    }
    expect(waits.slice(0, 4)).toEqual([10, 10, 20, 40]);
    expect(waits.at(-1)).toBe(DAY / MINUTE);
  });
  it.each([
    ['never paid', { paidAt: null }, 0],
    ['on trial', { paidAt: null, trialEndsAt: NOW + 1 }, 1],
    ['with an ended trial', { paidAt: null, trialEndsAt: NOW }, 0],
    ['with a subscription', { paidAt: null, trialEndsAt: NOW, coveredUntil: NOW + 1 }, 1],
    ['with an ended subscription', { paidAt: null, coveredUntil: NOW }, 0],
    ['switched off', { isActive: false }, 0],
  ])('reads those of a business only while customers can book: %s', async (_status, facts, read) => {
    await database.update(businesses).set(facts);
    await readingOn(database).refreshDue();
    expect(fetchCalendar).toHaveBeenCalledTimes(read);
  });
  it('logs an error of ours, and lets the next run try again', async () => {
    fetchCalendar.mockImplementation(async () => {
      throw new Error('broken');
    });
    await readingOn(database).refreshDue();
    expect(told).toHaveLength(1);
    expect(await kept()).toEqual([]);
  });
  it('does nothing with a calendar that is removed while it is read', async () => {
    fetchCalendar.mockImplementation(async () => {
      await database.write({ business: businessId }, (tx) => removeBusyCalendar(tx, businessId, calendarId));
      return { text: '', etag: null, lastModified: null };
    });
    await readingOn(database).refreshDue();
    expect(await kept()).toEqual([]);
    expect(told).toEqual([]);
  });
});

describe('a booking', () => {
  it('reads what is old first, and is shared by all who wait', async () => {
    const reading = readingOn(database);
    await Promise.all([1, 2, 3].map(() => reading.beforeBooking(eventId)));
    expect(fetchCalendar).toHaveBeenCalledTimes(1);
    expect(await kept()).toEqual(TIMES);
    await reading.beforeBooking(eventId);
    expect(fetchCalendar).toHaveBeenCalledTimes(1);
  });
  it('of several processes, only one reads', async () => {
    const other = openPlace(place);
    const readings = [readingOn(database), readingOn(other)];
    await Promise.all(readings.map((reading) => reading.beforeBooking(eventId)));
    expect(fetchCalendar).toHaveBeenCalledTimes(1);
    await other.close();
  });
  it('tries a calendar that fails at most once a minute', async () => {
    failing();
    const reading = readingOn(database);
    for (let seconds = 0; seconds < 120; seconds += 20) {
      await reading.beforeBooking(eventId);
      now += 20_000;
    }
    expect(fetchCalendar).toHaveBeenCalledTimes(2);
  });
  it('waits for two seconds at most: then the last known times count', async () => {
    let finish = (_fetched: FetchedCalendar) => {};
    fetchCalendar.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
    const reading = readingOn(database);
    const began = performance.now();
    await reading.beforeBooking(eventId);
    expect(performance.now() - began).toBeGreaterThan(1_900);
    expect(await kept()).toEqual([]);
    finish({ text: '', etag: null, lastModified: null });
    await vi.waitFor(async () => expect(await kept()).toEqual(TIMES));
  });
  it('of a business without calendars reads nothing', async () => {
    await database.delete(busyCalendars);
    await readingOn(database).beforeBooking(eventId);
    expect(fetchCalendar).not.toHaveBeenCalled();
  });
});
