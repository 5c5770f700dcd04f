import { expect, it } from 'vitest';
import { freeOf } from './explanation-texts.ts';

it.each([
  [0, 1, 'The only time can’t be booked.'],
  [1, 1, 'The only time can be booked.'],
  [0, 4, 'None of 4 times can be booked.'],
  [3, 4, '3 of 4 times can be booked.'],
])('says of %i free of %i: %j', (free, all, text) => {
  expect(freeOf(free, all)).toBe(text);
});
