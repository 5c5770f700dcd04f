import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

test('lets a burst through, then says how long to wait, then lets one through again', () => {
  let now = 0;
  const limit = createRateLimit({ burst: 3, perMilliseconds: 60_000 }, () => now);
  expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([0, 0, 0]);
  expect(limit.take('a')).toBe(20);
  now += 19_999;
  expect(limit.waitFor('a')).toBe(1);
  now += 1;
  expect(limit.waitFor('a')).toBe(0);
  expect(limit.take('a')).toBe(0);
  expect(limit.take('a')).toBe(20);
});

test('one address does not spend what is another’s', () => {
  const limit = createRateLimit({ burst: 1, perMilliseconds: 1000 }, () => 0);
  expect([limit.take('a'), limit.take('b'), limit.take('a')]).toEqual([0, 0, 1]);
});

test('a clock that is set back grants nothing and takes nothing', () => {
  let now = 100_000;
  const limit = createRateLimit({ burst: 2, perMilliseconds: 1000 }, () => now);
  limit.take('a');
  now = 0;
  expect(limit.take('a')).toBe(0);
  expect(limit.take('a')).toBe(1);
});

test('forgets the address unseen longest when it remembers too many', () => {
  const limit = createRateLimit({ burst: 1, perMilliseconds: 1000 }, () => 0, 2);
  for (const address of ['a', 'b', 'c']) limit.take(address);
  expect(limit.waitFor('c')).toBe(1);
  expect(limit.waitFor('b')).toBe(1);
  expect(limit.waitFor('a')).toBe(0);
});

test('never lets more through than the burst and what time has refilled', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.array(fc.integer({ min: 0, max: 500 }), { maxLength: 200 }),
      (burst, pauses) => {
        let now = 0;
        const limit = createRateLimit({ burst, perMilliseconds: 1000 }, () => now);
        let passed = 0;
        for (const pause of pauses) {
          now += pause;
          if (limit.take('a') === 0) passed += 1;
          expect(passed).toBeLessThanOrEqual(burst + (now * burst) / 1000 + 1e-6);
        }
      },
    ),
  );
});
