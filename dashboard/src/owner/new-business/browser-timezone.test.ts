import { expect, it } from 'vitest';
import { browserTimezone } from './browser-timezone.ts';

it.each([
  ['America/New_York', 'America/New_York'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Etc/UTC', 'UTC'],
  ['Africa/Nairobi', 'Europe/London'],
  ['', 'Europe/London'],
])('offers for a browser in %j the timezone %s', (own, offered) => {
  expect(browserTimezone(own)).toBe(offered);
});
