import { SEARCH_MAX, SEARCH_WORDS_MAX } from '../figures/bounds.ts';

/** Returns the words of a search, as they were typed. */
export function wordsOf(search: string): string[] {
  return search.split(/\s/).filter(Boolean);
}

/** Cuts a text from a page's address to what a search accepts. */
export function searchableOf(text: string): string {
  return wordsOf(text.slice(0, SEARCH_MAX)).slice(0, SEARCH_WORDS_MAX).join(' ');
}
