import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test, afterEach, beforeEach, it } from 'vitest';
import { isPostgres, newPlace, openPlace, rowsOf, type TestPlace } from '../../test/test-database.ts';
import type { OpenedDatabase } from '../database/database.ts';
import { createRateLimit, rateLimitsWith } from './token-bucket.ts';

let place: TestPlace;
let one: OpenedDatabase;
let other: OpenedDatabase;
let now: number;
beforeEach(async () => {
  place = await newPlace();
  [one, other] = [openPlace(place), openPlace(place)];
  now = 100_000;
});
afterEach(async () => {
  await Promise.all([one.close(), other.close()]);
  await place.remove();
});

const RATE = { burst: 2, perMilliseconds: 60_000 };
const limitsOf = ({ processes }: OpenedDatabase) =>
  rateLimitsWith({ tokens: processes.tokens, secrets: ['a secret'] }, () => now);

it('lets a burst through, then says how long to wait, then lets one through again', async () => {
  const limit = limitsOf(one)('signups', RATE);
  expect([
    await limit.take('a'),
    await limit.take('a'),
    await limit.take('a'),
    await limit.take('b'),
  ]).toEqual([0, 0, 30, 0]);
  now += 29_001;
  expect(await limit.waitFor('a')).toBe(1);
  now += 999;
  expect([await limit.waitFor('a'), await limit.take('a'), await limit.take('a')]).toEqual([0, 0, 30]);
});

it('gets back what was taken for nothing, and never holds more than a burst', async () => {
  const limit = limitsOf(one)('signups', RATE);
  expect([await limit.take('a'), await limit.take('a'), await limit.take('a')]).toEqual([0, 0, 30]);
  await limit.giveBack('a');
  expect([await limit.take('a'), await limit.take('a')]).toEqual([0, 30]);
  for (let at = 0; at < 5; at += 1) await limit.giveBack('a');
  expect([await limit.take('a'), await limit.take('a'), await limit.take('a')]).toEqual([0, 0, 30]);
});

it('keeps limits of different names apart', async () => {
  const [signups, messages] = ['signups', 'messages'].map((name) => limitsOf(one)(name, RATE));
  expect([await signups?.take('a'), await signups?.take('a'), await signups?.take('a')]).toEqual([0, 0, 30]);
  expect(await messages?.take('a')).toBe(0);
});

// SQLite is for one process.
it.skipIf(!isPostgres)('is shared by all processes on one database', async () => {
  const [here, there] = [limitsOf(one)('signups', RATE), limitsOf(other)('signups', RATE)];
  expect([await here.take('a'), await there.take('a')]).toEqual([0, 0]);
  expect([await here.take('a'), await there.waitFor('a')]).toEqual([30, 30]);
});

it.skipIf(!isPostgres)('keeps no IP address in the database: a keyed hash takes its place', async () => {
  for (const address of ['203.0.113.7', '2001:db8:7:9']) await limitsOf(one)('signups', RATE).take(address);
  const keys = await rowsOf<{ key: string }>(one, sql`SELECT key FROM rate_buckets`);
  expect(keys.map(({ key }) => key)).toEqual(Array(2).fill(expect.stringMatching(/^signups [\w-]{43}$/)));
});

test('lets a burst through, then says how long to wait, then lets one through again', async () => {
  let now = 0;
  const limit = createRateLimit({ burst: 3, perMilliseconds: 60_000 }, () => now);
  expect([await limit.take('a'), await limit.take('a'), await limit.take('a')]).toEqual([0, 0, 0]);
  expect(await limit.take('a')).toBe(20);
  now += 19_999;
  expect(await limit.waitFor('a')).toBe(1);
  now += 1;
  expect(await limit.waitFor('a')).toBe(0);
  expect(await limit.take('a')).toBe(0);
  expect(await limit.take('a')).toBe(20);
});

test('one address does not spend what is another’s', async () => {
  const limit = createRateLimit({ burst: 1, perMilliseconds: 1000 }, () => 0);
  expect([await limit.take('a'), await limit.take('b'), await limit.take('a')]).toEqual([0, 0, 1]);
});

test('a clock that is set back grants nothing and takes nothing', async () => {
  let now = 100_000;
  const limit = createRateLimit({ burst: 2, perMilliseconds: 1000 }, () => now);
  await limit.take('a');
  now = 0;
  expect(await limit.take('a')).toBe(0);
  expect(await limit.take('a')).toBe(1);
});

test('forgets the address unseen longest when it remembers too many', async () => {
  const limit = createRateLimit({ burst: 1, perMilliseconds: 1000 }, () => 0, 2);
  for (const address of ['a', 'b', 'c']) await limit.take(address);
  expect(await limit.waitFor('c')).toBe(1);
  expect(await limit.waitFor('b')).toBe(1);
  expect(await limit.waitFor('a')).toBe(0);
});

test('never lets more through than the burst and what time has refilled', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 20 }),
      fc.array(fc.integer({ min: 0, max: 500 }), { maxLength: 200 }),
      async (burst, pauses) => {
        let now = 0;
        const limit = createRateLimit({ burst, perMilliseconds: 1000 }, () => now);
        let passed = 0;
        for (const pause of pauses) {
          now += pause;
          if ((await limit.take('a')) === 0) passed += 1;
          expect(passed).toBeLessThanOrEqual(burst + (now * burst) / 1000 + 1e-6);
        }
      },
    ),
  );
});
