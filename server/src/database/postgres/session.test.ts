import { expect, it } from 'vitest';
import { createInTurn } from './session.ts';

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
