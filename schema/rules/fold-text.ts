/** How a search compares: without case, without accents, word by word. */

import { wordsOf } from './search-words.ts';

/** Letters that Unicode doesn't decompose into a base and an accent. */
const WHOLE_LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  // Only at the end of a word, but a search may be the beginning of a longer one.
  ς: 'σ',
};

/** Tested first, because it is faster: without the `u` flag it needn't read whole letters. */
const NOT_ASCII = /[^\0-\x7f]/;
const NOT_ASCII_LETTERS = /[^\0-\x7f]/gu;

const foldedLetters = new Map<string, string>();

/** 'Zoë Łuczak' gives 'zoe luczak'. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  return NOT_ASCII.test(lower) ? lower.replace(NOT_ASCII_LETTERS, foldLetter) : lower;
}

/** Folds the texts of several fields, one line for each that isn't null, so that no word matches across two. */
export function foldLines(...fields: readonly (string | null)[]): string {
  return foldText(fields.filter((field) => field !== null).join('\n'));
}

/** Returns the words that must all be found, each once, folded; [] for an empty search. */
export function searchWords(search: string): string[] {
  return [...new Set(wordsOf(foldText(search)))];
}

function foldLetter(letter: string): string {
  const known = foldedLetters.get(letter);
  if (known !== undefined) return known;
  const base = letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const folded = WHOLE_LETTERS[base] ?? base;
  foldedLetters.set(letter, folded);
  return folded;
}
