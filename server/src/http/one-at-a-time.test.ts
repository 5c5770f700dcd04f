import { expect, it } from 'vitest';
import { createOneAtATime } from './one-at-a-time.ts';

it('gives a turn when the previous one of its key has ended, and keeps nothing of finished ones', async () => {
  const turns = createOneAtATime();
  const told: string[] = [];
  const first = await turns.take('olive');
  const second = turns.take('olive').then((release) => (told.push('second'), release));
  const third = turns.take('olive').then((release) => (told.push('third'), release));
  const other = await turns.take('ada');
  expect([turns.isTaken('olive'), turns.isTaken('ada'), told]).toEqual([true, true, []]);
  first();
  first();
  const ended = await second;
  expect(told).toEqual(['second']);
  ended();
  (await third)();
  other();
  await Promise.resolve();
  await Promise.resolve();
  expect(told).toEqual(['second', 'third']);
  expect([turns.isTaken('olive'), turns.isTaken('ada')]).toEqual([false, false]);
});
