import { expect, it } from 'vitest';
import type { DriveResult } from './drive-plan.ts';
import { goalsOf, hasFailed, type Measured } from './goals.ts';

const none = { count: 0, mean: NaN, p50: NaN, p99: NaN };
const resultWith = (errors: Record<string, number>): DriveResult => ({
  perSecond: 1,
  latencies: { diary: none, slots: none, booking: none },
  errors,
});

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

it('is content with what meets every goal', () => {
  expect(unmet({})).toEqual({ hasFailed: false, figures: [] });
});

it('fails for one wrong answer of all, and adds up the same ones', () => {
  const results = [resultWith({ 500: 1 }), resultWith({ 500: 2, broken: 1 })];
  expect(unmet({ results })).toEqual({ hasFailed: true, figures: ['500: 3, broken: 1'] });
});

it('fails for a busy diary that is slow, and for memory that grows', () => {
  expect(unmet({ busiestToQuietest: 2.1 })).toEqual({ hasFailed: true, figures: ['2.10 times'] });
  const growth = { median: 200_000_000, bytes: 21_000_000 };
  expect(unmet({ growth })).toEqual({ hasFailed: true, figures: ['21 MB grown, of 200 MB'] });
});

it('only tells what depends on the machine, and what was not watched for long', () => {
  expect(unmet({ bookingP99: 50 })).toEqual({ hasFailed: false, figures: ['50.0 ms'] });
  const growth = { median: 200_000_000, bytes: 90_000_000 };
  expect(unmet({ growth, minutes: 1 }).hasFailed).toBe(false);
});
