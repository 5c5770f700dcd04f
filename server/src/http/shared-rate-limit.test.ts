import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isPostgres, newPlace, openPlace, rowsOf, type TestPlace } from '../../test/test-database.ts';
import type { OpenedDatabase } from '../database/database.ts';
import { rateLimitsWith } from './shared-rate-limit.ts';

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
