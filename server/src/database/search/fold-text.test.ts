import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldText, hasWords, searchWords } from './fold-text.ts';

it.each([
  ['Zoë ŁUCZAK', 'zoe luczak'],
  ['Zoe\u0308', 'zoe'],
  ['Straße, Ærø', 'strasse, aero'],
  ['İstanbul', 'istanbul'],
  ['山田 Ｔａｒｏ', '山田 taro'],
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

it('finds every word of a text in the text, however it is written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const written of [text, text.toLowerCase(), text.normalize('NFD'), text.normalize('NFC')]) {
        expect(hasWords(text, searchWords(written))).toBe(true);
      }
    }),
  );
});

it('asks for every word', () => {
  expect(hasWords('Ada\nLovelace', searchWords('  LOVE ada '))).toBe(true);
  expect(hasWords('Ada\nLovelace', searchWords('ada hopper'))).toBe(false);
  expect(searchWords(' \t ')).toEqual([]);
});
