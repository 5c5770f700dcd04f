/** How a search compares: without case, without accents, word by word. */

/** Letters that Unicode does not take apart into a base and an accent. */
const WHOLE_LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/** Each letter is folded once in the life of the process: a search folds twenty thousand names. */
const foldedLetters = new Map<string, string>();

/** 'Zoë Łuczak' gives 'zoe luczak'. */
export function foldText(text: string): string {
  return text.toLowerCase().replace(/[^\0-\x7f]/gu, foldLetter);
}

/** The words that must all be found, folded; [] for a search of nothing. */
export function searchWords(search: string): string[] {
  return foldText(search).split(/\s+/).filter(Boolean);
}

/** `words` as searchWords gives them, with a space between. Nothing in a word has a meaning of its own. */
export function hasWords(text: string, words: string): boolean {
  const folded = foldText(text);
  return words.split(' ').every((word) => folded.includes(word));
}

function foldLetter(letter: string): string {
  const known = foldedLetters.get(letter);
  if (known !== undefined) return known;
  const base = letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const folded = WHOLE_LETTERS[base] ?? base;
  foldedLetters.set(letter, folded);
  return folded;
}
