/** Checks that a move takes everything along, and that the target then works like the source. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildersFor, NOW } from '../../../test/builders.ts';
import { isPostgres, newPlace, openPlace, type TestPlace } from '../../../test/test-database.ts';
import { fillWithDemoData } from '../../sample-data/demo-store.ts';
import { bookings, bookingTexts } from '../booking-tables.ts';
import type { Transaction } from '../database.ts';
import { migrateSqlite } from '../sqlite/migrate.ts';
import { openSqlite } from '../sqlite/open.ts';
import { businesses, events } from '../tables.ts';
import { openEnd } from './ends.ts';
import { move, TABLES } from './move.ts';

let folder: string;
let from: string;
let place: TestPlace;
let to: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'daybook-move-'));
  from = join(folder, 'from.db');
  place = await newPlace();
  to = place.databaseUrl ?? place.databaseFile;
  const database = openSqlite(from);
  migrateSqlite(database);
  await fillWithDemoData(database, NOW);
  await database.close();
});
afterEach(async () => {
  await place.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function moveIt(source: string, target: string, onProgress = () => {}) {
  const ends = [await openEnd(source), await openEnd(target)] as const;
  try {
    return await move({ from: ends[0], to: ends[1], onProgress });
  } finally {
    for (const end of ends) await end.close();
  }
}

it('brings every row of every table, there and back', async () => {
  const there = await moveIt(from, to);
  expect(there.map(({ name }) => name)).toHaveLength(TABLES.length);
  expect(there.find(({ name }) => name === 'bookings')?.rows).toBeGreaterThan(100);
  const back = await moveIt(to, join(folder, 'back.db'));
  expect(back).toEqual(there);
});

it('leaves a database that goes on as the other would have', async () => {
  const source = openSqlite(from);
  const last = await buildersFor(source).booking(1, { eventId: null });
  await source.delete(bookings).where(eq(bookings.id, last.id));
  await source.close();
  await moveIt(from, to);
  const database = openPlace(place);
  const [event] = await database.select().from(events).orderBy(events.id).limit(1);
  const version = async () =>
    (await database.select().from(businesses).where(eq(businesses.id, 1)))[0]?.diaryVersion;
  const before = await version();
  const startsAt = NOW + 365 * 86_400_000;
  const added = await buildersFor(database).booking(1, {
    eventId: event?.id ?? 0,
    startsAt,
    endsAt: startsAt + 1000,
    attendeeFirstName: 'Moved',
  });
  expect(added.id).toBeGreaterThan(last.id);
  expect(await version()).toBe((before ?? 0) + 1);
  const texts = await database.select().from(bookingTexts).where(eq(bookingTexts.bookingId, added.id));
  expect(texts[0]?.text).toContain('moved');
  await database.close();
});

it('goes nowhere where something is already', async () => {
  await moveIt(from, to);
  await expect(moveIt(from, to)).rejects.toThrow(/^The target is not empty: there are rows in users\.$/);
});

it.runIf(isPostgres)('waits at one end for as long as the other reads', async () => {
  const end = await openEnd(to);
  const limit = sql<string>`current_setting('idle_in_transaction_session_timeout')`;
  const ask = (tx: Transaction) => tx.select({ limit }).from(businesses).limit(1);
  await moveIt(from, to);
  expect(await end.takeOut(ask)).toEqual([{ limit: '0' }]);
  await end.putIn(async (tx) => expect(await ask(tx)).toEqual([{ limit: '0' }]), TABLES, new Map());
  await end.close();
});

it('reports its progress', async () => {
  const told: unknown[][] = [];
  await moveIt(from, to, (...step: unknown[]) => told.push(step));
  expect(told.find(([table]) => table === 'businesses')).toEqual(['businesses', 4, 4]);
});
