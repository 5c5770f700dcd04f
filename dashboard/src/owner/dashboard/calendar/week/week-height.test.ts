import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rowPixelsFor } from './week-height.ts';

it('fits the hours into the room below the head', () => {
  expect(rowPixelsFor(10 * 60, { height: 527, head: 63 })).toBe(11.6);
  expect(rowPixelsFor(24 * 60, { height: 543, head: 63 })).toBe(5);
});

it('needs a scrollbar only where rows would be too low to distinguish', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10, max: 24 }),
      fc.integer({ min: 0, max: 2000 }),
      fc.integer({ min: 0, max: 400 }),
      (hours, height, head) => {
        const row = rowPixelsFor(hours * 60, { height, head });
        expect(row).toBeGreaterThanOrEqual(4);
        if (row > 4) expect(row * hours * 4).toBeLessThan(height - head + 0.01);
      },
    ),
  );
});
