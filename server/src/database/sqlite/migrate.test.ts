/** Checks that the start migrates a database of any earlier version and keeps its rows. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Sqlite from 'better-sqlite3';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROWS, type Row, type Value } from '../../../test/a-row-of-each-table.ts';
import { paths } from '../../runtime/paths.ts';
import { migrateSqlite } from './migrate.ts';
import { openSqlite, type OpenSqlite } from './open.ts';

/** Those that record migrations, and SQLite's own. */
const NOT_OURS = /^(migrations|sqlite_\w+)$/;

const migrations = readMigrationFiles({ migrationsFolder: paths.sqliteMigrations });
let folder: string;
let database: OpenSqlite;
let sqlite: Sqlite.Database;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'daybook-migrate-'));
  database = openSqlite(join(folder, 'daybook.db'));
  sqlite = database.$client;
  // Nothing needs to survive a power cut.
  sqlite.pragma('synchronous = OFF');
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Makes the tables of that many migrations, and records these as done. */
function importTo(count: number): void {
  sqlite.exec('CREATE TABLE IF NOT EXISTS migrations (made_at INTEGER PRIMARY KEY, hash TEXT NOT NULL)');
  for (const { sql, folderMillis, hash } of migrations.slice(0, count)) {
    for (const statement of sql) sqlite.exec(statement);
    sqlite.prepare('INSERT INTO migrations VALUES (?, ?)').run(folderMillis, hash);
  }
}

function tables(): string[] {
  return sqlite
    .prepare<[], string>(`SELECT name FROM sqlite_master WHERE type = 'table'`)
    .pluck()
    .all()
    .filter((name) => !NOT_OURS.test(name));
}

const columnsOf = (table: string, type = '%') =>
  sqlite
    .prepare<[string, string], string>('SELECT name FROM pragma_table_info(?) WHERE type LIKE ?')
    .pluck()
    .all(table, type);

/** Returns the table's row; an omitted text becomes its own place, such as 'resources.address'. */
function rowOf(table: string): Row {
  const row: Row = {};
  for (const column of columnsOf(table, 'text')) {
    const text = `${table}.${column}`;
    if (!WITHOUT_VALUE.includes(text)) row[column] = text;
  }
  return { ...row, ...ROWS[table] };
}

function insertARowOfEach(): void {
  for (const table of Object.keys(ROWS)) {
    const row = rowOf(table);
    const columns = columnsOf(table).filter((column) => column in row);
    if (columns.length === 0) continue;
    const values = columns.map((column) => row[column]);
    sqlite
      .prepare(`INSERT INTO ${table} (${columns.join()}) VALUES (${columns.map(() => '?').join()})`)
      .run(...values);
  }
}

/** Returns our rows by table, with the requested columns. */
function rowsWith(columns: Map<string, string[]>): Record<string, Row[]> {
  const ours = [...columns].map(([table, names]): [string, Row[]] => {
    const [key = ''] = Object.keys(ROWS[table] ?? {});
    const is = `SELECT ${names.join()} FROM ${table} WHERE ${key} = ?`;
    return [table, sqlite.prepare<[Value], Row>(is).all(ROWS[table]?.[key] ?? null)];
  });
  return Object.fromEntries(ours);
}

describe('every row stays as it was, and is found,', () => {
  it.each(migrations.map((_, at) => at + 1))('in a database after %i migrations', (count) => {
    importTo(count);
    insertARowOfEach();
    const names = tables();
    const before = new Map(names.map((table) => [table, columnsOf(table)]));
    const held = rowsWith(before);
    for (const name of names) expect(held[name], name).toHaveLength(1);

    migrateSqlite(database);

    const stay = new Map(
      [...before].map(([table, columns]) => {
        const now = new Set(columnsOf(table));
        return [table, columns.filter((name) => now.has(name))];
      }),
    );
    const expected = Object.entries(held).map(([table, rows]) => [
      table,
      rows.map((row) => Object.fromEntries((stay.get(table) ?? []).map((name) => [name, row[name]]))),
    ]);
    expect(rowsWith(stay)).toEqual(Object.fromEntries(expected));
    expect(sqlite.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(sqlite.pragma('foreign_key_check')).toEqual([]);

    // The values of new columns come from earlier ones.
    const one = (query: string) => sqlite.prepare<[], Value>(query).pluck().get();
    expect(one('SELECT paid_at FROM businesses')).toBe(4_000);
    expect(one('SELECT confirmed_email FROM businesses')).toBe('olive@salon.example');
  });
});

it('has a row here for every table of today', () => {
  importTo(migrations.length);
  expect(tables().sort()).toEqual(Object.keys(ROWS).sort());
});

it('has a value here for every column of today, but for those that the row says are unset or that triggers keep', () => {
  importTo(migrations.length);
  const missing = tables().flatMap((table) =>
    columnsOf(table)
      .filter((column) => !(column in rowOf(table)))
      .map((column) => `${table}.${column}`),
  );
  expect(missing.sort()).toEqual(WITHOUT_VALUE);
});

it('has the same tables from any earlier version', () => {
  const schema = () =>
    sqlite.prepare('SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY 1, 2').all();
  importTo(1);
  insertARowOfEach();
  migrateSqlite(database);
  const grown = schema();
  const fresh = openSqlite(join(folder, 'fresh.db'));
  migrateSqlite(fresh);
  sqlite = fresh.$client;
  expect(grown).toEqual(schema());
  return fresh.close();
});

/** Columns that these rows don't need (deletions, cancellations, trial coupons), or that are computed. */
const WITHOUT_VALUE = [
  'bookings.cancelled_at',
  'bookings.cancelled_by',
  'businesses.deleted_at',
  'businesses.expiry_notice_due_at',
  'businesses.is_demo',
  'coupons.trial_hours',
  'events.is_closed',
  'resources.at_once',
  'users.deleted_at',
];
