import { eq, inArray, isTable, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildersFor, NOW, type Builders } from '../../test/builders.ts';
import { isPostgres, newPlace, openPlace, type TestPlace } from '../../test/test-database.ts';
import { no, ok } from '../runtime/outcome.ts';
import { bookings } from './booking-tables.ts';
import { busyCalendars } from './calendar-tables.ts';
import { services } from './catalogue-tables.ts';
import type { OpenedDatabase, Transaction } from './database.ts';
import { writeOrTakeBack } from './dry-run.ts';
import { emails } from './email-tables.ts';
import { everyTable } from './every-table.ts';
import { coupons } from './money-tables.ts';
import { prepared } from './prepared.ts';
import { businesses, events } from './tables.ts';

let place: TestPlace;
let database: OpenedDatabase;
let add: Builders;
let business: number;
let other: number;

beforeEach(async () => {
  place = await newPlace();
  database = openPlace(place);
  add = buildersFor(database);
  business = (await add.business()).id;
  other = (await add.business()).id;
  const eventId = (await add.event(business)).id;
  await add.service(eventId);
  await add.booking(business, { eventId });
});
afterEach(async () => {
  await database.close();
  await place.remove();
});

async function versions(): Promise<(number | undefined)[]> {
  const rows = await database.select().from(businesses).orderBy(businesses.id);
  return rows.map(({ diaryVersion }) => diaryVersion);
}

/** Returns by how much the versions of both businesses rise. */
async function raisedBy(change: () => Promise<unknown>): Promise<number[]> {
  const before = await versions();
  await change();
  return (await versions()).map((version, at) => (version ?? 0) - (before[at] ?? 0));
}

const email = {
  kind: 'any',
  recipient: 'ada@example.com',
  normalisedRecipient: 'ada@example.com',
  payload: {},
  createdAt: NOW,
  dueAt: NOW,
};
const renamed = (tx: Transaction, id: number, name = 'Willow & Co') =>
  tx.update(businesses).set({ name }).where(eq(businesses.id, id));
const renaming = prepared((tx: Transaction) =>
  tx
    .update(businesses)
    .set({ name: sql`${sql.placeholder('name')}` })
    .where(eq(businesses.id, sql.placeholder('id')))
    .prepare(),
);

const changes: Record<string, (tx: Transaction) => PromiseLike<unknown>> = {
  inserts: (tx) => tx.insert(emails).values(email),
  updates: (tx) => renamed(tx, business),
  'updates and returns': (tx) => renamed(tx, business).returning(),
  deletes: (tx) => tx.delete(services),
  'deletes with what belongs to it': (tx) => tx.delete(events),
  'runs a prepared update': (tx) => renaming(tx).execute({ name: 'Willow & Co', id: business }),
  'does much': async (tx) => {
    await tx.delete(services);
    for (const name of ['one', 'two', 'three']) await renamed(tx, business, name);
  },
};

it.each(Object.entries(changes))(
  'a write that %s raises the version of its business by one',
  async (_, change) => {
    expect(await raisedBy(() => database.write({ business }, async (tx) => change(tx)))).toEqual([1, 0]);
    // Again, with the statements that the connection has prepared.
    const again = () => database.write({ business }, async (tx) => renamed(tx, business, 'again'));
    expect(await raisedBy(again)).toEqual([1, 0]);
  },
);

it('raises none if it changes nothing, throws, is refused or is a dry run', async () => {
  const isNone = eq(businesses.id, 0);
  const attempts = [
    () => database.write({ business }, async (tx) => tx.select().from(bookings)),
    () => database.write({ business }, async (tx) => tx.update(coupons).set({ description: 'Spring' })),
    () => database.write({ business }, async (tx) => tx.update(businesses).set({ name: '' }).where(isNone)),
    () => database.write({ business }, async (tx) => tx.delete(events).where(inArray(events.id, []))),
    () =>
      expect(
        database.write({ business }, async (tx) => {
          await renamed(tx, business);
          throw new Error('the disk is full');
        }),
      ).rejects.toThrow('the disk is full'),
    ...[no('refused'), ok('dry run')].map(
      (outcome) => () =>
        writeOrTakeBack(database, { business }, { isDryRun: true }, async (tx) => {
          await renamed(tx, business);
          return outcome;
        }),
    ),
  ];
  for (const attempt of attempts) expect(await raisedBy(attempt)).toEqual([0, 0]);
});

// Every test on SQLite listens like this to each write (test/named-businesses.ts).
it.skipIf(isPostgres)('is heard if it touches a row of a business that it doesn’t name', async () => {
  const { id: eventId } = await add.event(other);
  const writing = [
    (tx: Transaction) => renamed(tx, other),
    (tx: Transaction) => tx.insert(services).values({ eventId, catalogueId: 1 }),
    (tx: Transaction) => tx.delete(events).where(eq(events.id, eventId)),
  ];
  for (const write of writing) {
    const heard = new RegExp(`names ${business} touches (businesses|services|events) of ${other}`);
    await expect(database.write({ business }, async (tx) => write(tx))).rejects.toThrow(heard);
    const both = database.write({ business: [business, other] }, async (tx) => write(tx));
    await expect(both).resolves.toBeDefined();
  }
});

it('raises by two for two writes at once', async () => {
  const both = () =>
    Promise.all(
      ['one', 'two'].map((name) => database.write({ business }, async (tx) => renamed(tx, business, name))),
    );
  expect(await raisedBy(both)).toEqual([2, 0]);
});

it('raises the versions of all businesses that it names', async () => {
  const both = () =>
    database.write({ account: 1, business: [other, business] }, async (tx) => renamed(tx, business));
  expect(await raisedBy(both)).toEqual([1, 1]);
});

it('begins anew with each write, after one that changed something and after one that was refused', async () => {
  await database.write({ business }, async (tx) => renamed(tx, business));
  const read = () => database.write({ business: other }, async (tx) => tx.select().from(businesses));
  expect(await raisedBy(read)).toEqual([0, 0]);
});

const OTHERS =
  `users blockedPeople sessions slugHistory favouriteVenues calendarFeeds bookingTexts emails coupons
  couponRedemptions checkouts termsTexts subscriptions payments providerEvents newsletterSignups contactMessages diaryVisits
  siteVisits adminActions testimonials imports importedAddresses`.split(/\s+/);

it('refuses a write to any table that a diary or an owner’s list shows if it names no business', async () => {
  const tables = Object.entries(everyTable).flatMap(([name, table]): [string, SQLiteTable][] =>
    isTable(table) ? [[name, table]] : [],
  );
  const open: string[] = [];
  for (const [name, table] of tables) {
    const remove = (tx: Transaction) => tx.delete(table).where(sql`1 = 0`);
    const refusal = await database.write({}, async (tx) => remove(tx)).then(() => null, String);
    if (refusal === null) open.push(name);
    else expect(refusal).toMatch(/must name its business/);
    for (const named of [business, [business], 'new' as const])
      await database.write({ business: named }, async (tx) => remove(tx));
  }
  expect(open.sort()).toEqual(OTHERS.sort());
});

it('writes nothing of a refused write', async () => {
  const writing = database.write({}, async (tx) => {
    await tx.insert(emails).values(email);
    await renamed(tx, business);
  });
  await expect(writing).rejects.toThrow('must name its business');
  expect(await database.select().from(emails)).toEqual([]);
});

it('lets jobs note what nobody is shown for many businesses at once, and raises nothing', async () => {
  const notes: ((tx: Transaction) => PromiseLike<unknown>)[] = [
    (tx) => tx.update(businesses).set({ offeredVersion: 3 }).where(eq(businesses.id, business)),
    (tx) => tx.update(bookings).set({ reminderDueAt: null }).where(eq(bookings.businessId, business)),
    (tx) =>
      tx
        .update(bookings)
        .set({ idempotencyKey: null, reminderDueAt: 2 })
        .where(eq(bookings.id, 1))
        .returning(),
    (tx) => tx.update(busyCalendars).set({ nextFetchAt: NOW }).where(eq(busyCalendars.id, 1)),
  ];
  for (const note of notes)
    for (const lockOn of [{}, { business }])
      expect(await raisedBy(() => database.write(lockOn, async (tx) => note(tx)))).toEqual([0, 0]);
  const more = (tx: Transaction) =>
    tx.update(businesses).set({ offeredVersion: 3, phone: '1' }).where(eq(businesses.id, business));
  await expect(database.write({}, async (tx) => more(tx))).rejects.toThrow('must name its business');
  expect(await raisedBy(() => database.write({ business }, async (tx) => more(tx)))).toEqual([1, 0]);
});
