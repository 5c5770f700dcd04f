import { expect, it } from 'vitest';
import { longestOf, UNTOLD, type TimedEvent } from './responses.ts';

const event = (interaction: number, duration: number): TimedEvent => ({
  interaction,
  duration,
  delay: 1,
  work: 2,
});

it('an answer is as long as the longest event of any press', () => {
  const slow = event(8, 120);
  expect(longestOf([event(7, 24), slow, event(8, 40)])).toBe(slow);
});

it('what belongs to no press, such as the pointer’s moves, is no answer', () => {
  expect(longestOf([event(0, 400), event(3, 32)]).duration).toBe(32);
});

it('presses of which the browser tells nothing were quick', () => {
  expect(longestOf([]).duration).toBe(UNTOLD);
});
