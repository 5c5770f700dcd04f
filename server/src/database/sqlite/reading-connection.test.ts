import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildersFor } from '../../../test/builders.ts';
import { newPlace, openPlace, type TestPlace } from '../../../test/test-database.ts';
import type { OpenedDatabase, Reader } from '../database.ts';
import { isDatabaseTrouble } from '../passing-errors.ts';
import { businesses } from '../tables.ts';
import { endThread, openReading } from './reading-connection.ts';

let place: TestPlace;
let database: OpenedDatabase;
beforeEach(async () => {
  place = await newPlace();
  database = openPlace(place);
});
afterEach(async () => {
  await database.close();
  await place.remove();
});

const namesOn = async (read: Reader) =>
  (await read.select({ name: businesses.name }).from(businesses).orderBy(businesses.id)).map(
    ({ name }) => name,
  );

/** Counts for some tenths of a second. */
const count = (read: Reader) =>
  read.select({ sum: sql<number>`sum(value)` }).from(sql`(
    with recursive counted(value) as (select 1 union all select value + 1 from counted where value < 2000000)
    select value from counted
  ) as counted`);

it('sees what has been written before it is asked', async () => {
  const add = buildersFor(database);
  for (const name of ['Willow', 'Elm', 'Ash']) {
    await add.business({ name });
    expect((await namesOn(database.readLong)).at(-1)).toBe(name);
  }
});

it('answers while this thread goes on', async () => {
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 1);
  const [row] = await count(database.readLong);
  clearInterval(counting);
  expect(row?.sum).toBe(2_000_001_000_000);
  expect(turns).toBeGreaterThan(20);
});

it('passes an error on as SQLite raised it, without what was asked for', async () => {
  const secret = 'ruth@example.com';
  const failing = database.readLong.select({ one: sql`round(${secret}, 1, 2)` }).from(businesses);
  const error: unknown = await Promise.resolve(failing).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 'SQLITE_ERROR' });
  expect(String(error)).toBe('SqliteError: wrong number of arguments to function round()');
  expect(JSON.stringify(error)).not.toContain(secret);
  const missing = openReading('/nowhere/at/all.db');
  await expect(namesOn(missing.read)).rejects.toThrow('directory does not exist');
  await missing.close();
});

it('says of a file that is no database that the database does not work', async () => {
  const other = openReading(import.meta.filename);
  expect(await namesOn(other.read).catch(isDatabaseTrouble)).toBe(true);
  await other.close();
});

it('starts again after its thread has ended, and then sees no earlier moment', async () => {
  await buildersFor(database).business({ name: 'Willow' });
  const moment = openReading(place.databaseFile, { isOneMoment: true });
  expect(await namesOn(moment.read)).toEqual(['Willow']);
  const asked = [count(database.readLong).execute(), namesOn(database.readLong)];
  await endThread();
  for (const query of asked) await expect(query).rejects.toThrow('has ended');
  expect(await namesOn(database.readLong)).toEqual(['Willow']);
  await expect(namesOn(moment.read)).rejects.toThrow('has ended');
  await moment.close();
});

it('answers what it was asked before it closes, and nothing after', async () => {
  const { read, close } = openReading(place.databaseFile);
  const asked = namesOn(read);
  // drizzle sends a query when it is awaited.
  await Promise.resolve();
  await close();
  expect(await asked).toEqual([]);
  await expect(namesOn(read)).rejects.toThrow('closed');
  await close();
});

it('lets a process end that has read, even one that has closed nothing', async () => {
  const module = new URL('reading-connection.ts', import.meta.url).href;
  const program = `import { openReading } from ${JSON.stringify(module)};
    import { sql } from 'drizzle-orm';
    const { read } = openReading(${JSON.stringify(place.databaseFile)});
    console.log(await read.select({ businesses: sql\`count(*)\` }).from(sql\`businesses\`));`;
  const options = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const cwd = import.meta.dirname;
  const { stdout } = await promisify(execFile)(process.execPath, options, { cwd, timeout: 15_000 });
  expect(stdout).toBe('[ { businesses: 0 } ]\n');
});
