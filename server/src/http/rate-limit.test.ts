import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

test('lets a burst through, then says how long to wait, then lets one through again', async () => {
  let now = 0;
  const limit = createRateLimit({ burst: 3, perMilliseconds: 60_000 }, () => now);
  expect([await limit.take('a'), await limit.take('a'), await limit.take('a')]).toEqual([0, 0, 0]);
  expect(await limit.take('a')).toBe(20);
  now += 19_999;
  expect(await limit.waitFor('a')).toBe(1);
  now += 1;
  expect(await limit.waitFor('a')).toBe(0);
  expect(await limit.take('a')).toBe(0);
  expect(await limit.take('a')).toBe(20);
});

test('one address does not spend what is another’s', async () => {
  const limit = createRateLimit({ burst: 1, perMilliseconds: 1000 }, () => 0);
  expect([await limit.take('a'), await limit.take('b'), await limit.take('a')]).toEqual([0, 0, 1]);
});

test('a clock that is set back grants nothing and takes nothing', async () => {
  let now = 100_000;
  const limit = createRateLimit({ burst: 2, perMilliseconds: 1000 }, () => now);
  await limit.take('a');
  now = 0;
  expect(await limit.take('a')).toBe(0);
  expect(await limit.take('a')).toBe(1);
});

test('forgets the address unseen longest when it remembers too many', async () => {
  const limit = createRateLimit({ burst: 1, perMilliseconds: 1000 }, () => 0, 2);
  for (const address of ['a', 'b', 'c']) await limit.take(address);
  expect(await limit.waitFor('c')).toBe(1);
  expect(await limit.waitFor('b')).toBe(1);
  expect(await limit.waitFor('a')).toBe(0);
});

test('never lets more through than the burst and what time has refilled', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 20 }),
      fc.array(fc.integer({ min: 0, max: 500 }), { maxLength: 200 }),
      async (burst, pauses) => {
        let now = 0;
        const limit = createRateLimit({ burst, perMilliseconds: 1000 }, () => now);
        let passed = 0;
        for (const pause of pauses) {
          now += pause;
          if ((await limit.take('a')) === 0) passed += 1;
          expect(passed).toBeLessThanOrEqual(burst + (now * burst) / 1000 + 1e-6);
        }
      },
    ),
  );
});
