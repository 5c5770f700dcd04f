import type { Hono } from 'hono';
import { metricsPath } from '@daybook/schema/words/routes';
import type { HttpEnvironment } from '../http/environment.ts';
import { textResponse } from '../http/text-response.ts';
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

/** Without the token the address doesn't exist: the response is that of any unknown address. */
export function mountMetrics(app: Hono<HttpEnvironment>, metrics: Pick<Metrics, 'mayLook' | 'write'>): void {
  app.get(metricsPath, async (context) => {
    if (!metrics.mayLook(context.req.header('Authorization'))) return context.notFound();
    const { text, contentType } = await metrics.write();
    return textResponse(context, text, { 'Content-Type': contentType, 'Cache-Control': 'no-store' });
  });
}
