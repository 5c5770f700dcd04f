import { expect, it } from 'vitest';
import { momentText } from './moment-text.ts';

it.each([
  ['2026-11-27T09:00:59.999Z', 'Europe/London', 'Friday 27 November 2026 at 09:00, London time'],
  ['2026-07-10T08:30:00Z', 'Europe/London', 'Friday 10 July 2026 at 09:30, London time'],
  ['2026-11-27T20:15:00Z', 'Asia/Tokyo', 'Saturday 28 November 2026 at 05:15, Tokyo time'],
])('reads %s in %s as %s', (instant, timezone, text) => {
  expect(momentText(Date.parse(instant), timezone)).toBe(text);
});
