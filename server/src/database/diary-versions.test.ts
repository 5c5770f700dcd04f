/** Tests what raises a diary's version, which invalidates cached answers in every process. */
import { eq, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/sqlite-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildersFor, NOW, type Builders } from '../../test/builders.ts';
import { isPostgres, newPlace, openPlace, say, type TestPlace } from '../../test/test-database.ts';
import { bookings } from './booking-tables.ts';
import { NO_VENUE } from '../diary/venue-shape.ts';
import type { OpenedDatabase } from './database.ts';
import { emails } from './email-tables.ts';
import { catalogue, eventPeople, resources, services, venues } from './catalogue-tables.ts';
import { businesses, events } from './tables.ts';

let place: TestPlace;
let database: OpenedDatabase;
let add: Builders;
let businessId: number;
let eventId: number;
let catalogueId: number;

beforeEach(async () => {
  place = await newPlace();
  database = openPlace(place);
  add = buildersFor(database);
  businessId = (await add.business()).id;
  eventId = (await add.event(businessId)).id;
  const venueId = (await add.venue(eventId)).id;
  const person = await add.person(businessId);
  await database.insert(eventPeople).values({ eventId, resourceId: person.id });
  ({ catalogueId } = await add.service(eventId));
  await add.booking(businessId, { eventId, venueId });
  await add.email({ kind: 'booking_confirmed', recipient: 'ada@example.com', businessId });
});
afterEach(async () => {
  await database.close();
  await place.remove();
});

async function versionOf(id = businessId): Promise<number> {
  const [found] = await database
    .select({ version: businesses.diaryVersion })
    .from(businesses)
    .where(eq(businesses.id, id));
  return found?.version ?? 0;
}

const everyRow: Record<string, () => PromiseLike<unknown>> = {
  'a booking that is made': () => add.booking(businessId, { eventId, startsAt: NOW, endsAt: NOW + 1 }),
  'a booking off its event': () => database.update(bookings).set({ eventId: null }),
  'a booking that is deleted': () => database.delete(bookings),
  'an email that failed': () => database.update(emails).set({ status: 'failed' }),
  'an event that is added': () => add.event(businessId),
  'an event that is deleted': () => database.delete(events),
  'a venue that is added': () => add.venue(eventId),
  'a venue that is deleted': () => database.delete(venues),
  'a service that is added': () => add.service(eventId),
  'a service that is deleted': () => database.delete(services),
};

it.each(Object.entries(everyRow))('%s raises the version', async (_write, write) => {
  const before = await versionOf();
  await write();
  expect(await versionOf()).toBeGreaterThan(before);
});

/**
 * Columns whose change raises no version: those that no diary or list of bookings shows, and a booking's copy
 * of its event, which is written with the booking or with its venue.
 */
const unseen = {
  businesses:
    'id ownerId isDemo trialCouponCode trialHours endingsDueAt diaryVersion asksWhoWorks catalogueVersion offerMinutes offeredVersion textBytes termsVersion createdAt updatedAt deletedAt',
  events: 'id patternId version heldCount offerCount idempotencyKey createdAt',
  venues: 'id heldCount',
  services: '',
  resources: '',
  catalogue: '',
  eventPeople: '',
  bookings: `id reference businessId serviceId kind eventName eventDate startTime endTime timezone bufferMinutes
    ${Object.keys(NO_VENUE).join(' ')} personId personName serviceName servicePricePence isHomeVisit customerAddress customerPostcode normalisedEmail
    source cancelNonce cancelTokenHash idempotencyKey askedSlotId madeBy changeNoticeHours movedCount allowedOverlap reminderDueAt createdAt cancelledAt cancelledBy
    sequence customerId`,
};

// A new column must be in its table's trigger or in the list above; otherwise diaries would stay out of date.
it.each([
  ['businesses', businesses],
  ['events', events],
  ['venues', venues],
  ['services', services],
  ['resources', resources],
  ['catalogue', catalogue],
  ['eventPeople', eventPeople],
  ['bookings', bookings],
] as const)('every other column of %s raises the version', async (name, table) => {
  const raising: string[] = [];
  const { columns } = getTableConfig(table);
  for (const column of columns) {
    const before = await versionOf();
    // A trigger also fires if the value stays the same, except for flags.
    const changed = column.dataType === 'boolean' ? sql`not ${column}` : sql`${column}`;
    await database.update(table).set({ [column.name]: changed });
    if ((await versionOf()) > before) raising.push(column.name);
  }
  const others = columns
    .map((column) => column.name)
    .filter((key) => !unseen[name].split(/\s+/).includes(key));
  expect(raising).toEqual(others);
});

it('an email that was sent raises none', async () => {
  const before = await versionOf();
  await database.update(emails).set({ status: 'sent' });
  expect(await versionOf()).toBe(before);
});

it('an event that another business gets raises the versions of both', async () => {
  const other = (await add.business()).id;
  const before = await Promise.all([versionOf(), versionOf(other)]);
  await database.update(events).set({ businessId: other });
  const after = await Promise.all([versionOf(), versionOf(other)]);
  expect(after.map((version, index) => version > (before[index] ?? 0))).toEqual([true, true]);
});

it('one transaction about two businesses in turn raises the versions of both', async () => {
  const other = (await add.business()).id;
  const before = await Promise.all([versionOf(), versionOf(other)]);
  await database.write({}, async (tx) => {
    for (const id of [businessId, other, businessId])
      await tx.update(businesses).set({ name: 'Willow & Co' }).where(eq(businesses.id, id));
  });
  const after = await Promise.all([versionOf(), versionOf(other)]);
  expect(after.map((version, index) => version > (before[index] ?? 0))).toEqual([true, true]);
});

// SQLite's triggers run for each row, where raising again costs nothing.
describe.runIf(isPostgres)('a transaction on PostgreSQL', () => {
  it('raises a version once, however much it writes', async () => {
    const before = await versionOf();
    await database.write({}, async (tx) => {
      for (let nth = 0; nth < 3; nth += 1) await tx.insert(services).values({ eventId, catalogueId });
      await tx.delete(services);
    });
    expect(await versionOf()).toBe(before + 1);
  });

  it('raises it for itself, after another on the same connection did or was taken back', async () => {
    const rename = (name: string) =>
      database.write({}, async (tx) => {
        await tx.update(businesses).set({ name });
        if (name === 'refused') throw new Error('refused');
      });
    const before = await versionOf();
    await rename('first');
    await expect(rename('refused')).rejects.toThrow('refused');
    await rename('second');
    expect(await versionOf()).toBe(before + 2);
  });

  it('raises it after a savepoint that had raised it was taken back', async () => {
    const before = await versionOf();
    await say(
      database,
      `BEGIN; SAVEPOINT one; DELETE FROM services; ROLLBACK TO one; DELETE FROM venues; COMMIT`,
    );
    expect(await versionOf()).toBe(before + 1);
  });
});
