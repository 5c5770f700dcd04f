import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildersFor, NOW } from '../../test/builders.ts';
import { isPostgres, newPlace, openPlace, rowsOf, say, type TestPlace } from '../../test/test-database.ts';
import type { OpenedDatabase } from '../database/database.ts';
import { backlogOn, readOutboxBacklog } from './outbox-backlog-store.ts';

let place: TestPlace;
let database: OpenedDatabase;
beforeEach(async () => {
  place = await newPlace();
  database = openPlace(place);
});
afterEach(async () => {
  await database.close();
  await place.remove();
});

it('counts unsent emails, and finds when the first of them was due', async () => {
  expect(await readOutboxBacklog(database.read)).toEqual({ emails: 0, firstDueAt: null });
  const email = { kind: 'booking_confirmed', recipient: 'ada@example.com' };
  await buildersFor(database).emails([
    { ...email, status: 'sent', dueAt: NOW - 9 },
    { ...email, status: 'failed', dueAt: NOW - 8 },
    { ...email, status: 'sending', dueAt: NOW + 60_000 },
    { ...email, status: 'queued', dueAt: NOW - 7 },
  ]);
  expect(await readOutboxBacklog(database.read)).toEqual({ emails: 2, firstDueAt: NOW - 7 });
});

it('counts no further than its bound', async () => {
  const email = { kind: 'booking_confirmed', recipient: 'ada@example.com' };
  await buildersFor(database).emails([3, 1, 2].map((later) => ({ ...email, dueAt: NOW + later })));
  expect(await backlogOn(database.read, 2)).toEqual([{ emails: 2, firstDueAt: NOW + 1 }]);
});

it('finds them by the index of such emails', async () => {
  const { sql: text, params } = backlogOn(database.read).toSQL();
  const query = text.replace(/\?|\$1/, String(params[0]));
  if (isPostgres) {
    // As usual, nearly all have been sent. With few rows PostgreSQL would read them all.
    const gone = { kind: 'booking_confirmed', recipient: 'ada@example.com', status: 'sent' as const };
    await buildersFor(database).emails(Array.from({ length: 3_000 }, () => gone));
    await say(database, 'ANALYZE emails');
    const plan = await rowsOf(database, sql.raw(`EXPLAIN ${query}`));
    expect(JSON.stringify(plan)).toMatch(/Scan (using|on) emails_due/);
    return;
  }
  const plan = await rowsOf(database, sql.raw(`EXPLAIN QUERY PLAN ${query}`));
  expect(JSON.stringify(plan)).toContain('USING INDEX emails_due');
});
