import { and, count, eq, gt, isNull } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookings } from '../../src/database/booking-tables.ts';
import { timeOff } from '../../src/database/calendar-tables.ts';
import { resources } from '../../src/database/catalogue-tables.ts';
import type { OpenedDatabase } from '../../src/database/database.ts';
import { countRows } from '../../src/database/prepared.ts';
import { businesses, patternDates, patterns } from '../../src/database/tables.ts';
import { findSeen, missingDates } from '../../src/patterns/publish-store.ts';
import { newPlace, openPlace, type TestPlace } from '../../test/test-database.ts';
import { seedPlatform, type PlannedBusiness } from '../platform.ts';
import { plannedOf, readTargets, SHAPE, sizesOf, slugOf } from './platform.ts';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const TODAY = '2026-11-20';
/** The slots of the hour from 12:00. */
const NOON = [16, 17, 18, 19];
const PLATFORM = { businesses: 3, bookings: 450 };
const sizes = sizesOf(PLATFORM);

let place: TestPlace;
let database: OpenedDatabase;
beforeAll(async () => {
  place = await newPlace();
  await seedPlatform(place, SHAPE, plannedOf(sizes, NOW), NOW);
  database = openPlace(place);
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

/** Counts bookings of the business of that rank. */
async function countBookings(rank: number, isWanted = gt(bookings.startsAt, 0)): Promise<number> {
  const [found] = await database
    .select({ rows: count() })
    .from(bookings)
    .innerJoin(businesses, eq(businesses.id, bookings.businessId))
    .where(and(eq(businesses.diarySlug, slugOf(rank)), isWanted));
  return found?.rows ?? NaN;
}

it('writes as many bookings of each business as its size says, past and upcoming', async () => {
  const isUpcoming = gt(bookings.startsAt, NOW);
  for (const [rank, { ahead, past }] of sizes.entries()) {
    expect([await countBookings(rank, isUpcoming), await countBookings(rank)]).toEqual([ahead, ahead + past]);
  }
});

it('lets each business keep its diary itself: people, weekly hours whose dates are all there, and time off', async () => {
  expect(await countRows(database, resources)).toBe(2 * sizes.length);
  const days = sizes.reduce((sum, size) => sum + size.days, 0);
  const published = await database.select().from(patternDates);
  expect(published).toHaveLength(days);
  expect(await countRows(database, patterns)).toBe(sizes.length);
  expect(await countRows(database, timeOff)).toBeGreaterThan(days / 5);
  const booked = await database.select().from(bookings).where(isNull(bookings.personId));
  expect(booked).toEqual([]);
  for (const { id } of await database.select().from(patterns)) {
    const seen = await findSeen(database.read, id);
    expect(seen && (await missingDates(database.read, seen, NOW))).toEqual([]);
  }
});

it('finds every free slot once, and those of the busiest and the quietest for them alone', async () => {
  const sets = await readTargets(place, sizes.length, NOW);
  const freeOf = ({ days, week }: PlannedBusiness) =>
    days
      .filter(({ date }) => date > TODAY)
      .reduce((sum, { date, taken }) => {
        const off = week?.off.dates.includes(date) ? NOON : [];
        return sum + SHAPE.slots - new Set([...taken, ...off]).size;
      }, 0);
  const [busiest, other, quietest] = plannedOf(sizes, NOW).map(freeOf);
  expect([sets.busiest.free.length, sets.all.free.length, sets.quietest.free.length]).toEqual([
    busiest,
    other,
    quietest,
  ]);
  expect([...sets.all.slugs].sort()).toEqual([slugOf(0), slugOf(1), slugOf(2)]);
  const all = Object.values(sets).flatMap(({ free }) => free.map(String));
  expect(new Set(all).size).toBe(all.length);
});

it('gives the busiest of a thousand businesses a thousand bookings ahead, and the quietest five', () => {
  const sizes = sizesOf({ businesses: 1_000, bookings: 1_000_000 });
  expect(sizes[0]).toMatchObject({ ahead: 1_000, days: 40 });
  expect(sizes.at(-1)).toMatchObject({ ahead: 5, days: 10 });
  const ahead = sizes.reduce((sum, size) => sum + size.ahead, 0);
  expect(ahead).toBeLessThan(50_000);
});

it('gives out as many bookings as it was told, the busiest first', () => {
  const platform = fc.record({
    businesses: fc.integer({ min: 1, max: 300 }),
    each: fc.integer({ min: 10, max: 2_000 }),
  });
  fc.assert(
    fc.property(platform, ({ businesses, each }) => {
      const sizes = sizesOf({ businesses, bookings: businesses * each });
      expect(sizes).toHaveLength(businesses);
      expect(sizes.reduce((sum, { ahead, past }) => sum + ahead + past, 0)).toBe(businesses * each);
      expect(Math.min(...sizes.map(({ past }) => past))).toBeGreaterThanOrEqual(0);
      expect(sizes.map(({ ahead }) => ahead)).toEqual(sizes.map(({ ahead }) => ahead).sort((a, b) => b - a));
    }),
    { numRuns: 50 },
  );
});

it('leaves half of the slots of each day free', () => {
  for (const { ahead, days } of sizesOf({ businesses: 1_000, bookings: 1_000_000 })) {
    expect(ahead / days).toBeLessThanOrEqual(25);
  }
});
