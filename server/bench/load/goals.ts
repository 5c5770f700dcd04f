/** Judges whether the load met its goals, and whether memory grows. */

import type { Driven } from '../generator.ts';
import { inMegabytes, medianOf, tableText } from '../report.ts';

interface Goal {
  name: string;
  figure: string;
  isMet: boolean;
  /** False if the value depends on the machine, or the run was too short: then it is only shown. */
  isJudged: boolean;
}

export interface Measured {
  results: readonly Pick<Driven, 'errors'>[];
  /** The bookings' 99th percentile in the median minute, milliseconds. */
  bookingP99: number;
  /** The duration of requests for the busiest diary, divided by that for the quietest. */
  busiestToQuietest: number;
  growth: MemoryGrowth | null;
  minutes: number;
}

export const BOOKING_CONNECTIONS = 64;
const BOOKING_P99 = 50;
const BUSIEST_TO_QUIETEST = 2;
/** Node's heap needs this long to settle. */
const MINUTES_TO_JUDGE = 5;

export function goalsOf(measured: Measured): Goal[] {
  const { results, bookingP99, busiestToQuietest, growth, minutes } = measured;
  const errors = addUp(results.map(({ errors }) => errors));
  const counts = Object.entries(errors).map(([what, times]) => `${what}: ${times}`);
  const goals: Goal[] = [
    {
      name: 'no response but the expected one, and no connection broken',
      figure: counts.length === 0 ? 'none' : counts.join(', '),
      isMet: counts.length === 0,
      isJudged: true,
    },
    {
      name: `a diary with the most bookings no slower than ${BUSIEST_TO_QUIETEST} times one with the fewest`,
      figure: `${busiestToQuietest.toFixed(2)} times`,
      isMet: busiestToQuietest <= BUSIEST_TO_QUIETEST,
      isJudged: true,
    },
    {
      name: `99 of 100 bookings under ${BOOKING_P99} ms at ${BOOKING_CONNECTIONS} connections`,
      figure: `${bookingP99.toFixed(1)} ms`,
      isMet: bookingP99 < BOOKING_P99,
      isJudged: false,
    },
  ];
  if (growth) {
    goals.push({
      name: `memory flat over ${minutes} minutes`,
      figure: `${inMegabytes(growth.bytes)} MB grown, of ${inMegabytes(growth.median)} MB`,
      isMet: isFlat(growth),
      isJudged: minutes >= MINUTES_TO_JUDGE,
    });
  }
  return goals;
}

export function goalsTable(goals: readonly Goal[]): string {
  const rows = goals.map(({ name, figure, isMet, isJudged }) => {
    const verdict = isMet ? 'met' : 'not met';
    return [name, figure, isJudged ? verdict : `${verdict} (shown, not judged)`];
  });
  return tableText([['goal', 'measured', ''], ...rows]);
}

export const hasFailed = (goals: readonly Goal[]) => goals.some(({ isMet, isJudged }) => isJudged && !isMet);

function addUp(all: readonly Record<string, number>[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const each of all) {
    for (const [what, times] of Object.entries(each)) sums[what] = (sums[what] ?? 0) + times;
  }
  return sums;
}

export interface MemorySample {
  /** Milliseconds, from any origin. */
  at: number;
  bytes: number;
}

interface MemoryGrowth {
  /** The median of the samples that count. */
  median: number;
  /** By how much it grows over the time of the samples that count: the steady trend, not a single peak. */
  bytes: number;
}

/** The share of samples to ignore at the start: caches fill, and Node's heap settles. */
const WARMING_UP = 0.2;
/** Memory is flat if it grows by no more than this share of itself. */
const FLAT_BELOW = 0.1;

/** Returns null for fewer than two samples that count. The samples are in order of time. */
export function growthOf(samples: readonly MemorySample[]): MemoryGrowth | null {
  const from = samples[0]?.at ?? 0;
  const to = samples.at(-1)?.at ?? 0;
  const counted = samples.filter(({ at }) => at >= from + (to - from) * WARMING_UP);
  const [first, last] = [counted[0], counted.at(-1)];
  if (!first || !last || first.at === last.at) return null;
  return {
    median: medianOf(counted.map(({ bytes }) => bytes)),
    bytes: slopeOf(counted) * (last.at - first.at),
  };
}

export function isFlat({ median, bytes }: MemoryGrowth): boolean {
  return bytes <= median * FLAT_BELOW;
}

/** Returns bytes per millisecond: the median of all pairs' slopes (Theil–Sen), which peaks hardly change. */
function slopeOf(samples: readonly MemorySample[]): number {
  const slopes = samples.flatMap((later, at) =>
    samples
      .slice(0, at)
      .filter((earlier) => earlier.at < later.at)
      .map((earlier) => (later.bytes - earlier.bytes) / (later.at - earlier.at)),
  );
  return medianOf(slopes);
}
