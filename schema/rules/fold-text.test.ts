import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldText, searchWords } from './fold-text.ts';

it.each([
  ['Zoë ŁUCZAK', 'zoe luczak'],
  ['Zoe\u0308', 'zoe'],
  ['Straße, Ærø', 'strasse, aero'],
  ['İstanbul', 'istanbul'],
  ['山田 Ｔａｒｏ', '山田 taro'],
  // Folded also at the end, so that the beginning of a longer word finds it.
  ['Οδυσσεύς ΟΔΟΣ', 'οδυσσευσ οδοσ'],
  ["O'Brien", "o'brien"],
])('folds %s to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it('folds what is folded no further', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const once = foldText(text);
      expect(foldText(once)).toBe(once);
    }),
  );
});

it('takes a search apart into words, each once', () => {
  expect(searchWords('  LOVE ada Love ')).toEqual(['love', 'ada']);
  expect(searchWords(' \t ')).toEqual([]);
});
