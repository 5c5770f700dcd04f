import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openExampleDatabase, type ExampleDatabase } from '../../../test/example-booking.ts';
import { rowsOf } from '../../../test/test-database.ts';
import { firstLineOf, hasWords } from './has-words.ts';

let example: ExampleDatabase;
beforeAll(async () => {
  example = await openExampleDatabase();
});
afterAll(() => example.close());

/** Returns whether the text contains all the typed words. */
async function holds(text: string, typed: string): Promise<boolean> {
  const isHeld = hasWords(sql`fold_text(${text})`, typed) ?? sql`true`;
  return (await rowsOf(example.database, sql`SELECT 1 WHERE ${isHeld}`)).length === 1;
}

it('asks for every word, and for any part of one', async () => {
  expect(await holds('Ada\nLovelace', '  LOVE ada ')).toBe(true);
  expect(await holds('Ada\nLovelace', 'ada hopper')).toBe(false);
  expect(await holds('Ada\nLovelace', 'v')).toBe(true);
  expect(await holds('Ada\nLovelace', '  ')).toBe(true);
});

it('gives no character a special meaning', async () => {
  const signs = ['%', '_', '*', '"', "'", '?', '\\', '(a'];
  for (const typed of signs) {
    expect([typed, await holds('100 % _ * " \' ? \\ (a OR b)', typed)]).toEqual([typed, true]);
    expect([typed, await holds('anything else', typed)]).toEqual([typed, false]);
  }
});

it('finds every word of a text in the text, however it is written', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
      for (const written of [text, text.toLowerCase(), text.normalize('NFD'), text.normalize('NFC')])
        expect(await holds(text, written)).toBe(true);
    }),
  );
});

it('reads the first line of a text, the only one too', async () => {
  const first = async (text: string) =>
    (await rowsOf(example.database, sql`SELECT ${firstLineOf(sql`cast(${text} AS text)`)} AS line`))[0]?.line;
  expect([await first('zoe luczak\nzl@example.org'), await first('ada')]).toEqual(['zoe luczak', 'ada']);
});
