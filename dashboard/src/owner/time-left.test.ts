import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

it.each([
  [-1, 'less than a minute'],
  [MINUTE - 1, 'less than a minute'],
  [MINUTE, '1 minute'],
  [2 * HOUR - 1, '119 minutes'],
  [2 * HOUR, '2 hours'],
  [48 * HOUR - 1, '47 hours'],
  [72 * HOUR - 1, '71 hours'],
  [72 * HOUR, '3 days'],
  [7 * 24 * HOUR - 1, '6 days'],
])('says of %i milliseconds: %s', (milliseconds, text) => {
  expect(timeLeft(milliseconds)).toBe(text);
});
