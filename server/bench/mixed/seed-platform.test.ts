import { and, count, eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookings } from '../../src/database/booking-tables.ts';
import type { OpenedDatabase } from '../../src/database/database.ts';
import { businesses, events } from '../../src/database/tables.ts';
import { newPlace, openPlace, type TestPlace } from '../../test/test-database.ts';
import { SLOTS_A_DAY } from './rows.ts';
import { seedPlatform, slugOf } from './seed-platform.ts';
import { sizesOf, type BusinessSize } from './sizes.ts';
import { readTargets } from './targets.ts';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const PLATFORM = { businesses: 3, bookings: 450 };
const sizes = sizesOf(PLATFORM);

let place: TestPlace;
let database: OpenedDatabase;
beforeAll(async () => {
  place = await newPlace();
  await seedPlatform(place, sizes, NOW);
  database = openPlace(place);
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

/** Of the business of that rank. */
async function countBookings(rank: number, isWanted = gt(bookings.startsAt, 0)): Promise<number> {
  const [found] = await database
    .select({ rows: count() })
    .from(bookings)
    .innerJoin(businesses, eq(businesses.id, bookings.businessId))
    .where(and(eq(businesses.diarySlug, slugOf(rank)), isWanted));
  return found?.rows ?? NaN;
}

it('writes as many bookings of each business as its size says, past and to come', async () => {
  const isToCome = gt(bookings.startsAt, NOW);
  for (const [rank, { ahead, past }] of sizes.entries()) {
    expect([await countBookings(rank, isToCome), await countBookings(rank)]).toEqual([ahead, ahead + past]);
  }
});

it('leaves the counts of each event as its bookings are: all the product’s own triggers have run', async () => {
  const rows = await database
    .select({ held: events.heldCount, bookings: count(bookings.id) })
    .from(events)
    .leftJoin(bookings, and(eq(bookings.eventId, events.id), eq(bookings.status, 'confirmed')))
    .groupBy(events.id);
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter(({ held, bookings }) => held !== bookings)).toEqual([]);
});

it('finds every free slot once, and those of the busiest and the quietest for them alone', async () => {
  const ends = { busiest: slugOf(0), quietest: slugOf(2) };
  const sets = await readTargets(place, ends, NOW);
  const freeOf = ({ days, ahead }: BusinessSize) => days * SLOTS_A_DAY - ahead;
  const [busiest, other, quietest] = sizes.map(freeOf);
  expect([sets.busiest.free.length, sets.all.free.length, sets.quietest.free.length]).toEqual([
    busiest,
    other,
    quietest,
  ]);
  expect([...sets.all.slugs].sort()).toEqual([slugOf(0), slugOf(1), slugOf(2)]);
  const all = Object.values(sets).flatMap(({ free }) => free.map(String));
  expect(new Set(all).size).toBe(all.length);
});
