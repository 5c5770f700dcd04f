import { SEARCH_WORDS_MAX } from '../figures/bounds.ts';

export const SEARCH_TOO_MANY_WORDS = `Search for ${SEARCH_WORDS_MAX} words at most.`;
