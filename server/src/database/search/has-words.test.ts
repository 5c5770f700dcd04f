import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openExampleDatabase, type ExampleDatabase } from '../../../test/example-booking.ts';
import { firstLineOf, hasWords } from './has-words.ts';

let example: ExampleDatabase;
beforeAll(async () => {
  example = await openExampleDatabase();
});
afterAll(() => example.close());

/** Whether the text holds all the words typed. */
function holds(text: string, typed: string): boolean {
  const isHeld = hasWords(sql`fold_text(${text})`, typed) ?? sql`true`;
  return example.database.all(sql`SELECT 1 WHERE ${isHeld}`).length === 1;
}

it('asks for every word, and for any part of one', () => {
  expect(holds('Ada\nLovelace', '  LOVE ada ')).toBe(true);
  expect(holds('Ada\nLovelace', 'ada hopper')).toBe(false);
  expect(holds('Ada\nLovelace', 'v')).toBe(true);
  expect(holds('Ada\nLovelace', '  ')).toBe(true);
});

it('gives no sign a meaning of its own', () => {
  const signs = ['%', '_', '*', '"', "'", '?', '\\', '(a'];
  for (const typed of signs) {
    expect([typed, holds('100 % _ * " \' ? \\ (a OR b)', typed)]).toEqual([typed, true]);
    expect([typed, holds('anything else', typed)]).toEqual([typed, false]);
  }
});

it('finds every word of a text in the text, however it is written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const written of [text, text.toLowerCase(), text.normalize('NFD'), text.normalize('NFC')])
        expect(holds(text, written)).toBe(true);
    }),
  );
});

it('reads the first line of a text, the only one too', () => {
  const first = (text: string) =>
    example.database.get<{ line: string }>(sql`SELECT ${firstLineOf(sql`${text}`)} AS line`).line;
  expect([first('zoe luczak\nzl@example.org'), first('ada')]).toEqual(['zoe luczak', 'ada']);
});
