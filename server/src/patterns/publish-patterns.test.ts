import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { EVENTS_AHEAD_MAX, SERVICES_MAX, TEXT_BYTES_MAX } from '@daybook/schema/figures/bounds';
import { DAY } from '@daybook/schema/figures/periods';
import { addDays } from '@daybook/schema/rules/date';
import { buildersFor, examplePatternEvent, NOW, TUESDAY, type Builders } from '../../test/builders.ts';
import { newPlace, openPlace, type TestPlace } from '../../test/test-database.ts';
import { writeBusiness } from '../businesses/write-business-store.ts';
import { bookings } from '../database/booking-tables.ts';
import { resources } from '../database/catalogue-tables.ts';
import type { OpenedDatabase } from '../database/database.ts';
import { emails } from '../database/email-tables.ts';
import { businesses, events, patternDates, patterns } from '../database/tables.ts';
import { removeEvents } from '../events/remove-events-store.ts';
import { publishPattern, publishPatternsJob } from './publish-patterns.ts';

let place: TestPlace;
let database: OpenedDatabase;
let add: Builders;
let now: number;
let wakes: number;
let businessId: number;

beforeEach(async () => {
  place = await newPlace();
  database = openPlace(place);
  add = buildersFor(database);
  now = NOW;
  wakes = 0;
  const owner = await add.owner();
  businessId = (await add.business({ ownerId: owner.id })).id;
});
afterEach(async () => {
  await database.close();
  await place.remove();
});

const partsOn = (of: OpenedDatabase) => ({
  database: of,
  clock: () => now,
  onMailQueued: () => (wakes += 1),
});
const runOn = (of: OpenedDatabase) => publishPatternsJob(partsOn(of)).run();
const run = () => runOn(database);
const datesOf = async (patternId?: number) =>
  (
    await database
      .select({ date: events.date })
      .from(events)
      .where(patternId === undefined ? undefined : eq(events.patternId, patternId))
      .orderBy(events.date)
  ).map(({ date }) => date);
const rowOf = async (id: number) =>
  (await database.select().from(patterns).where(eq(patterns.id, id)))[0] ?? expect.fail('gone');
const tuesdays = (from: string, count: number) =>
  Array.from({ length: count }, (_, week) => addDays(from, 7 * week));
/** Deletes the events of a date as their owner does. */
const remove = (date: string) =>
  database.write({ business: businessId }, async (tx) => {
    const there = await tx.select({ id: events.id }).from(events).where(eq(events.date, date));
    await removeEvents(
      tx,
      businessId,
      there.map(({ id }) => id),
    );
  });
const everyDay = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
  day,
  start_time: '09:00',
  end_time: '17:00',
  people: null,
}));

it('publishes up to so many weeks ahead, and another date when its day comes', async () => {
  const { id } = await add.pattern(businessId);
  await run();
  expect(await datesOf()).toEqual(tuesdays(TUESDAY, 8));
  // Friday 09:00 in London; the next run is at midnight.
  expect((await rowOf(id)).dueAt).toBe(Date.parse('2026-11-21T00:00:00Z'));
  now = Date.parse('2026-11-24T00:00:00Z') - 1;
  await run();
  expect(await datesOf()).toHaveLength(8);
  now += 1;
  await run();
  expect(await datesOf()).toEqual(tuesdays(TUESDAY, 9));
});

it('leaves the weekly hours of an import in progress alone, even those that are over', async () => {
  const { id } = await add.pattern(businessId, { untilDate: '2026-11-01', fromDate: '2026-10-01', dueAt: 0 });
  await database.update(businesses).set({ deletedAt: NOW }).where(eq(businesses.id, businessId));
  await run();
  expect(await rowOf(id)).toMatchObject({ dueAt: 0 });
});

it('uses the business’s time zone', async () => {
  const there = await add.business({ timezone: 'Pacific/Auckland' });
  const { id } = await add.pattern(there.id, { weeksAhead: 1 });
  // Tuesday there, and still Monday in London.
  now = Date.parse('2026-11-30T12:00:00Z');
  await run();
  expect(await datesOf(id)).toEqual(tuesdays(addDays(TUESDAY, 7), 2));
});

it('has each date once over both changes of the clocks', async () => {
  const { id } = await add.pattern(businessId, { weekdays: everyDay, weeksAhead: 1 });
  for (now = Date.parse('2027-03-24T00:30:00Z'); now < Date.parse('2027-11-05T00:00:00Z'); now += DAY / 2)
    if (!(now > Date.parse('2027-04-02') && now < Date.parse('2027-10-27'))) await run();
  const dates = await datesOf(id);
  expect(new Set(dates).size).toBe(dates.length);
  const around = (from: string, to: string) => dates.filter((date) => from <= date && date <= to);
  expect(around('2027-03-24', '2027-04-08')).toHaveLength(16);
  expect(around('2027-10-27', '2027-11-11')).toHaveLength(16);
});

it('catches up after a week of standstill', async () => {
  await add.pattern(businessId, { weekdays: everyDay, weeksAhead: 2 });
  await run();
  expect(await datesOf()).toHaveLength(11);
  now += 7 * DAY;
  await run();
  expect(await datesOf()).toHaveLength(18);
});

it('publishes each date once, however many processes do it at once', async () => {
  await add.pattern(businessId, { weekdays: everyDay, weeksAhead: 6 });
  await add.pattern(businessId, { weekdays: everyDay, weeksAhead: 4 });
  const others = [openPlace(place), openPlace(place)];
  try {
    await Promise.all([database, ...others].map(runOn));
  } finally {
    await Promise.all(others.map((other) => other.close()));
  }
  expect(await datesOf()).toHaveLength(6 * 7 - 3 + 4 * 7 - 3);
  expect(await database.select().from(patternDates)).toHaveLength(6 * 7 - 3 + 4 * 7 - 3);
}, 60_000);

it('continues where a killed process has stopped', async () => {
  const { id } = await add.pattern(businessId, { weekdays: everyDay, weeksAhead: 4 });
  const killed = publishPattern(partsOn(database), id);
  await killed.next();
  expect(await datesOf()).toHaveLength(12);
  await run();
  expect(await datesOf()).toHaveLength(25);
});

it('finishes a change whose process was killed, and keeps the bookings that no longer fit', async () => {
  const { id } = await add.pattern(businessId, { weekdays: everyDay, weeksAhead: 1 });
  await run();
  const [first] = await database.select().from(events).orderBy(events.date);
  const booked = { eventId: first?.id ?? null, eventDate: first?.date ?? '', isHomeVisit: true };
  const { id: bookingId } = await add.booking(businessId, {
    ...booked,
    startTime: '09:00',
    endTime: '09:45',
  });
  const weekdays = everyDay.map((day) => ({ ...day, start_time: '11:00' }));
  await database.update(patterns).set({ weekdays, dueAt: 0 });
  await database.update(patternDates).set({ state: 'stale' });
  await run();
  const found = await database.select().from(events).where(eq(events.patternId, id)).orderBy(events.date);
  expect(found.map(({ startTime }) => startTime)).toEqual(Array(4).fill('11:00'));
  expect(await database.select().from(bookings)).toMatchObject([{ id: bookingId, eventId: found[0]?.id }]);
  expect((await database.select().from(patternDates)).map(({ state }) => state)).toEqual(
    Array(4).fill('made'),
  );

  await database.update(patterns).set({ pausedAt: now, dueAt: 0 });
  await database.update(patternDates).set({ state: 'stale' });
  await run();
  expect(await database.select().from(events)).toMatchObject([{ date: first?.date, isClosed: true }]);
});

it('publishes nothing while the business may not plan, and catches up once it is paid for', async () => {
  const change = (paidAt: number | null) =>
    database.write({ business: businessId }, (tx) => writeBusiness(tx, businessId, { paidAt }));
  await add.pattern(businessId, { weeksAhead: 2 });
  await change(null);
  await run();
  expect(await datesOf()).toEqual([]);
  now += 14 * DAY;
  await run();
  await change(now);
  await run();
  expect(await datesOf()).toEqual(tuesdays('2026-12-08', 2));
});

it('never brings back a date that was deleted', async () => {
  await add.pattern(businessId, { weeksAhead: 2 });
  await run();
  await remove(TUESDAY);
  await database.update(patterns).set({ dueAt: 0 });
  await run();
  expect(await datesOf()).toEqual([addDays(TUESDAY, 7)]);
});

it('publishes nothing while it is paused, and is gone when it has ended', async () => {
  await add.pattern(businessId, { pausedAt: NOW });
  const ended = await add.pattern(businessId, { untilDate: addDays(TUESDAY, 7) });
  await run();
  expect(await datesOf()).toEqual(tuesdays(TUESDAY, 2));
  now += 14 * DAY;
  await run();
  expect((await database.select().from(patterns)).map(({ id }) => id)).not.toContain(ended.id);
  expect(await datesOf()).toEqual(tuesdays(TUESDAY, 2));
});

it('stops at the most events that a business can have, and tells its owner once', async () => {
  await add.events(
    businessId,
    Array.from({ length: EVENTS_AHEAD_MAX - 3 }, () => ({ date: '2026-12-25' })),
  );
  const { id } = await add.pattern(businessId);
  await run();
  expect(await datesOf(id)).toEqual(tuesdays(TUESDAY, 3));
  expect(await rowOf(id)).toMatchObject({ stoppedFor: 'too many' });
  now += DAY;
  await run();
  const told = await database.select().from(emails);
  expect(told.map(({ kind, recipient }) => [kind, recipient])).toEqual([
    ['pattern_stopped', 'hello@willow.example'],
  ]);
  expect(wakes).toBe(1);
  await remove('2026-12-25');
  now += DAY;
  await run();
  expect(await datesOf(id)).toEqual(tuesdays(TUESDAY, 8));
  expect(await rowOf(id)).toMatchObject({ stoppedFor: null });
}, 60_000);

it('stops if the account has no room for texts', async () => {
  await database.update(businesses).set({ textBytes: TEXT_BYTES_MAX });
  const { id } = await add.pattern(businessId);
  await run();
  expect(await datesOf()).toEqual([]);
  expect(await rowOf(id)).toMatchObject({ stoppedFor: 'no room' });
});

it('leaves out who is archived, and stops on the weekdays that have nobody left', async () => {
  const [ann, bob] = [await add.person(businessId), await add.person(businessId, { name: 'Bob' })];
  const whole = { start_time: null, end_time: null, lunch_start_time: null, lunch_end_time: null };
  const { id } = await add.pattern(businessId, {
    weeksAhead: 2,
    weekdays: everyDay
      .slice(0, 2)
      .map((day, at) => (at === 0 ? { ...day, people: [{ ...whole, id: ann.id }] } : day)),
    event: { ...examplePatternEvent, people: [ann, bob].map((person) => ({ ...whole, id: person.id })) },
  });
  await database.update(resources).set({ archivedAt: NOW }).where(eq(resources.id, ann.id));
  await run();
  expect(await datesOf()).toEqual(tuesdays(TUESDAY, 2));
  expect(await rowOf(id)).toMatchObject({ stoppedFor: 'no person' });
});

it('holds nobody up with as many dates as the bounds allow together', async () => {
  const there = EVENTS_AHEAD_MAX - 100;
  await add.events(
    businessId,
    Array.from({ length: there }, () => ({ date: '2026-12-25' })),
  );
  for (let at = 0; at < 6; at += 1) await add.pattern(businessId, { weekdays: everyDay, weeksAhead: 26 });
  const { id } = await add.pattern((await add.business()).id);
  let longest = 0;
  // This process's own time: on a busy machine the clock goes on while others work.
  const used = () => process.cpuUsage().user / 1000;
  let seen = used();
  const watch = setInterval(() => {
    longest = Math.max(longest, used() - seen);
    seen = used();
  }, 1);
  await run();
  clearInterval(watch);
  expect((await datesOf()).length).toBe(EVENTS_AHEAD_MAX + 8);
  expect(await datesOf(id)).toHaveLength(8);
  // About 10 ms.
  expect(longest).toBeLessThan(1000);
}, 120_000);

it('publishes one date at a time of weekly hours with as many people and services as they may have', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => add.person(businessId)));
  const { id: eventId } = await add.event(businessId);
  const offered = await add.services(
    eventId,
    Array.from({ length: SERVICES_MAX }, (_, at) => ({ name: `Service ${at}` })),
  );
  const whole = { start_time: null, end_time: null, lunch_start_time: null, lunch_end_time: null };
  const { id } = await add.pattern(businessId, {
    event: {
      ...examplePatternEvent,
      service_mode: 'individual_services',
      people: people.map((person) => ({ ...whole, id: person.id })),
      service_ids: offered.services.map(({ catalogueId }) => catalogueId),
    },
  });
  const steps = [];
  for await (const { published } of publishPattern(partsOn(database), id)) steps.push(published.length);
  expect(steps).toEqual(Array(8).fill(1));
});
