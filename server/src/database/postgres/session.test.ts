import { eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { users } from '../tables.ts';
import { openPostgres } from './open.ts';
import { createInTurn, isList } from './session.ts';

const userOf = (subject: string) => ({
  subject,
  personHash: subject,
  email: `${subject}@example.com`,
  firstSeen: 0,
  lastSeen: 0,
});
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

it('prepares no statement whose text depends on how many values a list has', async () => {
  const database = openPostgres({ url: 'postgres://127.0.0.1:1/nobody-connects', onLost: () => undefined });
  const ofIds = (ids: number[]) => database.select().from(users).where(inArray(users.id, ids));
  const inserted = (subjects: string[]) => database.insert(users).values(subjects.map(userOf));
  const lists = [ofIds([1, 2]), ofIds([1, 2, 3]), inserted(['a', 'b', 'c']), inserted(['a', 'b', 'c', 'd'])];
  const others = [
    ofIds([1]),
    inserted(['a']),
    database.select().from(users).where(eq(users.givenName, 'Ada')),
  ];
  expect(lists.map((query) => isList(query.toSQL().sql))).toEqual([true, true, true, true]);
  expect(others.map((query) => isList(query.toSQL().sql))).toEqual([false, false, false]);
  await database.close();
});
