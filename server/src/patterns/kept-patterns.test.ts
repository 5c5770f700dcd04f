import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildersFor, NOW, TUESDAY, type Builders } from '../../test/builders.ts';
import { newPlace, openPlace, type TestPlace } from '../../test/test-database.ts';
import { writeBusiness } from '../businesses/write-business-store.ts';
import type { OpenedDatabase } from '../database/database.ts';
import { events, patternDates, patterns } from '../database/tables.ts';
import { loadEvent } from '../diary/contents-store.ts';
import { endsOf, listEvents } from '../diary/diary-store.ts';
import { removeEvents } from '../events/remove-events-store.ts';

let place: TestPlace;
let database: OpenedDatabase;
let add: Builders;
let businessId: number;
let patternId: number;
let eventId: number;

beforeEach(async () => {
  place = await newPlace();
  database = openPlace(place);
  add = buildersFor(database);
  businessId = (await add.business()).id;
  patternId = (await add.pattern(businessId, { dueAt: NOW })).id;
  eventId = (await add.event(businessId, { patternId })).id;
  await database.insert(patternDates).values({ patternId, date: TUESDAY, state: 'made', eventId });
});
afterEach(async () => {
  await database.close();
  await place.remove();
});

it('skips a date whose event is deleted, whoever deletes it', async () => {
  await database.write({ business: businessId }, (tx) => removeEvents(tx, businessId, [eventId]));
  expect(await database.select().from(patternDates)).toEqual([
    { patternId, date: TUESDAY, state: 'skipped', eventId: null, follows: null },
  ]);
});

it('lets the events of weekly hours that are deleted stay', async () => {
  await database.delete(patterns);
  expect(await database.select().from(patternDates)).toEqual([]);
  expect(await database.select({ patternId: events.patternId }).from(events)).toEqual([{ patternId: null }]);
});

it.each([
  ['is paid for', { paidAt: NOW + 1 }],
  ['is switched on', { isActive: true }],
  ['gets a trial', { trialEndsAt: NOW + 1 }],
  ['is covered', { coveredUntil: NOW + 1 }],
  ['gets another clock', { timezone: 'America/New_York' }],
])('has weekly hours looked at when their business %s', async (_what, change) => {
  const other = await add.pattern((await add.business()).id, { dueAt: NOW });
  await database.write({ business: businessId }, (tx) => writeBusiness(tx, businessId, change));
  const [due] = await database.select().from(patterns).where(eq(patterns.id, patternId));
  expect(due).toMatchObject({ dueAt: 0, revision: 2 });
  const [untouched] = await database.select().from(patterns).where(eq(patterns.id, other.id));
  expect(untouched).toMatchObject({ dueAt: NOW, revision: 1 });
});

it('publishes one event for each request with a key', async () => {
  await add.pattern(businessId, { idempotencyKey: 'a key' });
  await expect(add.pattern(businessId, { idempotencyKey: 'a key' })).rejects.toThrow();
  await add.pattern((await add.business()).id, { idempotencyKey: 'a key' });
});

it('shows a closed event in no diary, and lets nobody book it', async () => {
  const listed = () => listEvents(database, businessId, { from: TUESDAY, to: TUESDAY }, undefined, 10);
  expect((await listed()).map(({ id }) => id)).toEqual([eventId]);
  await database.update(events).set({ isClosed: true });
  expect(await listed()).toEqual([]);
  expect(await endsOf(database, businessId, TUESDAY)).toBeNull();
  expect(await loadEvent(database, eventId)).toMatchObject({ people: [] });
});
