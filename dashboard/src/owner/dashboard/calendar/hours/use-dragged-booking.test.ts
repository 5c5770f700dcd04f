import { expect, it } from 'vitest';
import { stepIn } from './use-dragged-booking.ts';

const rows = { start: 9 * 60, end: 19 * 60 };

it('starts a dragged booking at the nearest five minutes', () => {
  expect(stepIn(10 * 60 + 42, 45, rows)).toBe(10 * 60 + 40);
  expect(stepIn(10 * 60 + 43, 45, rows)).toBe(10 * 60 + 45);
});

it('keeps all of it inside the hours that are shown', () => {
  expect(stepIn(8 * 60, 45, rows)).toBe(rows.start);
  expect(stepIn(18 * 60 + 50, 45, rows)).toBe(rows.end - 45);
});
