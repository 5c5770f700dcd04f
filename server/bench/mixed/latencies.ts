/**
 * How long many answers took, in little memory: each is counted in a bucket whose end is 2 % above its beginning, so that a
 * percentile is wrong by 1 % at most.
 */
import { z } from 'zod';

/** Milliseconds; NaN of no answer, which a message between processes makes null. */
const milliseconds = z
  .number()
  .nullable()
  .transform((sent) => sent ?? NaN);
export const distribution = z.object({
  count: z.int(),
  mean: milliseconds,
  p50: milliseconds,
  p99: milliseconds,
});
export type Distribution = z.infer<typeof distribution>;

/** Where the first bucket begins, and how much greater the next ones are. */
const FIRST = 0.001;
const GROWTH = 1.02;
/** The last one begins after more than an hour. */
const BUCKETS = 1_120;

export interface Latencies {
  note(milliseconds: number): void;
  /** All of them so far; NaN where there are none. */
  read(): Distribution;
}

export function createLatencies(): Latencies {
  const buckets = new Uint32Array(BUCKETS);
  let count = 0;
  let sum = 0;

  /** The middle of the bucket of the answer that so large a share was no slower than. */
  function percentile(share: number): number {
    let left = Math.max(1, Math.ceil(count * share));
    const at = buckets.findIndex((held) => (left -= held) <= 0);
    return count === 0 ? NaN : FIRST * GROWTH ** (at + 0.5);
  }

  return {
    note(milliseconds) {
      const wanted = Math.floor(Math.log(milliseconds / FIRST) / Math.log(GROWTH));
      const at = Math.min(BUCKETS - 1, Math.max(0, wanted));
      buckets[at] = (buckets[at] ?? 0) + 1;
      count += 1;
      sum += milliseconds;
    },
    read: () => ({ count, mean: sum / count, p50: percentile(0.5), p99: percentile(0.99) }),
  };
}
