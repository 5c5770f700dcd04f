/** The mix for minutes on end, and the memory of the product's process meanwhile. */
import { setTimeout as wait } from 'node:timers/promises';
import { tableText, whole } from '../figures.ts';
import type { DriveResult } from './drive-plan.ts';
import { inMegabytes } from './goals.ts';
import { tellLatency } from './measure-levels.ts';
import type { MemorySample } from './memory-growth.ts';
import { kinds } from './mix.ts';
import type { Parts } from './parts.ts';

const SAMPLE_EVERY = 2_000;
const MINUTE = 60_000;

export interface Minute {
  result: DriveResult;
  samples: MemorySample[];
}

/** Minute by minute; a part of a minute at the end counts as one. */
export async function measureMemory(parts: Parts, connections: number, minutes: number): Promise<Minute[]> {
  const { drive, running, isAwake } = parts;
  const { port } = running.product;
  const plan = { server: 'product', port, set: 'all', connections, count: null, isAwake } as const;
  const measured: Minute[] = [];
  for (let left = minutes; left > 0.01; left -= 1) {
    const samples: MemorySample[] = [];
    const over = new AbortController();
    const sampling = sampleUntil(over.signal, async () => {
      samples.push({ at: performance.now(), bytes: await running.product.memory() });
    });
    try {
      const result = await drive({ ...plan, seconds: (Math.min(1, left) * MINUTE) / 1000 });
      measured.push({ result, samples });
    } finally {
      over.abort();
      await sampling;
    }
  }
  return measured;
}

async function sampleUntil(signal: AbortSignal, sample: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await sample();
    await wait(SAMPLE_EVERY, undefined, { signal }).catch(() => undefined);
  }
}

/** The table, as text. */
export function tellMemory(minutes: readonly Minute[]): string {
  const rows = minutes.map(({ result, samples }, at) => {
    const bytes = samples.map((sample) => sample.bytes);
    return [
      String(at + 1),
      `${inMegabytes(Math.min(...bytes))}–${inMegabytes(Math.max(...bytes))}`,
      whole(result.perSecond),
      ...kinds.map((kind) => tellLatency(result.latencies, kind)),
    ];
  });
  return tableText([
    ['minute', 'MB', 'requests/s', ...kinds.map((kind) => `${kind}, p50 / p99 ms`)],
    ...rows,
  ]);
}
