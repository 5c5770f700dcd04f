import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

it.each([
  [-1, 'less than a minute'],
  [MINUTE - 1, 'less than a minute'],
  [MINUTE, '1 minute'],
  [MINUTE + 1, '2 minutes'],
  [2 * HOUR - MINUTE, '119 minutes'],
  [2 * HOUR, '2 hours'],
  [47 * HOUR, '47 hours'],
  [47 * HOUR + 1, '48 hours'],
  [48 * HOUR - 1, '48 hours'],
  [71 * HOUR, '71 hours'],
  [72 * HOUR, '3 days'],
  [6 * 24 * HOUR, '6 days'],
  [7 * 24 * HOUR - 1, '7 days'],
])('says of %i milliseconds: %s', (milliseconds, text) => {
  expect(timeLeft(milliseconds)).toBe(text);
});
