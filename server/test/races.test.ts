import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { book, freeSlots, type Attempt } from './customer.ts';
import { launchServer, type LaunchedServer } from './launch.ts';
import { PRESSES_AT_ONCE } from '@daybook/schema/figures/promises';
import { openSqlite } from '../src/database/sqlite/open.ts';

const servers: LaunchedServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

async function launch(options: Parameters<typeof launchServer>[0] = {}): Promise<LaunchedServer> {
  const server = await launchServer(options);
  servers.push(server);
  return server;
}

const countOf = (attempts: Attempt[], status: number) =>
  attempts.filter((attempt) => attempt.status === status).length;

/** Pairs of held bookings of one event and venue whose times overlap: there must never be one. */
function overlapsIn(databaseFile: string): unknown[] {
  const database = openSqlite(databaseFile);
  const rows = database.$client
    .prepare(
      `SELECT a.reference, b.reference FROM bookings a JOIN bookings b
         ON a.id < b.id AND a.event_id = b.event_id AND ifnull(a.venue_id, 0) = ifnull(b.venue_id, 0)
        AND a.starts_at < b.ends_at AND b.starts_at < a.ends_at
       WHERE a.status <> 'cancelled' AND b.status <> 'cancelled'
         AND a.kind <> 'day_event' AND b.kind <> 'day_event'`,
    )
    .all();
  database.close();
  return rows;
}

it('Two processes that start at once make one demonstration, one event a day', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'daybook-'));
  const databaseFile = join(folder, 'daybook.db');
  try {
    await Promise.all([launch({ databaseFile }), launch({ databaseFile })]);
    const database = openSqlite(databaseFile);
    const count = (query: string) => database.$client.prepare(`SELECT count(*) AS n ${query}`).get();
    expect(count('FROM businesses WHERE is_demo')).toEqual({ n: 1 });
    const events = 'FROM events WHERE business_id = (SELECT id FROM businesses WHERE is_demo)';
    expect(count(events)).toEqual({ n: 25 });
    expect(count(`FROM (SELECT DISTINCT date ${events})`)).toEqual({ n: 25 });
    database.close();
  } finally {
    await Promise.all(servers.splice(0).map((server) => server.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);

describe('two hundred people who press Book at the same moment', () => {
  it('get one booking, and all others a refusal', async () => {
    const server = await launch();
    const [slot] = await freeSlots(server.url, 'willow-co-hair');
    if (!slot) throw new Error('the demo salon has no free slot');
    const attempts = await Promise.all(
      Array.from({ length: PRESSES_AT_ONCE }, (_, number) => book(server.url, slot, number)),
    );
    expect(countOf(attempts, 201)).toBe(1);
    expect(countOf(attempts, 409)).toBe(PRESSES_AT_ONCE - 1);
  }, 60_000);

  it('get one booking when they reach two processes on one database', async () => {
    const first = await launch();
    const second = await launch({ databaseFile: first.databaseFile });
    const slots = (await freeSlots(first.url, 'willow-co-hair')).slice(0, 5);
    expect(slots).toHaveLength(5);
    for (const slot of slots) {
      const attempts = await Promise.all(
        Array.from({ length: 40 }, (_, number) => book((number % 2 ? first : second).url, slot, number)),
      );
      expect(countOf(attempts, 201)).toBe(1);
      expect(countOf(attempts, 409)).toBe(39);
    }
    expect(overlapsIn(first.databaseFile)).toEqual([]);
  }, 60_000);

  it('get one booking and the same answer when they are one person whose request is repeated', async () => {
    const server = await launch();
    const [slot] = await freeSlots(server.url, 'willow-co-hair');
    if (!slot) throw new Error('the demo salon has no free slot');
    const attempts = await Promise.all(
      Array.from({ length: 50 }, () => book(server.url, slot, 1, { 'Idempotency-Key': 'one-and-the-same' })),
    );
    expect(countOf(attempts, 201)).toBe(50);
    expect(new Set(attempts.map((attempt) => attempt.reference)).size).toBe(1);
  }, 60_000);
});
