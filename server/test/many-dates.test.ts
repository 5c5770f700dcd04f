/**
 * A change of many dates reports progress, continues when its owner leaves, and is completed by sending it
 * again.
 */

import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { datesProgress, datesOutcome } from '@daybook/schema/contract/change-dates';
import { pattern, patternChange, patternOutcome, patternRequest } from '@daybook/schema/contract/pattern';
import { IDEMPOTENCY_HEADER } from '@daybook/schema/words/routes';
import { bookings } from '../src/database/booking-tables.ts';
import { businesses, events, type BusinessRow } from '../src/database/tables.ts';
import { changePattern } from '../src/patterns/change-pattern.ts';
import { createPattern } from '../src/patterns/create-pattern.ts';
import { answerTo } from './booking-requests.ts';
import { contextOn } from './context.ts';
import type { Owner } from './owner.ts';
import { startWithBusiness, TUESDAY, type TestServer } from './start.ts';

let server: TestServer;
let owner: Owner;
let businessId: number;

beforeEach(async () => {
  ({ server, owner, businessId } = await startWithBusiness());
});
afterEach(() => server.stop());

const week = (start_time: string, given: Record<string, unknown> = {}) => ({
  weekdays: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, start_time, end_time: '18:00' })),
  from_date: TUESDAY,
  weeks_ahead: 6,
  event: {
    event_name: 'Haircuts',
    personal_message: 'See you soon.',
    event_type: 'booking',
    slot_duration_minutes: 45,
    is_home_visit: true,
  },
  ...given,
});
const ownPatterns = pattern.array();
const pathOf = (id: number) => `/api/businesses/${businessId}/patterns/${id}`;
const path = () => `/api/businesses/${businessId}/patterns`;
const published = () =>
  server.database.select().from(events).where(eq(events.isClosed, false)).orderBy(asc(events.date));

/** Creates weekly hours of about forty dates, each with a booking that fits. */
async function created(): Promise<number> {
  const lines = await linesOf(await owner.post(path(), week('09:00')));
  const outcome = patternOutcome.parse(lines.pop());
  const found = await published();
  await server.add.bookings(
    businessId,
    found.map(({ id: eventId, date: eventDate }) => ({ eventId, eventDate, isHomeVisit: true })),
  );
  return outcome.pattern?.id ?? expect.fail('no weekly hours were created');
}

async function ownBusiness(): Promise<BusinessRow> {
  const [business] = await server.database.select().from(businesses).where(eq(businesses.id, businessId));
  return business ?? expect.fail('no business');
}

async function linesOf(response: Response): Promise<unknown[]> {
  expect(response.status).toBe(200);
  const text = await response.text();
  return text
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
}

it('reports how many dates are published, then the outcome', async () => {
  const lines = await linesOf(await owner.post(path(), week('09:00')));
  const { published: dates } = patternOutcome.parse(lines.pop());
  expect(dates.length).toBeGreaterThan(35);
  const told = lines.map((line) => datesProgress.parse(line));
  expect(told.length).toBeGreaterThan(1);
  expect(told.every((line) => line.dates === dates.length && line.dates_changed < dates.length)).toBe(true);
});

it('counts only the dates that were missing, where weekly hours are sent again after the process ended', async () => {
  const idempotencyKey = 'a key';
  const killed = createPattern(contextOn(server), {
    business: await ownBusiness(),
    request: patternRequest.parse(week('09:00')),
    idempotencyKey,
    isDryRun: false,
  });
  await killed.next();
  const before = (await published()).length;
  expect(before).toBeGreaterThan(0);

  const lines = await linesOf(
    await owner.post(path(), week('09:00'), { [IDEMPOTENCY_HEADER]: idempotencyKey }),
  );
  const { published: dates } = patternOutcome.parse(lines.pop());
  expect(dates).toHaveLength((await published()).length - before);
  const told = lines.map((line) => datesProgress.parse(line));
  expect(told.length).toBeGreaterThan(1);
  expect(told.every((line) => line.dates === dates.length && line.dates_changed < dates.length)).toBe(true);
});

it('reports how many dates are changed, then the outcome', async () => {
  const id = await created();
  const lines = await linesOf(await owner.put(pathOf(id), { ...week('08:00'), bookings: [] }));
  const outcome = patternOutcome.parse(lines.pop());
  const dates = outcome.replaced.length;
  expect(dates).toBeGreaterThan(35);
  const told = lines.map((line) => datesProgress.parse(line));
  expect(told.length).toBeGreaterThan(1);
  expect(told.every((line) => line.dates === dates && line.dates_changed < dates)).toBe(true);
  expect((await published()).every(({ startTime }) => startTime === '08:00')).toBe(true);
});

it('reports the same about dates that are cancelled together, and leaves out those that are gone', async () => {
  await created();
  const all = (await published()).map(({ id }) => id);
  const cancel = `/api/businesses/${businessId}/dates/cancel`;
  const booked = await server.database.select().from(bookings);
  const [first, ...rest] = booked.map(({ id }) => ({ id, answer: 'cancel' }));
  await linesOf(await owner.post(cancel, { event_ids: all.slice(0, 1), bookings: [first] }));
  const lines = await linesOf(await owner.post(cancel, { event_ids: all, bookings: rest }));
  expect(datesOutcome.parse(lines.pop()).changed).toHaveLength(all.length - 1);
  expect(lines.map((line) => datesProgress.parse(line).dates)).toContain(all.length - 1);
  expect(await published()).toEqual([]);
  expect((await owner.post(cancel, { event_ids: all, bookings: [] })).status).toBe(404);
});

it('continues when the owner leaves', async () => {
  const id = await created();
  const leaving = new AbortController();
  const response = await fetch(server.url + pathOf(id), {
    method: 'PUT',
    headers: { ...owner.headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...week('08:00'), bookings: [] }),
    signal: leaving.signal,
  });
  await response.body?.getReader().read();
  leaving.abort();
  await expect
    .poll(async () => (await published()).every(({ startTime }) => startTime === '08:00'))
    .toBe(true);
});

it('is shown as it is after the process ended in the middle, and completed by sending it again', async () => {
  const id = await created();
  const { database } = server;
  const killed = changePattern(
    contextOn(server),
    { business: await ownBusiness(), patternId: id, bookings: [], isDryRun: false },
    patternChange.parse({ ...week('08:00'), bookings: [] }),
  );
  await killed.next();

  const changing = async () =>
    (await answerTo(ownPatterns, owner.get(path()))).map((pattern) => pattern.changing_dates);
  const hours = async () => (await published()).map(({ startTime }) => startTime);
  const left = (await hours()).filter((start) => start === '09:00').length;
  expect(left).toBeGreaterThan(0);
  expect(await changing()).toEqual([left]);
  await linesOf(await owner.put(pathOf(id), { ...week('08:00'), bookings: [] }));
  expect(await changing()).toEqual([0]);
  expect(new Set(await hours())).toEqual(new Set(['08:00']));
  const dates = new Map((await published()).map((event) => [event.id, event.date]));
  const booked = await database.select().from(bookings);
  expect(booked.every(({ eventId, eventDate }) => dates.get(eventId ?? 0) === eventDate)).toBe(true);
});
