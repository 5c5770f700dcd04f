import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { newPlace, type TestPlace } from '../../../test/test-database.ts';
import type { Bucket } from '../processes.ts';
import { users } from '../tables.ts';
import { openPostgres, type OpenPostgres } from './open.ts';

let place: TestPlace;
let one: OpenPostgres;
let other: OpenPostgres;
let lost: string[];
beforeEach(async () => {
  place = await newPlace();
  lost = [];
  [one, other] = [open(), open()];
});
afterEach(async () => {
  await Promise.all([one.close(), other.close()]);
  await place.remove();
});

const open = () =>
  openPostgres({ url: place.databaseUrl ?? '', onLost: ({ message }) => lost.push(message) });
const nothing = () => Promise.resolve();

describe('a process that is to be alone', () => {
  it('is, at work of one name, until the work is done', async () => {
    const seen: boolean[] = [];
    const isDone = await one.processes.alone('reminders', async () => {
      seen.push(await other.processes.alone('reminders', nothing));
      seen.push(await one.processes.alone('reminders', nothing));
      seen.push(await other.processes.alone('the purge', nothing));
    });
    expect([isDone, ...seen]).toEqual([true, false, false, true]);
    expect(await other.processes.alone('reminders', nothing)).toBe(true);
  });

  it('leaves its work a connection, and waits for no other work, however many are at work at once', async () => {
    const names = Array.from({ length: 40 }, (_, number) => `work ${number}`);
    let atWork = 0;
    let allAreAtWork = () => {};
    const meeting = new Promise<void>((resolve) => (allAreAtWork = resolve));
    const done = names.map((name) =>
      one.processes.alone(name, async () => {
        await one.write({}, async (tx) => void (await tx.select().from(users)));
        atWork += 1;
        if (atWork === names.length) allAreAtWork();
        await meeting;
      }),
    );
    const warnings: Error[] = [];
    process.on('warning', (warning) => warnings.push(warning));
    expect(await Promise.all(done)).toEqual(names.map(() => true));
    expect(lost).toEqual([]);
    expect(warnings).toEqual([]);
  });

  it('leaves the turn to others when its work fails', async () => {
    const failure = new Error('no');
    await expect(one.processes.alone('reminders', () => Promise.reject(failure))).rejects.toBe(failure);
    expect(await other.processes.alone('reminders', nothing)).toBe(true);
  });

  it('also releases it when its connection is lost, and continues', async () => {
    await one.processes.alone('reminders', async () => {
      await other.pool.query(
        `SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_database ON pg_database.oid = database
         WHERE locktype = 'advisory' AND datname = current_database()`,
      );
      await eventually(() => other.processes.alone('reminders', nothing));
    });
    expect(await one.processes.alone('reminders', nothing)).toBe(true);
  });
});

describe('a ring', () => {
  it('is heard by the others, also after their connection was lost', async () => {
    let heard = 0;
    other.processes.onRing(() => (heard += 1));
    const isHeard = () => {
      one.processes.ring();
      return heard > 0;
    };
    await eventually(isHeard);
    await one.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'daybook listens'`,
    );
    await eventually(() => lost.length > 0);
    heard = 0;
    await eventually(isHeard);
  });
});

describe('many rings', () => {
  /** Collects what this process tells PostgreSQL from now on. */
  function notificationsOf({ pool }: OpenPostgres): string[] {
    const told: string[] = [];
    const query = pool.query.bind(pool);
    Object.assign(pool, {
      query: (text: string) => {
        told.push(text);
        return query(text);
      },
    });
    return told;
  }

  it('notify once at first, and once more for all that came since', async () => {
    const told = notificationsOf(one);
    for (let ring = 0; ring < 100; ring += 1) one.processes.ring();
    expect(told).toHaveLength(1);
    await eventually(() => told.length === 2);
    // A later one is sent by itself: none of the hundred is left over.
    one.processes.ring();
    await eventually(() => told.length === 3);
  });
});

describe('a bucket of tokens', () => {
  const NOW = 1_000_000;
  const bucket: Bucket = { key: 'bookings 198.51.100.1', burst: 3, perMilliseconds: 60_000 };
  const tokensOf = ({ processes }: OpenPostgres) => processes.tokens ?? expect.fail('it has no tokens');
  const take = (database: OpenPostgres, now: number, from = bucket) => tokensOf(database).take(from, now);
  const look = (database: OpenPostgres, now: number) => tokensOf(database).look(bucket, now);

  it('is one for all processes', async () => {
    expect(await look(one, NOW)).toBe(3);
    expect(await take(one, NOW)).toBe(3);
    expect(await take(other, NOW)).toBe(2);
    expect(await look(one, NOW)).toBe(1);
    expect(await take(one, NOW)).toBe(1);
    expect(await take(other, NOW)).toBe(0);
    expect(await take(one, NOW, { ...bucket, key: 'bookings 198.51.100.2' })).toBe(3);
  });

  it('gives simultaneous requests no more than it has', async () => {
    const many = { ...bucket, burst: 10 };
    const were = await Promise.all(
      Array.from({ length: 60 }, (_, number) => take(number % 2 ? one : other, NOW, many)),
    );
    expect(were.filter((was) => was >= 1)).toHaveLength(10);
  });

  it('fills evenly, up to its limit', async () => {
    for (let number = 0; number < 3; number += 1) await take(one, NOW);
    expect(await take(other, NOW + 19_000)).toBeCloseTo(0.95);
    expect(await look(other, NOW + 20_000)).toBeCloseTo(1);
    expect(await look(one, NOW + 600_000)).toBe(3);
  });

  it('gives nothing for clocks that differ', async () => {
    for (let number = 0; number < 3; number += 1) await take(one, NOW);
    for (let number = 0; number < 5; number += 1) {
      expect(await take(other, NOW - 20_000)).toBe(0);
      expect(await take(one, NOW)).toBe(0);
    }
  });

  it('does not stay empty after a clock was far ahead', async () => {
    for (let number = 0; number < 4; number += 1) await take(one, NOW + 1_000_000_000);
    await take(one, NOW);
    expect(await look(one, NOW + 20_000)).toBeCloseTo(1);
  });
});
