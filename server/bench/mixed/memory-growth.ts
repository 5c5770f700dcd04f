/** Whether a process's memory grows, judged from samples. */
export interface MemorySample {
  /** Milliseconds, from any beginning. */
  at: number;
  bytes: number;
}

export interface MemoryGrowth {
  /** The middle one of the samples that count. */
  median: number;
  /** By how much it grows over the time of the samples that count: the steady part of it, and no single peak. */
  bytes: number;
}

/** What a process grows by while it warms up does not count: caches fill, and the engine's heap finds its size. */
const WARMING_UP = 0.2;
/** Flat means to grow by no more than this share of itself. */
const FLAT_BELOW = 0.1;

/** Null for less than two samples that count. They are in the order of their time. */
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

/** Bytes a millisecond: the median of the slopes between any two samples (Theil and Sen), which peaks hardly move. */
function slopeOf(samples: readonly MemorySample[]): number {
  const slopes = samples.flatMap((later, at) =>
    samples
      .slice(0, at)
      .filter((earlier) => earlier.at < later.at)
      .map((earlier) => (later.bytes - earlier.bytes) / (later.at - earlier.at)),
  );
  return medianOf(slopes);
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}
