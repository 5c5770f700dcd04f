/** The platform that is measured: a few busy businesses and many small ones. It takes minutes to make, and is kept for later runs of the same day. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { readMigrationFiles } from 'drizzle-orm/migrator';
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
/** How many bookings a day of the past has had. */
const PAST_A_DAY = 24;
/** Has no divisor in common with a day's slots, so that what is taken is spread over the day. */
const STRIDE = 29;

const TEAM = ['Ann Marsh', 'Bob Field'];
/** One of so many days ahead has an hour of time off. */
const OFF_ONE_OF = 4;

export const slugOf = (rank: number) => `business-${rank + 1}`;

export interface BusinessSize {
  /** Bookings still to come. */
  ahead: number;
  /** Bookings that are over. */
  past: number;
  /** The days from tomorrow on that have an event. */
  days: number;
}

interface PlatformSize {
  businesses: number;
  bookings: number;
}

/** What the busiest one has still to come, where the platform has enough bookings. */
const AHEAD_OF_BUSIEST = 1_000;
/** The busiest has so many times what the last one has. */
const SPREAD = 200;
const FEWEST_DAYS = 10;
const MOST_DAYS = 40;

/** The busiest first, the quietest last; together they have so many bookings. */
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
    // Rounded as sums, so that all of them are given out.
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

/** The days of each: evenly full ahead, and before them full of the past. Weekly hours have published those ahead. */
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

/** All businesses, and two by themselves, whose free slots nobody else books. */
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
  /** For this run alone. */
  place: DatabasePlace;
}

/** Written last into the folder: says that everything is in it, and under which name. */
const WHOLE = 'whole';

/** Each run works on a copy. On the server of DATABASE_URL nothing is kept. */
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

/** Upcoming bookings are upcoming on the day on which they are made. Removes those of other days, tables and sizes: each takes a gigabyte or more. */
function folderOf({ engine, businesses, bookings }: KeptOptions, now: number): string {
  const prefix = `daybook-load-${engine}-`;
  const migrationsFolder = engine === 'sqlite' ? paths.sqliteMigrations : paths.postgresMigrations;
  const version = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  const name = `${prefix}${version}-${businesses}-${bookings}-${todayIn(DEFAULT_TIMEZONE, now)}`;
  for (const other of readdirSync(tmpdir()).filter((each) => each.startsWith(prefix) && each !== name))
    rmSync(join(tmpdir(), other), { recursive: true, force: true });
  return join(tmpdir(), name);
}

/** Removes what a run that was killed has left. */
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
