/**
 * The platform that is measured. It takes minutes to make, and is kept for later runs of the same day in a folder beside the
 * system's temporary files; each run works on a copy of it.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { paths } from '../../src/runtime/paths.ts';
import { startPostgres } from '../../test/postgres-server.ts';
import { newPlace, type DatabasePlace } from '../../test/test-database.ts';
import { createPostgres, createSqlite, type Engine } from '../engine.ts';
import type { Started } from '../running.ts';
import type { LoadOptions } from './options.ts';
import { ZONE } from './rows.ts';
import { seedPlatform } from './seed-platform.ts';
import { sizesOf } from './sizes.ts';

export interface Platform {
  engine: Engine;
  /** For this run alone. */
  place: DatabasePlace;
}

/** Written last into the folder: says that everything is in it, and under which name. */
const WHOLE = 'whole';

export async function openPlatform(options: LoadOptions, now: number, started: Started): Promise<Platform> {
  const { DATABASE_URL: databaseUrl } = process.env;
  if (options.engine === 'postgres' && databaseUrl) return onServer(databaseUrl, options, now, started);
  const folder = folderOf(options, now);
  removeOthers(options, folder);
  if (options.fresh || !existsSync(join(folder, WHOLE))) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return options.engine === 'sqlite'
    ? inFile(folder, options, now, started)
    : inFolder(folder, options, now, started);
}

/** Its bookings to come are to come on the day on which it is made. */
function folderOf({ engine, businesses, bookings }: LoadOptions, now: number): string {
  const isSqlite = engine === 'sqlite';
  const migrations = readMigrationFiles({
    migrationsFolder: isSqlite ? paths.sqliteMigrations : paths.postgresMigrations,
  });
  const version = migrations.at(-1)?.folderMillis ?? 0;
  return join(tmpdir(), `${prefixOf(engine)}${version}-${businesses}-${bookings}-${todayIn(ZONE, now)}`);
}

const prefixOf = (engine: LoadOptions['engine']) => `daybook-load-${engine}-`;

/** Those of other days, tables and sizes: each takes a gigabyte or more. */
function removeOthers({ engine }: LoadOptions, folder: string): void {
  const kept = readdirSync(tmpdir()).filter((name) => name.startsWith(prefixOf(engine)));
  for (const name of kept.map((name) => join(tmpdir(), name))) {
    if (name !== folder) rmSync(name, { recursive: true, force: true });
  }
}

async function inFile(
  folder: string,
  options: LoadOptions,
  now: number,
  started: Started,
): Promise<Platform> {
  const kept = { databaseFile: join(folder, 'daybook.db'), databaseUrl: null };
  if (!existsSync(join(folder, WHOLE))) {
    await seed(kept, options, now);
    writeFileSync(join(folder, WHOLE), '');
  }
  const engine = started(createSqlite());
  return { engine, place: await engine.copyOf(kept) };
}

async function inFolder(
  folder: string,
  options: LoadOptions,
  now: number,
  started: Started,
): Promise<Platform> {
  const { templateUrl } = started(await startPostgres({ isDurable: true, keptIn: folder }));
  const whole = join(folder, WHOLE);
  if (!existsSync(whole)) {
    const { databaseFile, databaseUrl } = await newPlace(templateUrl);
    await seed({ databaseFile, databaseUrl }, options, now);
    writeFileSync(whole, new URL(databaseUrl ?? '').pathname.slice(1));
  }
  const keptUrl = new URL(templateUrl);
  keptUrl.pathname = `/${readFileSync(whole, 'utf8')}`;
  await dropCopies(keptUrl);
  const engine = started(await createPostgres(templateUrl));
  return { engine, place: await engine.copyOf({ databaseFile: '', databaseUrl: keptUrl.href }) };
}

/** On somebody's server nothing is kept. */
async function onServer(
  databaseUrl: string,
  options: LoadOptions,
  now: number,
  started: Started,
): Promise<Platform> {
  const engine = started(await createPostgres(databaseUrl));
  const place = await engine.newDatabase();
  await seed(place, options, now);
  return { engine, place };
}

async function seed(place: DatabasePlace, options: LoadOptions, now: number): Promise<void> {
  const began = performance.now();
  console.log(`Making a platform of ${options.businesses} businesses and ${options.bookings} bookings…`);
  await seedPlatform(place, sizesOf(options), now);
  console.log(`Made in ${Math.round((performance.now() - began) / 1000)} s.`);
}

/** What a run that was killed has left. */
async function dropCopies(keptUrl: URL): Promise<void> {
  const server = new URL(keptUrl);
  server.pathname = '/postgres';
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  try {
    const { rows } = await client.query<{ datname: string }>(
      `SELECT datname FROM pg_database WHERE datname LIKE 'test\\_%' AND datname <> $1`,
      [keptUrl.pathname.slice(1)],
    );
    for (const { datname } of rows) await client.query(`DROP DATABASE ${datname} WITH (FORCE)`);
  } finally {
    await client.end();
  }
}
