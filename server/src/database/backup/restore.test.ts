/** Checks that a restored database has the backup's content, and that the previous one isn't lost. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildersFor, NOW } from '../../../test/builders.ts';
import { isPostgres, newPlace, openPlace, type TestPlace } from '../../../test/test-database.ts';
import { bookings } from '../booking-tables.ts';
import { restoreBackup } from './restore.ts';
import { takeBackup } from './take-backup.ts';

let place: TestPlace;
let elsewhere: TestPlace;
let folder: string;
/** A backup with one booking, which has this reference. */
let from: string;
let reference: string;

beforeEach(async () => {
  place = await newPlace();
  elsewhere = await newPlace();
  folder = mkdtempSync(join(tmpdir(), 'daybook-backups-'));
  const database = openPlace(elsewhere);
  const add = buildersFor(database);
  ({ reference } = await add.booking((await add.business()).id));
  await database.close();
  ({ file: from } = await takeBackup({ database: elsewhere, folder, keep: 14, now: NOW }));
});
afterEach(async () => {
  await place.remove();
  await elsewhere.remove();
  rmSync(folder, { recursive: true, force: true });
});

const restore = (source = from) => restoreBackup({ from: source, database: place, now: NOW });

async function referencesIn(there: TestPlace): Promise<string[]> {
  const database = openPlace(there);
  const rows = await database.select({ reference: bookings.reference }).from(bookings);
  await database.close();
  return rows.map((row) => row.reference);
}

async function bookThere(): Promise<string> {
  const database = openPlace(place);
  const add = buildersFor(database);
  const booking = await add.booking((await add.business({ diarySlug: 'another' })).id);
  await database.close();
  return booking.reference;
}

it('puts a backup where nothing stood, and leaves the backup as it was', async () => {
  rmSync(place.databaseFile, { force: true });
  const content = readFileSync(from);
  const { aside, rows } = await restore();
  expect(aside).toBeNull();
  expect(rows).toBeGreaterThan(2);
  expect(await referencesIn(place)).toEqual([reference]);
  expect(readFileSync(from).equals(content)).toBe(true);
  expect(readdirSync(folder)).toEqual([basename(from)]);
});

it('refuses a damaged backup before it touches anything', async () => {
  const content = readFileSync(from);
  content.fill(0xab, content.length >> 1, (content.length >> 1) + 3 * 4096);
  writeFileSync(from, content);
  const there = await bookThere();
  await expect(restore()).rejects.toThrow(/damaged/);
  expect(await referencesIn(place)).toEqual([there]);
});

it.runIf(isPostgres)('refuses a PostgreSQL database that isn’t empty', async () => {
  const there = await bookThere();
  await expect(restore()).rejects.toThrow(/The target is not empty: there are rows in businesses\.$/);
  expect(await referencesIn(place)).toEqual([there]);
});

describe.skipIf(isPostgres)('an existing file', () => {
  const filesThere = () => readdirSync(dirname(place.databaseFile)).sort();

  it('is moved aside whole, with what was only in its log', async () => {
    const there = await bookThere();
    const { aside } = await restore();
    expect(await referencesIn(place)).toEqual([reference]);
    if (aside === null) throw new Error('nothing was moved aside');
    expect(filesThere().filter((name) => !name.startsWith(basename(place.databaseFile)))).toEqual([]);
    expect(await referencesIn({ ...place, databaseFile: aside })).toEqual([there]);
    expect(statSync(place.databaseFile).mode & 0o777).toBe(0o600);
  });

  it('is moved aside with its log where a killed process has left one', async () => {
    const there = await leftByAKilledProcess(place.databaseFile);
    const { aside } = await restore();
    expect(await referencesIn(place)).toEqual([reference]);
    expect(await referencesIn({ ...place, databaseFile: aside ?? '' })).toEqual([there]);
  });

  it('is moved aside unchanged if it is damaged', async () => {
    writeFileSync(place.databaseFile, 'no database '.repeat(1000));
    writeFileSync(`${place.databaseFile}-wal`, 'its log');
    const { aside } = await restore();
    expect(await referencesIn(place)).toEqual([reference]);
    expect(readFileSync(aside ?? '', 'utf8')).toContain('no database');
    expect(readFileSync(`${aside ?? ''}-wal`, 'utf8')).toBe('its log');
  });

  it('stays while somebody uses it, and nothing is left next to it', async () => {
    const there = await bookThere();
    const database = openPlace(place);
    const before = filesThere();
    await expect(restore()).rejects.toThrow(/Daybook runs on .*Stop that first\./);
    expect(filesThere()).toEqual(before);
    await database.close();
    expect(await referencesIn(place)).toEqual([there]);
  });

  it('is not restored from itself', async () => {
    await bookThere();
    await expect(restore(place.databaseFile)).rejects.toThrow('is the database itself');
    expect(existsSync(place.databaseFile)).toBe(true);
  });
});

/** Lets another process write a booking and kills it before it closes anything. Returns the reference. */
async function leftByAKilledProcess(databaseFile: string): Promise<string> {
  const script = `
    const { openSqlite } = await import('./src/database/sqlite/open.ts');
    const { migrateSqlite } = await import('./src/database/sqlite/migrate.ts');
    const { buildersFor } = await import('./test/builders.ts');
    const database = openSqlite(process.argv[1]);
    migrateSqlite(database);
    const add = buildersFor(database);
    const { reference } = await add.booking((await add.business()).id);
    process.stdout.write(reference, () => process.kill(process.pid, 'SIGKILL'));`;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script, databaseFile],
    { cwd: join(import.meta.dirname, '../../..'), stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await once(child, 'close');
  return said;
}
