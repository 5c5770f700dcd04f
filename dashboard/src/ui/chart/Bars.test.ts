import fc from 'fast-check';
import { expect, it } from 'vitest';
import { axisAmounts, axisEnd } from './Bars.tsx';

it.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [49, 60],
  [98, 100],
  [100, 100],
  [101, 200],
  [1100, 2000],
])('an axis for at most %i ends at %i', (most, end) => {
  expect(axisEnd(most)).toBe(end);
  expect(axisAmounts(most)).toEqual([end, end / 2, 0]);
});

it('ends at or not far above the highest value, with a whole half', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), (most) => {
      const end = axisEnd(most);
      expect(end).toBeGreaterThanOrEqual(most);
      expect(end).toBeLessThanOrEqual(Math.max(2, most * 2));
      expect(Number.isInteger(end / 2)).toBe(true);
    }),
  );
});
