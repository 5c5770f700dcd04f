import fc from 'fast-check';
import { expect, it } from 'vitest';
import { kindOf, kinds, SHARES } from './mix.ts';

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
