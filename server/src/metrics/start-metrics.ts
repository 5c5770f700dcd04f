import type { Metrics } from './metrics.ts';
import type { StateParts } from './state-metrics.ts';

/**
 * Resolves to null without METRICS_TOKEN: then nothing is counted. Imports the metrics package only when
 * needed, because that takes 40 ms of the start.
 */
export async function startMetrics(token: string | null, parts: StateParts): Promise<Metrics | null> {
  if (token === null) return null;
  const { createMetrics } = await import('./metrics.ts');
  return createMetrics({ token, ...parts });
}
