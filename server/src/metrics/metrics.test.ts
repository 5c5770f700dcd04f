import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newPlace, openPlace, type TestPlace } from '../../test/test-database.ts';
import type { OpenedDatabase } from '../database/database.ts';
import { createMetrics, type Metrics } from './metrics.ts';

const TOKEN = 'a-token-of-the-tests';
let place: TestPlace;
let database: OpenedDatabase;
let metrics: Metrics;
beforeEach(async () => {
  place = await newPlace();
  database = openPlace(place);
  const outages = { figures: () => ({ outages: 3 }) };
  metrics = createMetrics({ token: TOKEN, database, outages, clock: () => 0 });
});
afterEach(() => place.remove());

const lines = async () => (await metrics.write()).text.split('\n');

describe('metrics', () => {
  afterEach(() => database.close());

  it('are served only with the token', () => {
    for (const shown of [`Bearer ${TOKEN}`, `bearer  ${TOKEN}`]) expect(metrics.mayLook(shown)).toBe(true);
    for (const shown of [undefined, '', 'Bearer', TOKEN, `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, 'Bearer x'])
      expect(metrics.mayLook(shown), shown).toBe(false);
  });

  it('put each request into the first bucket that fits', async () => {
    for (const milliseconds of [0.2, 0.7, 30_000])
      metrics.countRequest({ method: 'GET', route: '/api/diary/:slug', status: 200 }, milliseconds);
    const told = await lines();
    expect(told).toContain('daybook_requests_total{route="getDiary",method="GET",status="2xx"} 3');
    for (const [bound, count] of [
      ['0.0005', 1],
      ['0.001', 2],
      ['10', 2],
      ['+Inf', 3],
    ])
      expect(told).toContain(`daybook_request_seconds_bucket{le="${bound}",route="getDiary"} ${count}`);
  });

  it('count a HEAD under its GET’s name, and use no unexpected method as a label', async () => {
    metrics.countRequest({ method: 'HEAD', route: '/healthz', status: 200 }, 1);
    metrics.countRequest({ method: 'PROPFIND', route: '/*', status: 404 }, 1);
    const told = await lines();
    expect(told).toContain('daybook_requests_total{route="checkHealth",method="HEAD",status="2xx"} 1');
    expect(told).toContain('daybook_requests_total{route="/*",method="other",status="4xx"} 1');
  });

  it('report how a job went, and how long its turn has waited', async () => {
    metrics.jobBegan('purge', 2_000);
    metrics.jobEnded('purge', { milliseconds: 250, isFailed: true });
    metrics.jobBegan('closing', 0);
    metrics.jobEnded('closing', { milliseconds: 10, isFailed: false });
    const told = await lines();
    expect(told).toContain('daybook_job_failures_total{job="purge"} 1');
    expect(told).toContain('daybook_job_failures_total{job="closing"} 0');
    expect(told).toContain('daybook_job_duration_seconds{job="purge"} 0.25');
    expect(told).toContain('daybook_job_lag_seconds{job="purge"} 2');
    expect(told.join('\n')).not.toContain('daybook_job_last_run_timestamp_seconds{job="purge"}');
    expect(told.join('\n')).toMatch(/daybook_job_last_run_timestamp_seconds\{job="closing"\} \d{10}/);
  });
});

it('report that the database is unavailable, and leave out what is unknown then', async () => {
  await database.close();
  const told = await lines();
  expect(told).toContain('daybook_database_up{engine="sqlite"} 0');
  expect(told.filter((line) => /^daybook_(outbox|database_bytes)/.test(line))).toEqual([]);
  expect(told).toContain('daybook_database_outages_total 3');
});
