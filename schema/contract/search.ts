/** What a list is searched for. Every word must be found. */
import { z } from './zod.ts';
import { SEARCH_MAX, SEARCH_WORDS_MAX } from '../figures/bounds.ts';
import { oneLine } from '../rules/clean-text.ts';
import { wordsOf } from '../rules/search-words.ts';
import { SEARCH_TOO_MANY_WORDS } from '../words/search-texts.ts';

export const searchField = z
  .string()
  .overwrite(oneLine)
  .max(SEARCH_MAX)
  .refine((text) => wordsOf(text).length <= SEARCH_WORDS_MAX, SEARCH_TOO_MANY_WORDS);
