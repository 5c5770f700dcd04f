/**
 * What is answered to whoever runs this Daybook, load balancers, supervisors, and what collects metrics; and to whoever
 * has found a weakness of it.
 */
import type { Hono } from 'hono';
import { calls } from '@daybook/schema/contract/calls';
import type { Database } from './database/database.ts';
import { checkHealth } from './database/health.ts';
import type { HttpEnvironment } from './http/environment.ts';
import { Refusal } from './http/errors.ts';
import type { Mount } from './http/mount.ts';
import { STOPPING } from './http/refusal-texts.ts';
import type { Metrics } from './metrics/metrics.ts';
import { mountMetrics } from './metrics/routes.ts';
import { mountSecurityTxt, type SecurityTxtParts } from './pages/security-txt.ts';

export interface OperationParts extends SecurityTxtParts {
  database: Database;
  /** True from the moment that this process was told to stop. */
  isStopping: () => boolean;
  /** Null without METRICS_TOKEN: then nothing is counted, and nothing told. */
  metrics: Metrics | null;
}

export function mountOperation(app: Hono<HttpEnvironment>, mount: Mount, parts: OperationParts): void {
  const { database, isStopping, metrics } = parts;
  mount(calls.checkHealth, () => checkHealth(database));
  mount(calls.checkReady, async () => {
    if (isStopping()) throw new Refusal(503, STOPPING);
    return checkHealth(database);
  });
  mountSecurityTxt(app, parts);
  if (metrics) mountMetrics(app, metrics);
}
