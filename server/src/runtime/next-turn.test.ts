import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { nextTurn } from './next-turn.ts';

it('lets others run between any two steps, however many jobs work at once', async () => {
  const order: string[] = [];
  const work = async (name: string) => {
    for (let step = 1; step <= 3; step += 1) {
      await nextTurn();
      order.push(name);
    }
  };
  let isWorking = true;
  const watch = async () => {
    while (isWorking) {
      await setImmediate();
      order.push('-');
    }
  };
  const watching = watch();
  await Promise.all(['a', 'b', 'c'].map(work));
  isWorking = false;
  await watching;
  const steps = order.join('').replace(/^-+|-+$/g, '');
  expect(steps.replaceAll('-', '')).toHaveLength(9);
  expect(steps).not.toMatch(/[abc]{2}/);
});
