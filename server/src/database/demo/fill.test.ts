import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrateDatabase } from '../migrate.ts';
import { openDatabase, type Database } from '../open.ts';
import { fillWithDemoData } from './fill.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
let folder: string;
let database: Database;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'daybook-demo-'));
  database = openDatabase(join(folder, 'daybook.db'));
  migrateDatabase(database);
});
afterEach(() => {
  database.$client.close();
  rmSync(folder, { recursive: true, force: true });
});

const count = (table: string): unknown =>
  database.$client.prepare(`SELECT count(*) FROM ${table}`).pluck().get();

it('gives an empty database four businesses with events and some bookings', () => {
  expect(fillWithDemoData(database, NOW)).toBe(true);
  expect(count('businesses')).toBe(4);
  expect(count('events')).toBeGreaterThan(50);
  expect(count('bookings')).toBeGreaterThan(50);
});

it('leaves a database that has a business alone', () => {
  fillWithDemoData(database, NOW);
  const before = count('events');
  expect(fillWithDemoData(database, NOW)).toBe(false);
  expect(count('events')).toBe(before);
});

it('can be filled on every day of a year, clock changes included', () => {
  for (let day = 0; day < 366; day += 7) {
    database.$client.exec('DELETE FROM businesses; DELETE FROM users; DELETE FROM coupons;');
    fillWithDemoData(database, NOW + day * 86_400_000);
    expect(count('bookings')).toBeGreaterThan(50);
  }
}, 60_000);
