import { expect, it } from 'vitest';
import { likelyTimezone } from './NewBusinessPage.tsx';

it.each([
  ['America/New_York', 'America/New_York'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Etc/UTC', 'UTC'],
  ['Africa/Nairobi', 'Europe/London'],
  ['', 'Europe/London'],
])('offers for a browser in %j the timezone %s', (own, offered) => {
  expect(likelyTimezone(null, own)).toBe(offered);
});

it('offers that of the business that the owner viewed last, wherever they are', () => {
  expect(likelyTimezone('Asia/Kolkata', 'America/New_York')).toBe('Asia/Kolkata');
  expect(likelyTimezone('Africa/Nairobi', 'America/New_York')).toBe('America/New_York');
});
