import { eq, inArray } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newPlace, type TestPlace } from '../../../test/test-database.ts';
import { users } from '../tables.ts';
import { openPostgres, type OpenPostgres } from './open.ts';
import { createInTurn } from './session.ts';

const userOf = (subject: string) => ({ subject, email: `${subject}@example.com`, firstSeen: 0, lastSeen: 0 });
const pause = () => new Promise((wake) => setImmediate(wake));

it('does what has one name one after another, in the order in which it came, and what has others meanwhile', async () => {
  const inTurn = createInTurn();
  const steps: string[] = [];
  const work = (step: string, pauses: number) => async () => {
    steps.push(`${step} begins`);
    for (let left = pauses; left > 0; left -= 1) await pause();
    steps.push(`${step} ends`);
  };
  await Promise.all([
    inTurn('willow', work('first', 9)),
    inTurn('willow', work('second', 1)),
    inTurn('oak', work('other', 4)),
    inTurn(null, work('nameless', 1)),
  ]);
  expect(steps).toEqual([
    'nameless begins',
    'first begins',
    'other begins',
    'nameless ends',
    'other ends',
    'first ends',
    'second begins',
    'second ends',
  ]);
});

it('continues after a failure, and reports it to its caller', async () => {
  const inTurn = createInTurn();
  const failed = inTurn('willow', () => Promise.reject(new Error('the first')));
  const next = inTurn('willow', () => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('the first');
  expect(await next).toBe('done');
});

describe('prepared statements', () => {
  let place: TestPlace;
  let database: OpenPostgres;
  beforeEach(async () => {
    place = await newPlace();
    database = openPostgres({ url: place.databaseUrl ?? '', onLost: () => undefined });
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
  });

  it('are kept for a query, also after lists of many lengths', async () => {
    await database.write({}, async (tx) => {
      for (let length = 2; length < 700; length += 1) {
        const ids = Array.from({ length }, (_, id) => id);
        await tx.select({ id: users.id }).from(users).where(inArray(users.id, ids));
        if (length > 2 && length < 60)
          await tx.insert(users).values(ids.map((id) => userOf(`${length}-${id}`)));
      }
      await tx.select({ subject: users.subject }).from(users).where(eq(users.givenName, 'Ada'));
    });
    const { rows } = await database.pool.query<{ text: string }>(
      'SELECT statement AS text FROM pg_prepared_statements',
    );
    const texts = rows.map(({ text }) => text);
    expect(texts.filter((text) => /insert into "users"| in \(/.test(text))).toEqual([]);
    expect(texts.some((text) => text.includes('"given_name" = $1'))).toBe(true);
  });
});
