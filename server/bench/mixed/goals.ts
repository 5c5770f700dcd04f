/** What the measurements should show, and whether they do. */
import type { DriveResult } from './drive-plan.ts';
import { isFlat, type MemoryGrowth } from './memory-growth.ts';

export interface Goal {
  name: string;
  /** What was measured, as text. */
  figure: string;
  isMet: boolean;
  /** False where it depends on the machine, or was not measured long enough: then it is told, and fails nothing. */
  isJudged: boolean;
}

export interface Measured {
  /** All that the product was asked. */
  results: readonly DriveResult[];
  /** Of bookings in the middle one of the minutes, milliseconds. */
  bookingP99: number;
  /** How many times as long as the quietest diary's requests those of the busiest take. */
  busiestToQuietest: number;
  growth: MemoryGrowth | null;
  minutes: number;
}

export const BOOKING_CONNECTIONS = 64;
const BOOKING_P99 = 50;
const BUSIEST_TO_QUIETEST = 2;
/** The engine's heap needs that long to find its size. */
const MINUTES_TO_JUDGE = 5;

export function goalsOf(measured: Measured): Goal[] {
  const { results, bookingP99, busiestToQuietest, growth, minutes } = measured;
  const errors = addUp(results.map(({ errors }) => errors));
  const counts = Object.entries(errors).map(([what, times]) => `${what}: ${times}`);
  const goals: Goal[] = [
    {
      name: 'no answer but what was asked for, and no connection broken',
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

export const hasFailed = (goals: readonly Goal[]) => goals.some(({ isMet, isJudged }) => isJudged && !isMet);

export const inMegabytes = (bytes: number) => (bytes / 1_000_000).toFixed(0);

function addUp(all: readonly Record<string, number>[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const each of all) {
    for (const [what, times] of Object.entries(each)) sums[what] = (sums[what] ?? 0) + times;
  }
  return sums;
}
