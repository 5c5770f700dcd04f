import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqlite, type OpenSqlite } from './open.ts';

let folder: string;
let database: OpenSqlite;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'daybook-commit-'));
  database = openSqlite(join(folder, 'daybook.db'));
  database.$client.exec('CREATE TABLE notes (text TEXT NOT NULL UNIQUE)');
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const commit = <Result>(body: () => Promise<Result>) => database.write({}, body);
const write = (text: string | null) =>
  database.$client.prepare('INSERT INTO notes VALUES (?)').run(text).changes;
const notes = () =>
  database.$client.prepare<[], string>('SELECT text FROM notes ORDER BY rowid').pluck().all();

it('answers each work with its own result, in the order of asking, however many there are', async () => {
  const names = Array.from({ length: 120 }, (_, number) => `note ${number}`);
  const results = await Promise.all(names.map((name) => commit(async () => write(name) && name)));
  expect(results).toEqual(names);
  expect(notes()).toEqual(names);
});

it('undoes the work that throws, whole, and none of the others', async () => {
  const outcomes = await Promise.allSettled([
    commit(async () => write('first')),
    commit(async () => {
      write('half of the second');
      write(null);
    }),
    commit(async () => write('third')),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(notes()).toEqual(['first', 'third']);
});

it('undoes what a failed work still writes after its failure, and never in the work of another', async () => {
  const writeAfter = async (turns: number, text: string) => {
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    return write(text);
  };
  const outcomes = await Promise.allSettled([
    commit(() => Promise.all([Promise.reject(new Error('no')), writeAfter(20, 'late')])),
    commit(() => writeAfter(40, 'next')),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(notes()).toEqual(['next']);
});

it('lets each work see what those before it wrote', async () => {
  const seen = await Promise.all([commit(async () => write('first')), commit(async () => notes())]);
  expect(seen[1]).toEqual(['first']);
});

it('shows nobody what is written until it is committed, however long a body takes', async () => {
  const seen = async () => (await database.read.select({ text: sql<string>`text` }).from(sql`notes`)).length;
  const during: number[] = [];
  await commit(async () => {
    write('first');
    await new Promise((later) => setTimeout(later, 5));
    during.push(await seen());
  });
  expect(during).toEqual([0]);
  expect(await seen()).toBe(1);
});

it('runs bodies one after another, so that what one has read is still true when it writes', async () => {
  const add = () =>
    commit(async () => {
      const before = notes().length;
      await new Promise((later) => setImmediate(later));
      write(`note ${before}`);
    });
  await Promise.all(Array.from({ length: 10 }, add));
  expect(notes()).toHaveLength(10);
});

it('rejects every caller if the whole transaction is lost, and works again afterwards', async () => {
  const outcomes = await Promise.allSettled([
    commit(async () => write('first')),
    commit(async () => {
      database.$client.exec('ROLLBACK');
      throw new Error('disk full');
    }),
    commit(async () => write('third')),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(notes()).toEqual([]);
  await commit(async () => write('later'));
  expect(notes()).toEqual(['later']);
});
