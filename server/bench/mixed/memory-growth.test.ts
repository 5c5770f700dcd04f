import fc from 'fast-check';
import { expect, it } from 'vitest';
import { growthOf, isFlat, type MemorySample } from './memory-growth.ts';

const MEGABYTE = 1_000_000;
/** For ten minutes, every four of them. */
const seconds = Array.from({ length: 151 }, (_, at) => at * 4);
const samplesOf = (bytesAt: (second: number) => number): MemorySample[] =>
  seconds.map((second) => ({ at: second * 1000, bytes: bytesAt(second) }));

function judged(bytesAt: (second: number) => number): boolean {
  const growth = growthOf(samplesOf(bytesAt));
  if (!growth) throw new Error('there is nothing to judge');
  return isFlat(growth);
}

it('memory that stays is flat, and so is memory that goes up and down with collections', () => {
  expect(judged(() => 200 * MEGABYTE)).toBe(true);
  expect(judged((second) => (180 + (second % 24) * 3) * MEGABYTE)).toBe(true);
});

it('a leak is seen beneath the ups and downs: a hundred bytes of each of ten thousand requests a second', () => {
  expect(judged((second) => (180 + (second % 24) * 3 + second) * MEGABYTE)).toBe(false);
});

it('what a process grows by while it warms up is no leak', () => {
  expect(judged((second) => (100 + Math.min(second, 100)) * MEGABYTE)).toBe(true);
});

it('one peak is no leak, wherever it stands', () => {
  fc.assert(
    fc.property(fc.constantFrom(...seconds), (peak) => {
      expect(judged((second) => (second === peak ? 900 : 200) * MEGABYTE)).toBe(true);
    }),
    { numRuns: 20 },
  );
});

it('says by how much steady growth grows, once it is warm', () => {
  const growth = growthOf(samplesOf((second) => 100 * MEGABYTE + second * 1000));
  expect(growth?.bytes).toBeCloseTo(480 * 1000);
  expect(growth?.median).toBeCloseTo(100 * MEGABYTE + 360 * 1000);
});

it('says nothing of too few samples', () => {
  expect(growthOf([])).toBeNull();
  expect(growthOf([{ at: 0, bytes: 1 }])).toBeNull();
});
