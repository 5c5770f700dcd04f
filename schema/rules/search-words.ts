import { SEARCH_MAX, SEARCH_WORDS_MAX } from '../figures/bounds.ts';

/** Returns the words of a search, as they were typed. */
export function wordsOf(search: string): string[] {
  return search.split(/\s+/).filter(Boolean);
}

/** Returns as much of a text from an address as a list can be searched for. */
export function searchableOf(text: string): string {
  return wordsOf(text.slice(0, SEARCH_MAX)).slice(0, SEARCH_WORDS_MAX).join(' ');
}
