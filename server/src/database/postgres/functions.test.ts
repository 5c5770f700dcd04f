/** Checks that functions in queries and triggers give the same results on both engines. */

import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { foldText } from '@daybook/schema/rules/fold-text';
import { TIMEZONES } from '@daybook/schema/words/timezones';
import { newPlace, type TestPlace } from '../../../test/test-database.ts';
import { createDateOnClock } from '../date-on-clock.ts';

let place: TestPlace;
let client: pg.Client;
beforeAll(async () => {
  place = await newPlace();
  client = new pg.Client({ connectionString: place.databaseUrl ?? '' });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await place.remove();
});

async function answers<Answer>(query: string, values: unknown[]): Promise<Answer[]> {
  const { rows } = await client.query<{ answer: Answer }>(query, values);
  return rows.map(({ answer }) => answer);
}

const folded = (texts: readonly string[]) =>
  answers<string>(
    'SELECT fold_text(text) AS answer FROM unnest($1::text[]) WITH ORDINALITY texts (text, at) ORDER BY at',
    [texts],
  );

it.each([
  ['Zoë ŁUCZAK', 'zoe luczak'],
  ['ΟΔΥΣΣΕΥΣ', 'οδυσσευσ'],
  ['Οδυσσεύς', 'οδυσσευσ'],
  ['İSTANBUL, Iğdır', 'istanbul, igdir'],
  ['STRASSE, Straße, STRAẞE', 'strasse, strasse, strasse'],
  ['山田 Ｔａｒｏ', '山田 taro'],
])('folds %s to %s', async (text, expected) => {
  expect([foldText(text), ...(await folded([text]))]).toEqual([expected, expected]);
});

it('folds every letter as we do', async () => {
  const letters: string[] = [];
  // PostgreSQL's texts can't contain U+0000, and ours never contain half of a surrogate pair.
  for (let code = 1; code <= 0x10ffff; code += 1) {
    const letter = String.fromCodePoint(code);
    if (/^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Z}\p{Cc}\p{Cf}]$/u.test(letter)) letters.push(letter);
  }
  // Both know different versions of Unicode, so the newest letters are left out.
  const known = await answers<string>(
    'SELECT text AS answer FROM unnest($1::text[]) text WHERE unicode_assigned(text)',
    [letters],
  );
  expect(known.length).toBeGreaterThan(140_000);
  const found = await folded(known);
  expect(known.filter((letter, at) => found[at] !== foldText(letter))).toEqual([]);
});

it('folds any text as we do', async () => {
  const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 30 }), { minLength: 1, maxLength: 100 });
  await fc.assert(
    fc.asyncProperty(texts, async (given) => {
      expect(await folded(given)).toEqual(given.map(foldText));
    }),
    { numRuns: 50 },
  );
});

/**
 * Any past instant, and some on the very days on which clocks changed. A country may still change its future,
 * and the two don't hear about it on the same day.
 */
const anyInstant = fc.oneof(
  fc.integer({ min: Date.parse('2015-01-01T00:00Z'), max: Date.parse('2026-01-01T00:00Z') }),
  fc
    .tuple(
      fc.constantFrom('2025-03-30', '2025-10-26', '2025-03-09', '2025-11-02', '2025-04-05', '2025-10-04'),
      fc.integer({ min: 0, max: 86_399_999 }),
    )
    .map(([date, after]) => Date.parse(date) + after),
);

it('shows the same date at any instant on the clock of every timezone of ours', async () => {
  const dateOnClock = createDateOnClock();
  await fc.assert(
    fc.asyncProperty(fc.array(anyInstant, { minLength: 1, maxLength: 50 }), async (instants) => {
      const asked = TIMEZONES.flatMap(({ zone }) => instants.map((instant) => ({ instant, zone })));
      const dates = await answers<string>(
        `SELECT date_on_clock(instant, zone) AS answer
         FROM unnest($1::bigint[], $2::text[]) WITH ORDINALITY asked (instant, zone, at) ORDER BY at`,
        [asked.map(({ instant }) => instant), asked.map(({ zone }) => zone)],
      );
      expect(dates).toEqual(asked.map(({ instant, zone }) => dateOnClock(instant, zone)));
    }),
    { numRuns: 40 },
  );
});
