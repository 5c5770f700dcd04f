/**
 * The database of a test, on the engine of the run: its own file, or its own database on the PostgreSQL
 * server that the run has started (postgres-server.ts).
 */

import { createHash, randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Sqlite from 'better-sqlite3';
import type { SQL } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { OpenedDatabase } from '../src/database/database.ts';
import { migratePostgres } from '../src/database/postgres/migrate.ts';
import { openPostgres, type OpenPostgres } from '../src/database/postgres/open.ts';
import { migrateSqlite } from '../src/database/sqlite/migrate.ts';
import { openSqlite, type OpenSqlite } from '../src/database/sqlite/open.ts';
import { paths } from '../src/runtime/paths.ts';
import { watchBusinesses } from './named-businesses.ts';

/** What a server's settings need to find the database. */
export interface DatabasePlace {
  /** The stand-ins' files are in the same folder. */
  databaseFile: string;
  /** Null for the file. */
  databaseUrl: string | null;
}

export interface TestPlace extends DatabasePlace {
  /** Call it once nothing is connected any more. */
  remove(): Promise<void>;
}

/**
 * The address of the template on the PostgreSQL server that the run has started (postgres-setup.ts);
 * undefined for files.
 */
const TEMPLATE_URL =
  process.env.DAYBOOK_TEST_ENGINE === 'postgres' ? process.env.DAYBOOK_TEST_POSTGRES : undefined;

/** For the few tests that are about one engine. */
export const isPostgres = TEMPLATE_URL !== undefined;

/** Returns an empty, migrated database: a copy of a template, because migrations are slower than tests. */
export async function newPlace(templateUrl = TEMPLATE_URL): Promise<TestPlace> {
  const folder = mkdtempSync(join(tmpdir(), 'daybook-test-'));
  const databaseFile = join(folder, 'daybook.db');
  const databaseUrl = templateUrl === undefined ? null : await copyOf(templateUrl);
  if (databaseUrl === null) copyFileSync(await sqliteTemplate(), databaseFile);
  return {
    databaseFile,
    databaseUrl,
    async remove() {
      if (databaseUrl !== null) await drop(databaseUrl);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns an empty, migrated database in another language than the tests' PostgreSQL server uses. */
export async function newPlaceIn(language: string): Promise<TestPlace> {
  const place = await newPlace();
  const { databaseUrl } = place;
  if (databaseUrl === null) return place;
  const name = new URL(databaseUrl).pathname.slice(1);
  await drop(databaseUrl);
  await asServer(
    new URL(databaseUrl),
    `CREATE DATABASE ${name} TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE '${language}'`,
  );
  await migratePostgres(databaseUrl);
  return place;
}

export function environmentOf({ databaseFile, databaseUrl }: DatabasePlace): Record<string, string> {
  return { DATABASE_FILE: databaseFile, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) };
}

/** Opens it alongside other processes. The caller closes it. */
export function openPlace({ databaseFile, databaseUrl }: DatabasePlace): OpenedDatabase {
  if (databaseUrl !== null) return openPostgres({ url: databaseUrl, onLost: () => undefined });
  const database = openSqlite(databaseFile);
  migrateSqlite(database);
  return withoutWaitingForDisk(database);
}

/** Lets `use` have the database of a server that runs in another process. */
export async function inDatabase<Result>(
  place: DatabasePlace,
  use: (database: OpenedDatabase) => Promise<Result>,
): Promise<Result> {
  const database = openPlace(place);
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

/** Makes commits quick: what a test in this process writes need not survive a power cut. */
export function withoutWaitingForDisk<Opened extends OpenedDatabase>(database: Opened): Opened {
  if (!isOnSqlite(database)) return database;
  database.$client.pragma('synchronous = OFF');
  watchBusinesses(database);
  return database;
}

/** Makes the template, named after its migrations, and keeps it for the next run. */
async function sqliteTemplate(): Promise<string> {
  const migrations = readMigrationFiles({ migrationsFolder: paths.sqliteMigrations });
  const hash = createHash('sha256').update(migrations.map((one) => one.hash).join());
  const template = join(tmpdir(), `daybook-template-${hash.digest('hex').slice(0, 16)}.db`);
  if (existsSync(template)) return template;
  const folder = mkdtempSync(join(tmpdir(), 'daybook-template-'));
  const database = openSqlite(join(folder, 'daybook.db'));
  migrateSqlite(database);
  await database.close();
  // Others may be making it too: the last one to finish wins, and all are alike.
  renameSync(join(folder, 'daybook.db'), template);
  rmSync(folder, { recursive: true });
  return template;
}

async function copyOf(templateUrl: string): Promise<string> {
  const url = new URL(templateUrl);
  const template = url.pathname.slice(1);
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asServer(url, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  url.pathname = `/${name}`;
  return url.href;
}

async function drop(databaseUrl: string): Promise<void> {
  const url = new URL(databaseUrl);
  await asServer(url, `DROP DATABASE ${url.pathname.slice(1)} WITH (FORCE)`);
}

async function asServer(url: URL, statement: string): Promise<void> {
  const other = new URL(url);
  other.pathname = '/postgres';
  const client = new pg.Client({ connectionString: other.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Returns the rows of a query in SQL, for what no builder can express. The SQL must suit both engines. */
export async function rowsOf<Row extends Record<string, unknown>>(
  database: OpenedDatabase,
  query: SQL,
): Promise<Row[]> {
  if (isOnPostgres(database)) {
    const { sql: text, params } = new PgDialect().sqlToQuery(query);
    return (await database.pool.query<Row>(text, params)).rows;
  }
  if (isOnSqlite(database)) return database.all<Row>(query);
  throw new Error('no engine of ours');
}

/** Runs statements: a trigger, a row that no builder would write. */
export async function say(database: OpenedDatabase, statements: string): Promise<void> {
  if (isOnPostgres(database)) await database.pool.query(statements);
  if (isOnSqlite(database)) database.$client.exec(statements);
}

/** Returns the SQLite connection, for what is true of SQLite alone (its plans, its files). */
export function sqliteOf(database: OpenedDatabase): Sqlite.Database {
  if (!isOnSqlite(database)) throw new Error('this test is about SQLite');
  return database.$client;
}

function isOnSqlite(database: OpenedDatabase): database is OpenSqlite {
  return '$client' in database;
}

export function isOnPostgres(database: OpenedDatabase): database is OpenPostgres {
  return 'pool' in database;
}
