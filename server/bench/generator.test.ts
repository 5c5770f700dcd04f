import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createLatencies } from './generator.ts';

function of(milliseconds: readonly number[]) {
  const latencies = createLatencies();
  for (const each of milliseconds) latencies.note(each);
  return latencies.read();
}

it('gives the median and the slowest hundredth of a hundred responses', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => at + 1);
  const { count, mean, p50, p99 } = of(hundred);
  expect({ count, mean }).toEqual({ count: 100, mean: 50.5 });
  expect(Math.abs(p50 / 50 - 1)).toBeLessThan(0.0101);
  expect(Math.abs(p99 / 99 - 1)).toBeLessThan(0.0101);
});

it('is within 1 % of the exact percentile', () => {
  const answers = fc.array(fc.double({ min: 0.01, max: 60_000, noNaN: true }), {
    minLength: 1,
    maxLength: 300,
  });
  fc.assert(
    fc.property(answers, (milliseconds) => {
      const sorted = [...milliseconds].sort((a, b) => a - b);
      const exact = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? NaN;
      const { p50, p99 } = of(milliseconds);
      expect(Math.abs(p50 / exact(0.5) - 1)).toBeLessThan(0.0101);
      expect(Math.abs(p99 / exact(0.99) - 1)).toBeLessThan(0.0101);
    }),
    { numRuns: 100 },
  );
});

it('one slow response of a thousand is not in the percentiles, but one of fifty is', () => {
  const quick = (count: number) => Array.from({ length: count }, () => 1);
  expect(of([...quick(999), 500]).p99).toBeLessThan(1.02);
  expect(of([...quick(49), 500]).p99).toBeGreaterThan(490);
});

it('counts what is too quick or too slow for any bucket', () => {
  const { count, p50, p99 } = of([0, 1e12]);
  expect(count).toBe(2);
  expect(p50).toBeLessThan(0.002);
  expect(p99).toBeGreaterThan(3_600_000);
});

it('has no percentiles without a response', () => {
  expect(of([])).toMatchObject({ count: 0, p50: NaN, p99: NaN });
});
