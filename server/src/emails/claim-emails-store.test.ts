/** Businesses take turns, and emails that somebody waits for go before bulk. */

import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { exampleBusiness, openExampleDatabase, type ExampleDatabase } from '../../test/example-booking.ts';
import { isPostgres, openPlace, rowsOf, say } from '../../test/test-database.ts';
import { emails } from '../database/email-tables.ts';
import { businesses } from '../database/tables.ts';
import { createClaimDue, type Claim, type Claiming, type Room } from './claim-emails-store.ts';

let example: ExampleDatabase;
let claimDue: ReturnType<typeof createClaimDue>;
beforeEach(async () => {
  example = await openExampleDatabase();
  const more = [2, 3].map((id) => ({ ...exampleBusiness, id, diarySlug: `business-${id}` }));
  await example.database.insert(businesses).values(more);
  claimDue = createClaimDue(example.database);
});
afterEach(() => example.close());

async function queue(count: number, changes: Partial<typeof emails.$inferInsert>): Promise<void> {
  const recipient = 'ruth@example.com';
  const to = { recipient, normalisedRecipient: recipient };
  const row = { kind: 'email', ...to, payload: {}, dueAt: 10, createdAt: 10 };
  const ready = { ...row, isReady: true, ...changes };
  for (let left = count; left > 0; left -= 500)
    await example.database.insert(emails).values(Array.from({ length: Math.min(left, 500) }, () => ready));
}

const room = (total: number, changes: Partial<Room> = {}): Room => ({
  total,
  bulk: total,
  business: total,
  ...changes,
});
const claiming = { sending: [], now: 50, leaseUntil: 1000, isClockTrusted: true };
const claim = (room: Room, changes: Partial<Claiming> = {}) =>
  example.database.write({}, (tx) => claimDue(tx, { room, ...claiming, ...changes }));
const of = (claimed: Claim[]) => claimed.map(({ businessId }) => businessId);

it('sends what a stranger waits for before bulk, of another business or the same one', async () => {
  await queue(300, { businessId: 1, isBulk: true });
  await queue(1, { businessId: 2, kind: 'waited for', dueAt: 40 });
  await queue(1, { businessId: 1, kind: 'waited for', dueAt: 40 });
  const claimed = await claim(room(10));
  expect(claimed.map(({ kind }) => kind)).toEqual([
    'waited for',
    'waited for',
    ...Array.from({ length: 8 }, () => 'email'),
  ]);
});

it('gives each business its turn, however much another one had queued before', async () => {
  await queue(300, { businessId: 1, isBulk: true });
  await queue(3, { businessId: 2, isBulk: true, dueAt: 40 });
  await queue(2, { businessId: null, isBulk: true, dueAt: 45 });
  expect(of(await claim(room(3))).sort()).toEqual([1, 2, null]);
  expect(of(await claim(room(2)))).toHaveLength(2);
  const rest = [...of(await claim(room(3))), ...of(await claim(room(3)))];
  expect(rest).toContain(2);
  expect(of(await claim(room(6)))).toEqual([1, 1, 1, 1, 1, 1]);
});

it('goes on with the business after the last one, where there are more than fit', async () => {
  for (const businessId of [1, 2, 3]) await queue(2, { businessId });
  expect(of(await claim(room(2)))).toEqual([1, 2]);
  expect(of(await claim(room(2)))).toEqual([3, 1]);
  expect(of(await claim(room(9))).sort()).toEqual([2, 3]);
});

it('claims no more of a business than it may have in progress, and goes on with the others', async () => {
  await queue(9, { businessId: 1 });
  await queue(2, { businessId: 2, isBulk: true });
  const sending = [91, 92].map((id) => ({ id, businessId: 1, isBulk: false }));
  expect(of(await claim(room(6, { business: 3 }), { sending })).sort()).toEqual([1, 2, 2]);
});

it('keeps connections free for what somebody waits for, however much bulk there is', async () => {
  await queue(20, { businessId: 2, isBulk: true });
  expect(of(await claim(room(5, { bulk: 3 })))).toEqual([2, 2, 2]);
  const sending = [91, 92, 93].map((id) => ({ id, businessId: 2, isBulk: true }));
  expect(of(await claim(room(5, { bulk: 3 }), { sending }))).toEqual([]);
  await queue(1, { businessId: 2 });
  expect(of(await claim(room(5, { bulk: 3 }), { sending }))).toEqual([2]);
});

it('has no room while more are being sent than may be', async () => {
  await queue(2, { businessId: 1 });
  const sending = [91, 92, 93].map((id) => ({ id, businessId: 2, isBulk: false }));
  expect(await claim(room(1), { sending })).toEqual([]);
});

it('lets bulk about a booking delay no urgent email, and keeps bulk behind earlier emails', async () => {
  await example.addBooking(1);
  await queue(1, { businessId: 1, bookingId: 1, isBulk: true });
  await queue(1, { businessId: 1, bookingId: 1, kind: 'waited for' });
  await queue(1, { businessId: 1, bookingId: 1, isBulk: true });
  expect((await claim(room(1))).map(({ kind }) => kind)).toEqual(['waited for']);
  expect((await claim(room(9))).map(({ id }) => id)).toEqual([1]);
});

it('claims postponed emails in turn once they are due', async () => {
  await queue(300, { businessId: 1, isBulk: true });
  await queue(1, { businessId: 2, isReady: false, dueAt: 51, attempts: 3 });
  expect(of(await claim(room(2)))).toEqual([1, 1]);
  expect(of(await claim(room(2), { now: 51 }))).toEqual([2, 1]);
});

it('gives two processes different emails', async () => {
  await queue(40, { businessId: 1 });
  const second = openPlace(example.place);
  const claimed = await Promise.all([
    claim(room(20)),
    second.write({}, (tx) => createClaimDue(second)(tx, { room: room(20), ...claiming })),
  ]);
  await second.close();
  expect(new Set(claimed.flat().map(({ id }) => id)).size).toBe(claimed.flat().length);
});

it('finds the next business by the index, without reading the emails behind it', async () => {
  await queue(2000, { businessId: 1, isBulk: true });
  await say(example.database, 'ANALYZE emails');
  const next = sql.raw(`${isPostgres ? 'EXPLAIN' : 'EXPLAIN QUERY PLAN'}
    SELECT coalesce(due.business_id, 0) FROM emails due
    WHERE due.is_ready AND due.is_bulk = true AND coalesce(due.business_id, 0) > 0
    ORDER BY coalesce(due.business_id, 0) LIMIT 1`);
  const oldest = sql.raw(`${isPostgres ? 'EXPLAIN' : 'EXPLAIN QUERY PLAN'}
    SELECT due.id FROM emails due
    WHERE due.is_ready AND due.is_bulk = true AND coalesce(due.business_id, 0) = 1
    ORDER BY due.due_at, due.id LIMIT 5`);
  const waiting = sql.raw(`${isPostgres ? 'EXPLAIN' : 'EXPLAIN QUERY PLAN'}
    SELECT due.id FROM emails due
    WHERE due.status IN ('queued', 'sending') AND NOT due.is_ready AND due.status = 'queued' AND due.due_at <= 5
    ORDER BY due.due_at LIMIT 5`);
  for (const [query, index] of [
    [next, 'emails_ready'],
    [oldest, 'emails_ready'],
    [waiting, 'emails_waiting'],
  ] as const) {
    const plan = JSON.stringify(await rowsOf(example.database, query));
    expect(plan).toContain(index);
    expect(plan).not.toMatch(/SCAN due"|Seq Scan|TEMP B-TREE|"Sort/);
  }
});
