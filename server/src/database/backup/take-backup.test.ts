/** Checks that a backup is complete and of one moment, and that nothing less has a backup's name. */

import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '@daybook/schema/figures/periods';
import { buildersFor, NOW, type Builders } from '../../../test/builders.ts';
import { isPostgres, newPlace, openPlace, say, type TestPlace } from '../../../test/test-database.ts';
import { nextTurn } from '../../runtime/next-turn.ts';
import { bookings } from '../booking-tables.ts';
import type { OpenedDatabase } from '../database.ts';
import { openSqlite } from '../sqlite/open.ts';
import { takeBackup } from './take-backup.ts';
import { verifyBackup } from './verify.ts';

let place: TestPlace;
let database: OpenedDatabase;
let add: Builders;
let folder: string;
let businessId: number;

beforeEach(async () => {
  place = await newPlace();
  database = openPlace(place);
  add = buildersFor(database);
  folder = mkdtempSync(join(tmpdir(), 'daybook-backups-'));
  businessId = (await add.business()).id;
});
afterEach(async () => {
  await database.close();
  await place.remove();
  rmSync(folder, { recursive: true, force: true });
});

const take = (now = NOW, keep = 14, into = folder) =>
  takeBackup({ database: place, folder: into, keep, now });

async function referencesIn(file: string): Promise<string[]> {
  const copy = openSqlite(file);
  const rows = await copy.select({ reference: bookings.reference }).from(bookings);
  await copy.close();
  return rows.map(({ reference }) => reference);
}

it('contains the whole database, in one file that only its account can read', async () => {
  const { reference } = await add.booking(businessId);
  const { file, rows, bytes } = await take();
  expect(readdirSync(folder)).toEqual([basename(file)]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(bytes).toBe(statSync(file).size);
  expect(rows).toBeGreaterThan(2);
  expect(await referencesIn(file)).toEqual([reference]);
});

it('contains every booking acknowledged before it began, while others come in', async () => {
  // More than one step of the copy, so that writes happen between two.
  await add.bookings(
    businessId,
    Array.from({ length: 4000 }, () => ({ source: 'x'.repeat(3000) })),
  );
  const before = (await database.select({ reference: bookings.reference }).from(bookings)).map(
    ({ reference }) => reference,
  );
  let isMade = false;
  let meanwhile = 0;
  const rush = (async () => {
    for (; !isMade; meanwhile += 1) {
      await add.booking(businessId);
      await nextTurn();
    }
  })();
  const { file } = await take().finally(() => (isMade = true));
  await rush;
  expect(meanwhile).toBeGreaterThan(0);
  const held = new Set(await referencesIn(file));
  expect(before.filter((reference) => !held.has(reference))).toEqual([]);
}, 60_000);

it('goes on as the database would have: an id that was given is not given again', async () => {
  const last = await add.booking(businessId);
  await database.delete(bookings).where(eq(bookings.id, last.id));
  const { file } = await take();
  const copy = openSqlite(file);
  expect((await buildersFor(copy).booking(businessId)).id).toBeGreaterThan(last.id);
  await copy.close();
});

it('keeps the newest, as many as configured', async () => {
  const files: string[] = [];
  for (const night of [0, 1, 2, 3]) files.push((await take(NOW + night * DAY, 2)).file);
  expect(readdirSync(folder).sort()).toEqual(files.slice(2).map((file) => basename(file)));
});

it('leaves the folder as it was where the database is not one', async () => {
  const { file } = await take();
  const broken = { databaseUrl: null, databaseFile: join(folder, 'broken') };
  writeFileSync(broken.databaseFile, 'nothing that SQLite knows '.repeat(100));
  const failing = takeBackup({ database: broken, folder, keep: 1, now: NOW + DAY });
  await expect(failing).rejects.toThrow(
    /^No backup of .*broken was made in .*: the file is no database, or a damaged one/,
  );
  expect(readdirSync(folder).sort()).toEqual(['broken', basename(file)].sort());
});

it('fails if the folder can’t be created, and when it is told to stop', async () => {
  const { databaseFile } = place;
  writeFileSync(databaseFile + '.txt', '');
  await expect(take(NOW, 14, databaseFile + '.txt')).rejects.toThrow(
    /there is a file where a folder should be/,
  );
  const stopped = AbortSignal.abort(new Error('told to stop'));
  const failing = takeBackup({ database: place, folder, keep: 1, now: NOW, signal: stopped });
  await expect(failing).rejects.toThrow(`was made in ${folder}: told to stop.`);
  expect(readdirSync(folder)).toEqual([]);
});

it('writes over no file', async () => {
  const { file } = await take();
  const content = readFileSync(file);
  await expect(take()).rejects.toThrow('is there already');
  expect(readFileSync(file).equals(content)).toBe(true);
});

it.runIf(isPostgres)('refuses a database of another version, and changes nothing in it', async () => {
  await say(database, 'INSERT INTO migrations (made_at, hash) VALUES (1, $$of a newer one$$)');
  await expect(take()).rejects.toThrow('The database is not of this version');
  expect(readdirSync(folder)).toEqual([]);
});

describe('a file is refused as a backup', () => {
  it('where it is cut short', async () => {
    const { file } = await take();
    truncateSync(file, statSync(file).size - 8192);
    expect(() => verifyBackup(file)).toThrow(/is no database, or a damaged one|is damaged/);
  });

  it('where pages are overwritten', async () => {
    await add.bookings(
      businessId,
      Array.from({ length: 200 }, () => ({})),
    );
    const { file } = await take();
    const content = readFileSync(file);
    content.fill(0xab, content.length >> 1, (content.length >> 1) + 3 * 4096);
    writeFileSync(file, content);
    expect(() => verifyBackup(file)).toThrow(/damaged/);
  });

  it('if a row refers to one that doesn’t exist', async () => {
    await add.event(businessId);
    const { file } = await take();
    const copy = openSqlite(file);
    copy.$client.pragma('foreign_keys = OFF');
    copy.$client.exec(`DELETE FROM businesses WHERE id = ${businessId}`);
    await copy.close();
    expect(() => verifyBackup(file)).toThrow(/rows of .*events.* refer to rows that are gone/);
  });

  it('if it is no Daybook, or one of a newer version', async () => {
    const empty = join(folder, 'empty.db');
    writeFileSync(empty, '');
    expect(() => verifyBackup(empty)).toThrow(`${empty} holds no Daybook.`);
    const { file } = await take();
    const copy = openSqlite(file);
    copy.$client.exec(`INSERT INTO migrations (made_at, hash) VALUES (9e15, 'later')`);
    await copy.close();
    expect(() => verifyBackup(file)).toThrow('was made by a newer Daybook than this one');
    expect(() => verifyBackup(join(folder, 'none.db'))).toThrow('There is no');
  });
});
