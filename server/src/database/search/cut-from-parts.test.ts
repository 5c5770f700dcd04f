import Sqlite from 'better-sqlite3';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { nextTurn } from '../../runtime/next-turn.ts';
import { cutFromParts, type Sorted } from './cut-from-parts.ts';

const sqlite = new Sqlite(':memory:');
sqlite.exec('CREATE TABLE texts (id INTEGER PRIMARY KEY, key TEXT NOT NULL)');
const insert = sqlite.prepare('INSERT INTO texts (id, key) VALUES (?, ?)');
const clear = sqlite.prepare('DELETE FROM texts');
const inOrder = {
  asc: sqlite.prepare<[number, number], Sorted>(
    'SELECT * FROM texts WHERE id >= ? AND id < ? ORDER BY key, id',
  ),
  desc: sqlite.prepare<[number, number], Sorted>(
    'SELECT * FROM texts WHERE id >= ? AND id < ? ORDER BY key DESC, id DESC',
  ),
};
afterAll(() => sqlite.close());

/** Few characters, so that many texts are alike; SQLite and JavaScript order the last three differently. */
const text = fc.string({
  unit: fc.constantFrom('a', 'b', 'é', '\ud7ff', '\ue000', '\uffee', '😀'),
  maxLength: 3,
});

it('gives every page of what is sorted in parts as SQLite does that sorts it at once', async () => {
  const cases = fc.record({
    texts: fc.array(text, { maxLength: 40 }),
    direction: fc.constantFrom('asc', 'desc'),
    partSize: fc.integer({ min: 1, max: 15 }),
    limit: fc.integer({ min: 1, max: 9 }),
  } as const);
  await fc.assert(
    fc.asyncProperty(cases, async ({ texts, direction, partSize, limit }) => {
      clear.run();
      for (const [id, key] of texts.entries()) insert.run(id, key);
      const shown: number[] = [];
      for (let offset = 0; offset < texts.length; offset += limit) {
        const parts = async function* () {
          for (let from = 0; from < texts.length; from += partSize)
            yield inOrder[direction].all(from, from + partSize).slice(0, offset + limit);
        };
        shown.push(...(await cutFromParts(parts(), direction, limit, offset)));
      }
      expect(shown).toEqual(inOrder[direction].all(0, texts.length).map(({ id }) => id));
    }),
  );
});

it('lets others have their turn after each part', async () => {
  const order: string[] = [];
  const parts = async function* () {
    for (const id of [1, 2, 3]) {
      order.push('part');
      yield [{ id, key: 'a' }];
    }
  };
  const other = (async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      await nextTurn();
      order.push('other');
    }
  })();
  await cutFromParts(parts(), 'asc', 3, 0);
  await other;
  expect(order).toEqual(['part', 'other', 'part', 'other', 'part']);
});
