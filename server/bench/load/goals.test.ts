import fc from 'fast-check';
import { expect, it } from 'vitest';
import { goalsOf, growthOf, hasFailed, isFlat, type Measured, type MemorySample } from './goals.ts';
import { kindOf, kinds, SHARES } from './measure.ts';

const resultWith = (errors: Record<string, number>) => ({ errors });

const met: Measured = {
  results: [resultWith({})],
  bookingP99: 49,
  busiestToQuietest: 2,
  growth: { median: 200_000_000, bytes: 19_000_000 },
  minutes: 10,
};

const unmet = (measured: Partial<Measured>) => {
  const goals = goalsOf({ ...met, ...measured });
  return {
    hasFailed: hasFailed(goals),
    figures: goals.filter(({ isMet }) => !isMet).map(({ figure }) => figure),
  };
};

it('is met by what meets every goal', () => {
  expect(unmet({})).toEqual({ hasFailed: false, figures: [] });
});

it('fails for one wrong response of all, and adds up the same ones', () => {
  const results = [resultWith({ 500: 1 }), resultWith({ 500: 2, broken: 1 })];
  expect(unmet({ results })).toEqual({ hasFailed: true, figures: ['500: 3, broken: 1'] });
});

it('fails for a busy diary that is slow, and for memory that grows', () => {
  expect(unmet({ busiestToQuietest: 2.1 })).toEqual({ hasFailed: true, figures: ['2.10 times'] });
  const growth = { median: 200_000_000, bytes: 21_000_000 };
  expect(unmet({ growth })).toEqual({ hasFailed: true, figures: ['21 MB grown, of 200 MB'] });
});

it('only shows what depends on the machine, and what was not watched for long', () => {
  expect(unmet({ bookingP99: 50 })).toEqual({ hasFailed: false, figures: ['50.0 ms'] });
  const growth = { median: 200_000_000, bytes: 90_000_000 };
  expect(unmet({ growth, minutes: 1 }).hasFailed).toBe(false);
});

const MEGABYTE = 1_000_000;
/** Ten minutes in steps of four seconds. */
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

it('growth while a process warms up is no leak', () => {
  expect(judged((second) => (100 + Math.min(second, 100)) * MEGABYTE)).toBe(true);
});

it('one peak is no leak, wherever it is', () => {
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

it('gives no result for too few samples', () => {
  expect(growthOf([])).toBeNull();
  expect(growthOf([{ at: 0, bytes: 1 }])).toBeNull();
});

it('gives each kind its share of any hundred requests in a row', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (from) => {
      const asked = Array.from({ length: 100 }, (_, at) => kindOf(from + at));
      const counted = kinds.map((kind) => [kind, asked.filter((each) => each === kind).length]);
      expect(Object.fromEntries(counted)).toEqual(SHARES);
    }),
    { numRuns: 50 },
  );
});

it('never asks for slots twice within ten requests', () => {
  const asked = Array.from({ length: 200 }, (_, at) => at).filter((at) => kindOf(at) === 'slots');
  const gaps = asked.slice(1).map((at, before) => at - (asked[before] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(11);
});
