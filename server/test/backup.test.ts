/** Backups of the real product: made while it serves and automatically; a restored one works. */

import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bookings } from '../src/database/booking-tables.ts';
import { emails } from '../src/database/email-tables.ts';
import { book, freeSlots } from './customer.ts';
import { eventually } from './eventually.ts';
import { LAUNCH_TEST_MILLISECONDS, launchServer } from './launch.ts';
import { startServer } from './start.ts';
import { environmentOf, newPlace, openPlace, type DatabasePlace } from './test-database.ts';

const serverFolder = resolve(fileURLToPath(new URL('.', import.meta.url)), '..');
const DIARY = 'willow-co-hair';
const cleanUps: (() => unknown)[] = [];
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'daybook-backups-'));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
});
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function newPlaceHere() {
  const place = await newPlace();
  cleanUps.push(() => place.remove());
  return place;
}

/** Runs them as `npm run backup` and `npm run restore` do, from the sources. */
function run(program: 'backup' | 'restore', place: DatabasePlace, args: string[] = []) {
  return promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', join(serverFolder, 'src/database/backup', `${program}-program.ts`), ...args],
    {
      cwd: serverFolder,
      env: { PATH: process.env.PATH, BACKUP_FOLDER: folder, ...environmentOf(place) },
    },
  );
}

const backups = () => readdirSync(folder).filter((name) => name.endsWith('.db'));

async function emailsByReference(place: DatabasePlace): Promise<Map<string, number>> {
  const database = openPlace(place);
  const emailRows = await database.select({ bookingId: emails.bookingId }).from(emails);
  const made = await database.select({ id: bookings.id, reference: bookings.reference }).from(bookings);
  await database.close();
  return new Map(
    made.map(({ id, reference }) => [
      reference,
      emailRows.filter(({ bookingId }) => bookingId === id).length,
    ]),
  );
}

it('brings back every booking that was acknowledged before it began, and takes bookings again', async () => {
  const place = await newPlaceHere();
  const server = await launchServer({ place });
  cleanUps.push(() => server.kill());
  const slots = await freeSlots(server.url, DIARY);
  const before: string[] = [];
  for (const [number, slot] of slots.slice(0, 8).entries()) {
    const { reference } = await book(server.url, slot, number);
    if (reference !== null) before.push(reference);
  }
  expect(before).toHaveLength(8);

  let isMade = false;
  const rush = (async () => {
    const statuses: number[] = [];
    for (const [number, slot] of slots.slice(8).entries()) {
      if (isMade) break;
      statuses.push((await book(server.url, slot, 100 + number)).status);
    }
    return statuses;
  })();
  const { stdout } = await run('backup', place).finally(() => (isMade = true));
  const statuses = await rush;
  expect(statuses).toContain(201);
  expect(stdout).toMatch(/rows, .* MB, opened and found good\.$/m);
  await server.kill();

  const fresh = await newPlaceHere();
  const [backup = ''] = backups();
  await run('restore', fresh, ['--from', join(folder, backup)]);
  const restored = await emailsByReference(fresh);
  for (const reference of before) expect(restored.get(reference)).toBe(2);
  const again = await launchServer({ place: fresh });
  cleanUps.push(() => again.kill());
  const free = await freeSlots(again.url, DIARY);
  expect(free.length).toBeLessThanOrEqual(slots.length - before.length);
  const [slot] = free;
  if (!slot) throw new Error('nothing is free');
  expect((await book(again.url, slot, 999)).status).toBe(201);
}, 240_000);

it(
  'is made automatically if the settings name a folder',
  async () => {
    const place = await newPlaceHere();
    const env = { BACKUP_FOLDER: folder };
    const server = await startServer({ place, env });
    const said = () =>
      server.log.filter((line) => line.includes('backup made') || line.includes('job failed'));
    await eventually(
      () => said().length > 0,
      100,
      () => server.log.join(''),
    );
    await server.stop();
    expect(said()[0]).toContain('opened and found good');
    expect(backups()).toHaveLength(1);
  },
  LAUNCH_TEST_MILLISECONDS,
);

it(
  'logs that none could be made',
  async () => {
    const place = await newPlaceHere();
    const inTheWay = join(serverFolder, 'package.json');
    const server = await startServer({ place, env: { BACKUP_FOLDER: inTheWay } });
    const said = () => server.log.find((line) => line.includes('job failed'));
    await eventually(
      () => said() !== undefined,
      100,
      () => server.log.join(''),
    );
    await server.stop();
    expect(said()).toContain('"job":"backup"');
    expect(said()).toContain('there is a file where a folder should be');
  },
  LAUNCH_TEST_MILLISECONDS,
);

it(
  'leaves no half file where the disk takes no more',
  async () => {
    const place = await newPlaceHere();
    const database = openPlace(place);
    await database.close();
    // A limit on file sizes replaces the full disk: 64 blocks of 512 or 1,024 bytes.
    const command = `ulimit -f 64; exec "$0" --import tsx "$1"`;
    const child = spawn(
      '/bin/sh',
      ['-c', command, process.execPath, join(serverFolder, 'src/database/backup/backup-program.ts')],
      {
        cwd: serverFolder,
        env: { PATH: process.env.PATH, BACKUP_FOLDER: folder, ...environmentOf(place) },
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    expect(await text(child.stderr)).toMatch(
      /^No backup of .* was made in .*: the disk failed, or refused a write/,
    );
    expect(readdirSync(folder)).toEqual([]);
    expect(statSync(folder).isDirectory()).toBe(true);
  },
  LAUNCH_TEST_MILLISECONDS,
);
