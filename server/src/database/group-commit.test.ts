import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createGroupCommit } from './group-commit.ts';
import { openDatabase, type Database } from './open.ts';

let folder: string;
let database: Database;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'daybook-commit-'));
  database = openDatabase(join(folder, 'daybook.db'));
  database.$client.exec('CREATE TABLE notes (text TEXT NOT NULL UNIQUE)');
});
afterEach(() => {
  database.$client.close();
  rmSync(folder, { recursive: true, force: true });
});

const write = (text: string | null) =>
  database.$client.prepare('INSERT INTO notes VALUES (?)').run(text).changes;
const notes = () =>
  database.$client.prepare<[], string>('SELECT text FROM notes ORDER BY rowid').pluck().all();

it('answers each work with its own result, in the order of asking, however many there are', async () => {
  const commit = createGroupCommit(database);
  const names = Array.from({ length: 120 }, (_, number) => `note ${number}`);
  const results = await Promise.all(names.map((name) => commit(() => write(name) && name)));
  expect(results).toEqual(names);
  expect(notes()).toEqual(names);
});

it('undoes the work that throws, whole, and none of the others', async () => {
  const commit = createGroupCommit(database);
  const outcomes = await Promise.allSettled([
    commit(() => write('first')),
    commit(() => {
      write('half of the second');
      write(null);
    }),
    commit(() => write('third')),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(notes()).toEqual(['first', 'third']);
});

it('lets each work see what those before it wrote', async () => {
  const commit = createGroupCommit(database);
  const seen = await Promise.all([commit(() => write('first')), commit(() => notes())]);
  expect(seen[1]).toEqual(['first']);
});

it('tells everybody when the transaction as a whole is lost, and works again afterwards', async () => {
  const commit = createGroupCommit(database);
  const outcomes = await Promise.allSettled([
    commit(() => write('first')),
    commit(() => {
      database.$client.exec('ROLLBACK');
      throw new Error('disk full');
    }),
    commit(() => write('third')),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(notes()).toEqual([]);
  await commit(() => write('later'));
  expect(notes()).toEqual(['later']);
});
