import { SEARCH_MAX, SEARCH_WORDS_MAX } from '../figures/bounds.ts';

export function wordsOf(search: string): string[] {
  return search.split(/\s/).filter(Boolean);
}

/** Cuts a text from a page's URL to what a search accepts. */
export function searchableOf(text: string): string {
  return wordsOf(text.slice(0, SEARCH_MAX)).slice(0, SEARCH_WORDS_MAX).join(' ');
}
