/**
 * The platform to measure: a few busy businesses and many small ones. It takes minutes to make, and is kept
 * for later runs on the same day.
 */

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { addDays } from '@daybook/schema/rules/date';
import { DEFAULT_TIMEZONE } from '@daybook/schema/words/timezones';
import { paths } from '../../src/runtime/paths.ts';
import { startPostgres } from '../../test/postgres-server.ts';
import { newPlace, type DatabasePlace } from '../../test/test-database.ts';
import type { EngineName, Started } from '../command.ts';
import { createEngine, type Engine } from '../engine.ts';
import { readAhead, seedPlatform, targetsOf, type PlannedBusiness } from '../platform.ts';

/** 08:00 to 20:00 in quarters of an hour. */
export const SHAPE = { opening: 8 * 60, slotMinutes: 15, slots: 48 };
/** How many bookings each past day has. */
const PAST_A_DAY = 24;
/** Coprime to a day's slots, so that taken slots are spread over the day. */
const STRIDE = 29;

const TEAM = ['Ann Marsh', 'Bob Field'];
/** One in this many upcoming days has an hour of time off. */
const OFF_ONE_OF = 4;

export const slugOf = (rank: number) => `business-${rank + 1}`;

export interface BusinessSize {
  ahead: number;
  past: number;
  /** The days from tomorrow on that have an event. */
  days: number;
}

interface PlatformSize {
  businesses: number;
  bookings: number;
}

/** The busiest business's upcoming bookings, if the platform has enough. */
const AHEAD_OF_BUSIEST = 1_000;
/** The busiest has this many times as many bookings as the last one. */
const SPREAD = 200;
const FEWEST_DAYS = 10;
const MOST_DAYS = 40;

/** Returns the busiest first and the quietest last, with this many bookings in total. */
export function sizesOf({ businesses, bookings }: PlatformSize): BusinessSize[] {
  const most = Math.min(AHEAD_OF_BUSIEST, Math.floor(bookings / businesses));
  const aheadOf = Array.from({ length: businesses }, (_, rank) =>
    Math.round(most / (1 + ((SPREAD - 1) * rank) / Math.max(1, businesses - 1))),
  );
  const ahead = aheadOf.reduce((sum, each) => sum + each, 0);
  const past = bookings - ahead;
  let shared = 0;
  let given = 0;
  return aheadOf.map((each) => {
    // Rounds the running total, so that no booking is lost.
    shared += each;
    const upTo = ahead === 0 ? 0 : Math.round((past * shared) / ahead);
    const size = {
      ahead: each,
      past: upTo - given,
      days: FEWEST_DAYS + Math.round(((MOST_DAYS - FEWEST_DAYS) * each) / Math.max(1, most)),
    };
    given = upTo;
    return size;
  });
}

/** Returns each business's days: evenly full upcoming ones, published by weekly hours, and full past ones. */
export function plannedOf(sizes: readonly BusinessSize[], now: number): PlannedBusiness[] {
  const today = todayIn(DEFAULT_TIMEZONE, now);
  const day = (from: number, count: number) => ({
    date: addDays(today, from),
    taken: Array.from({ length: count }, (_, slot) => (slot * STRIDE) % SHAPE.slots),
  });
  return sizes.map(({ ahead, past, days }, rank) => {
    const upTo = (number: number) => Math.floor((ahead * number) / days);
    const before = Array.from({ length: Math.ceil(past / PAST_A_DAY) }, (_, at) =>
      day(-1 - at, Math.min(PAST_A_DAY, past - at * PAST_A_DAY)),
    );
    const after = Array.from({ length: days }, (_, at) => day(at + 1, upTo(at + 1) - upTo(at)));
    const off = after.filter((_, at) => at % OFF_ONE_OF === 0).map(({ date }) => date);
    const week = { team: TEAM, off: { dates: off, startTime: '12:00', endTime: '13:00' } };
    return { slug: slugOf(rank), days: [...before.reverse(), ...after], week };
  });
}

/** Returns the targets of all businesses, and of two separate ones whose free slots nobody else books. */
export async function readTargets(place: DatabasePlace, businesses: number, now: number) {
  const ahead = await readAhead(place, now);
  const [busiest, quietest] = [slugOf(0), slugOf(businesses - 1)];
  const of = (slug: string) =>
    targetsOf(
      ahead.filter((event) => event.slug === slug),
      SHAPE,
    );
  const others = ahead.filter(({ slug }) => slug !== busiest && slug !== quietest);
  const { free } = targetsOf(others, SHAPE);
  return { all: { ...targetsOf(ahead, SHAPE), free }, busiest: of(busiest), quietest: of(quietest) };
}

export interface KeptOptions extends PlatformSize {
  engine: EngineName;
  fresh: boolean;
}

interface Platform {
  engine: Engine;
  /** A copy for this run alone. */
  place: DatabasePlace;
}

/** The file written last into the folder: it shows that everything is there, and contains its name. */
const WHOLE = 'whole';

/** Makes a copy for each run. On the server of DATABASE_URL nothing is kept. */
export async function openPlatform(options: KeptOptions, now: number, started: Started): Promise<Platform> {
  const { engine: name } = options;
  if (name === 'postgres' && process.env.DATABASE_URL) {
    const engine = started(await createEngine(name));
    const place = await engine.newDatabase();
    await seed(place, options, now);
    return { engine, place };
  }
  const folder = folderOf(options, now);
  const whole = join(folder, WHOLE);
  if (options.fresh || !existsSync(whole)) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (name === 'sqlite') {
    const kept = { databaseFile: join(folder, 'daybook.db'), databaseUrl: null };
    if (!existsSync(whole)) {
      await seed(kept, options, now);
      writeFileSync(whole, '');
    }
    const engine = started(await createEngine(name));
    return { engine, place: await engine.copyOf(kept) };
  }
  const { templateUrl } = started(await startPostgres({ isDurable: true, keptIn: folder }));
  if (!existsSync(whole)) {
    const place = await newPlace(templateUrl);
    await seed(place, options, now);
    writeFileSync(whole, new URL(place.databaseUrl ?? '').pathname.slice(1));
  }
  const keptUrl = new URL(templateUrl);
  keptUrl.pathname = `/${readFileSync(whole, 'utf8')}`;
  await dropCopies(keptUrl);
  const engine = started(await createEngine(name, templateUrl));
  return { engine, place: await engine.copyOf({ databaseFile: '', databaseUrl: keptUrl.href }) };
}

/**
 * Returns the folder of today's platform of that size and schema, because upcoming bookings are upcoming only
 * on the day on which they are made. Removes all others: each takes a gigabyte or more.
 */
function folderOf({ engine, businesses, bookings }: KeptOptions, now: number): string {
  const prefix = `daybook-load-${engine}-`;
  const migrationsFolder = engine === 'sqlite' ? paths.sqliteMigrations : paths.postgresMigrations;
  const version = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  const name = `${prefix}${version}-${businesses}-${bookings}-${todayIn(DEFAULT_TIMEZONE, now)}`;
  for (const other of readdirSync(tmpdir()).filter((each) => each.startsWith(prefix) && each !== name))
    rmSync(join(tmpdir(), other), { recursive: true, force: true });
  return join(tmpdir(), name);
}

/** Removes what a killed run has left. */
async function dropCopies(keptUrl: URL): Promise<void> {
  const client = new pg.Client({ connectionString: new URL('/postgres', keptUrl).href });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    `SELECT datname FROM pg_database WHERE datname LIKE 'test\\_%' AND datname <> $1`,
    [keptUrl.pathname.slice(1)],
  );
  for (const { datname } of rows) await client.query(`DROP DATABASE ${datname} WITH (FORCE)`);
  await client.end();
}

async function seed(place: DatabasePlace, size: PlatformSize, now: number): Promise<void> {
  const began = performance.now();
  console.log(`Making a platform of ${size.businesses} businesses and ${size.bookings} bookings…`);
  await seedPlatform(place, SHAPE, plannedOf(sizesOf(size), now), now);
  console.log(`Made in ${Math.round((performance.now() - began) / 1000)} s.`);
}
