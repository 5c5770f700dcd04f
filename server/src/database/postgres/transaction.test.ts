import { setTimeout } from 'node:timers/promises';
import { count, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { newPlace, type TestPlace } from '../../../test/test-database.ts';
import type { LockOn, Transaction } from '../database.ts';
import { isDatabaseTrouble } from '../passing-errors.ts';
import { users } from '../tables.ts';
import { openPostgres, type OpenPostgres } from './open.ts';

let place: TestPlace;
let one: OpenPostgres;
let other: OpenPostgres;
beforeEach(async () => {
  place = await newPlace();
  [one, other] = [open(), open()];
});
afterEach(async () => {
  await Promise.all([one.close(), other.close()]);
  await place.remove();
});

const open = () => openPostgres({ url: place.databaseUrl ?? '', onLost: () => undefined });
const userOf = (subject: string) => ({
  subject,
  personHash: subject,
  email: `${subject}@example.com`,
  firstSeen: 0,
  lastSeen: 0,
});
const add = (tx: Transaction, subject: string) => tx.insert(users).values(userOf(subject));
const subjects = async () =>
  (await other.read.select().from(users).orderBy(users.id)).map(({ subject }) => subject);

/** Returns a function whose calls resolve once so many have been made. */
function meeting(guests: number): () => Promise<void> {
  let open = () => {};
  const isOpen = new Promise<void>((resolve) => (open = resolve));
  let come = 0;
  return () => {
    come += 1;
    if (come === guests) open();
    return isOpen;
  };
}

/** Counts the connections to this database that wait for a lock. */
const countWaiting = async () =>
  (
    await one.pool.query(`SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = database
      WHERE NOT granted AND datname = current_database()`)
  ).rowCount;
const isAnybodyWaiting = async () => (await countWaiting()) !== 0;

it('never runs a late query of a failed transaction in the next one on its connection', async () => {
  const goOn = meeting(2);
  const late: Promise<unknown>[] = [];
  const failed = one.write({}, async (tx) => {
    late.push(goOn().then(() => add(tx, 'late')));
    await add(tx, 'ada');
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  await one.write({}, async (tx) => {
    await add(tx, 'grace');
    await goOn();
    await Promise.allSettled(late);
  });
  await expect(late[0]).rejects.toThrow('transaction was over');
  expect(await subjects()).toEqual(['grace']);
});

it('rejects with the first query’s error where those sent with it fail too, whichever is noticed first', async () => {
  const noticedLate = async (query: PromiseLike<unknown>) => {
    try {
      await query;
    } catch (error) {
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      throw error;
    }
  };
  const failed = one.write({}, (tx) =>
    Promise.all([
      noticedLate(tx.insert(users).values({ ...userOf('ada'), firstSeen: sql`1 / 0` })),
      add(tx, 'grace'),
    ]),
  );
  await expect(failed).rejects.toThrow('division by zero');
  expect(await subjects()).toEqual([]);
});

it('shows nobody what it writes before all of it is committed', async () => {
  const answer = await one.write({}, async (tx) => {
    await add(tx, 'ada');
    expect(await subjects()).toEqual([]);
    await add(tx, 'grace');
    return 'written';
  });
  expect(answer).toBe('written');
  expect(await subjects()).toEqual(['ada', 'grace']);
});

it('writes nothing of a body that throws, and rejects with what it threw', async () => {
  const refusal = new Error('full');
  const writing = one.write({}, async (tx) => {
    await add(tx, 'ada');
    throw refusal;
  });
  await expect(writing).rejects.toBe(refusal);
  expect(await subjects()).toEqual([]);
  await one.write({}, async (tx) => void (await add(tx, 'grace')));
  expect(await subjects()).toEqual(['grace']);
});

it('throws if a body continued after a failed query, because nothing of it is written', async () => {
  const writing = one.write({}, async (tx) => {
    await add(tx, 'ada');
    await tx
      .insert(users)
      .values({ ...userOf('grace'), id: sql`'no number'` })
      .then(undefined, () => undefined);
    return 'written';
  });
  await expect(writing).rejects.toThrow('went on after one of its queries had failed');
  expect(await subjects()).toEqual([]);
});

const LOCKS: LockOn[] = [
  { account: 1 },
  { business: 1 },
  { coupon: 1 },
  { address: "ruth.o'brien@example.com" },
  { slugs: true },
  { formerMoney: true },
];
it.each(LOCKS)('lets one after the other decide about the same: %o', async (lockOn) => {
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, (_, number) =>
      (number % 2 ? one : other).write(lockOn, async (tx) => {
        const [found] = await tx.select({ users: count() }).from(users);
        if ((found?.users ?? 0) >= 7) return false;
        await add(tx, `user ${number}`);
        return true;
      }),
    ),
  );
  expect(outcomes.filter((hasPlace) => hasPlace)).toHaveLength(7);
  expect(await subjects()).toHaveLength(7);
});

it('keeps one connection waiting for three writes of one business', async () => {
  const business = 1;
  let written: Promise<unknown> = Promise.resolve();
  await one.write({ business }, async () => {
    written = Promise.all([1, 2, 3].map((nth) => other.write({ business }, (tx) => add(tx, `write ${nth}`))));
    await eventually(isAnybodyWaiting);
    // Each of them has had time to reach the lock.
    await setTimeout(100);
    expect(await countWaiting()).toBe(1);
  });
  await written;
  expect(await subjects()).toHaveLength(3);
});

it('reads what who held the lock before has written, though it asked meanwhile', async () => {
  let second: Promise<number> = Promise.resolve(0);
  await one.write({ business: 1 }, async (tx) => {
    await add(tx, 'ada');
    second = other.write({ business: 1 }, async (waiting) => (await waiting.select().from(users)).length);
    await eventually(isAnybodyWaiting);
  });
  expect(await second).toBe(1);
});

it('does nothing of a body whose lock fails, and its connection goes on as new', async () => {
  let outcome: Promise<unknown> = Promise.resolve();
  await one.write({ business: 1 }, async (tx) => {
    await tx.select().from(users);
    const waiting = other.write({ business: 1 }, (sent) =>
      Promise.all([add(sent, 'ada'), add(sent, 'mary')]),
    );
    outcome = waiting.then(
      () => 'written',
      (error: unknown) => error,
    );
    await eventually(isAnybodyWaiting);
    await one.pool
      .query(`SELECT pg_cancel_backend(pid) FROM pg_locks JOIN pg_database ON pg_database.oid = database
      WHERE NOT granted AND datname = current_database()`);
    await outcome;
  });
  expect(await outcome).toMatchObject({ code: '57014' });
  expect(await subjects()).toEqual([]);
  await other.write({ business: 1 }, async (tx) => void (await add(tx, 'grace')));
  expect(await subjects()).toEqual(['grace']);
});

it('refuses a query that comes when its transaction is over', async () => {
  let late: Promise<unknown> = Promise.resolve();
  const writing = one.write({}, async (tx) => {
    late = tx
      .select()
      .from(users)
      .then(() => add(tx, 'ada'));
    await Promise.all([late, Promise.reject(new Error('another part'))]);
  });
  await expect(writing).rejects.toThrow('another part');
  await expect(late).rejects.toThrow('when its transaction was over');
  expect(await subjects()).toEqual([]);
});

it('lets those who decide about different things go at the same time', async () => {
  const meet = meeting(3);
  await Promise.all([
    one.write({ business: 1 }, meet),
    other.write({ business: 2 }, meet),
    one.write({ account: 1 }, meet),
  ]);
});

it('tries again where another has just written the same, and then sees what that one wrote', async () => {
  const meet = meeting(2);
  let tries = 0;
  const findOrAdd = (database: OpenPostgres) =>
    database.write({}, async (tx) => {
      tries += 1;
      const [known] = await tx.select().from(users).where(eq(users.subject, 'ada'));
      if (tries <= 2) await meet();
      if (known) return known.id;
      return (await add(tx, 'ada').returning())[0]?.id;
    });
  const [first, second] = await Promise.all([findOrAdd(one), findOrAdd(other)]);
  expect(first).toBe(second);
  expect(tries).toBe(3);
  expect(await subjects()).toEqual(['ada']);
});

it('tries again where two waited for each other', async () => {
  await one.insert(users).values([userOf('ada'), userOf('grace')]);
  const meet = meeting(2);
  let tries = 0;
  const seeBoth = (database: OpenPostgres, [first, second]: readonly [string, string]) =>
    database.write({}, async (tx) => {
      tries += 1;
      const see = (subject: string) =>
        tx
          .update(users)
          .set({ lastSeen: sql`${users.lastSeen} + 1` })
          .where(eq(users.subject, subject));
      await see(first);
      if (tries <= 2) await meet();
      await see(second);
    });
  await Promise.all([seeBoth(one, ['ada', 'grace']), seeBoth(other, ['grace', 'ada'])]);
  // Three, and more if the retried one is back at its first row before the other has it.
  expect(tries).toBeGreaterThan(2);
  expect((await one.read.select().from(users)).map(({ lastSeen }) => lastSeen)).toEqual([2, 2]);
});

it('gives up after a few tries, with PostgreSQL’s own error but without the row', async () => {
  await one.insert(users).values(userOf('ada'));
  let tries = 0;
  const writing = one.write({}, async (tx) => {
    tries += 1;
    await add(tx, 'ada');
  });
  await expect(writing).rejects.toMatchObject({ code: '23505', detail: undefined });
  expect(tries).toBe(4);
});

it('fails as the database’s trouble when its connection breaks, and the next one goes well', async () => {
  const writing = one.write({}, async (tx) => {
    await add(tx, 'ada');
    await other.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND state = 'idle in transaction'`,
    );
    await add(tx, 'grace');
  });
  const error = await writing.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect([error, isDatabaseTrouble(error)]).toEqual([error, true]);
  await one.write({}, async (tx) => void (await add(tx, 'mary')));
  expect(await subjects()).toEqual(['mary']);
});
