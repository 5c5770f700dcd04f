import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { addDays } from '@daybook/schema/rules/date';
import { migrateSqlite } from '../sqlite/migrate.ts';
import { openSqlite, type OpenSqlite } from '../sqlite/open.ts';
import { fillWithDemoData } from './fill.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
let folder: string;
let database: OpenSqlite;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'daybook-demo-'));
  database = openSqlite(join(folder, 'daybook.db'));
  migrateSqlite(database);
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true, force: true });
});

const count = (table: string): unknown =>
  database.$client.prepare(`SELECT count(*) FROM ${table}`).pluck().get();

it('gives an empty database four businesses with events and some bookings', async () => {
  expect(await fillWithDemoData(database, NOW)).toBe(true);
  expect(count('businesses')).toBe(4);
  expect(count('events')).toBeGreaterThan(50);
  expect(count('bookings')).toBeGreaterThan(50);
  expect(count('payments')).toBe(4);
});

it('leaves a database that has a business alone', async () => {
  await fillWithDemoData(database, NOW);
  const before = count('events');
  expect(await fillWithDemoData(database, NOW)).toBe(false);
  expect(count('events')).toBe(before);
});

/** Counts rows of one business; dates are on its clock. */
const of = (businessId: number, sql: string, ...values: string[]): unknown =>
  database.$client
    .prepare(`SELECT count(*) FROM ${sql} AND business_id = ?`)
    .pluck()
    .get(...values, businessId);

it('leaves no screen empty on any day, at any hour: a past, today, what is to come, and what was cancelled', async () => {
  const anyMoment = fc
    .tuple(
      fc.oneof(
        fc.integer({ min: 0, max: 365 }).map((day) => addDays('2026-11-21', day)),
        fc.constantFrom('2027-03-28', '2027-03-29', '2026-10-25', '2026-10-26'),
      ),
      fc.constantFrom('00:01', '07:30', '12:00', '23:59'),
    )
    .map(([date, time]) => Date.parse(`${date}T${time}Z`));
  await fc.assert(
    fc.asyncProperty(anyMoment, async (now) => {
      database.$client.exec(
        'DELETE FROM payments; DELETE FROM businesses; DELETE FROM users; DELETE FROM coupons;',
      );
      await fillWithDemoData(database, now);
      const today = todayIn('Europe/London', now);
      for (const id of database.$client.prepare<[], number>('SELECT id FROM businesses').pluck().all()) {
        const held = `bookings WHERE status <> 'cancelled'`;
        expect(of(id, `${held} AND event_date = ?`, today)).toBeGreaterThan(0);
        expect(of(id, `${held} AND event_date < ?`, today)).toBeGreaterThan(10);
        expect(of(id, `${held} AND event_date > ?`, today)).toBeGreaterThan(10);
        expect(of(id, `bookings WHERE status = 'cancelled' AND event_date < ?`, today)).toBeGreaterThan(0);
        expect(of(id, 'events WHERE date < ?', today)).toBeGreaterThan(3);
        expect(of(id, `payments WHERE paid_at < ${now}`)).toBe(1);
        // Made, and cancelled, before they take place and before now.
        expect(of(id, 'bookings WHERE (created_at >= starts_at OR cancelled_at >= starts_at)')).toBe(0);
        expect(of(id, `bookings WHERE max(created_at, coalesce(cancelled_at, 0)) > ${now}`)).toBe(0);
        expect(of(id, 'bookings WHERE reminder_due_at IS NOT NULL')).toBe(0);
      }
      expect(count('emails')).toBe(0);
    }),
    { numRuns: 12 },
  );
}, 60_000);
