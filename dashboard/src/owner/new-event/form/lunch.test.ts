import { expect, it } from 'vitest';
import { lunchEndOf } from './lunch.ts';

it.each([
  ['12:30', '13:30'],
  ['23:30', '23:59'],
  ['12:3', null],
  ['', null],
])('of a lunch from %j is %j', (start, end) => {
  expect(lunchEndOf(start)).toBe(end);
});
