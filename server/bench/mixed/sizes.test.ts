import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sizesOf } from './sizes.ts';

it('gives the busiest of a thousand businesses a thousand bookings ahead, and the quietest five', () => {
  const sizes = sizesOf({ businesses: 1_000, bookings: 1_000_000 });
  expect(sizes[0]).toMatchObject({ ahead: 1_000, days: 40 });
  expect(sizes.at(-1)).toMatchObject({ ahead: 5, days: 10 });
  const ahead = sizes.reduce((sum, size) => sum + size.ahead, 0);
  expect(ahead).toBeLessThan(50_000);
});

it('gives out as many bookings as it was told, the busiest first', () => {
  const platform = fc.record({
    businesses: fc.integer({ min: 1, max: 300 }),
    each: fc.integer({ min: 10, max: 2_000 }),
  });
  fc.assert(
    fc.property(platform, ({ businesses, each }) => {
      const sizes = sizesOf({ businesses, bookings: businesses * each });
      expect(sizes).toHaveLength(businesses);
      expect(sizes.reduce((sum, { ahead, past }) => sum + ahead + past, 0)).toBe(businesses * each);
      expect(Math.min(...sizes.map(({ past }) => past))).toBeGreaterThanOrEqual(0);
      expect(sizes.map(({ ahead }) => ahead)).toEqual(sizes.map(({ ahead }) => ahead).sort((a, b) => b - a));
    }),
    { numRuns: 50 },
  );
});

it('leaves half of the slots of each day free', () => {
  for (const { ahead, days } of sizesOf({ businesses: 1_000, bookings: 1_000_000 })) {
    expect(ahead / days).toBeLessThanOrEqual(25);
  }
});
