import type { Metrics } from './metrics.ts';
import type { StateParts } from './state-metrics.ts';

/**
 * Null without METRICS_TOKEN: then nothing is counted. The package that counts is read only where it is needed, since to
 * read it takes 40 ms of the start.
 */
export async function startMetrics(token: string | null, parts: StateParts): Promise<Metrics | null> {
  if (token === null) return null;
  const { createMetrics } = await import('./metrics.ts');
  return createMetrics({ token, ...parts });
}
