/** Texts of every call and page. A text with a part to fill in is a function. */

import { SEARCH_WORDS_MAX } from '../figures/bounds.ts';

export const NOT_FOUND = 'Not found';
export const UNEXPECTED_ERROR = 'Something went wrong on our side. Please try again.';
export const TRY_AGAIN = 'Try again';
export const PAGE_NOT_FOUND = 'Page Not Found';
export const PAGE_NOT_FOUND_EXPLAINED =
  'There’s no page at this address. Check it for typing mistakes, or start from the home page.';
export const GO_TO_HOME = 'Go to Home';
/** Behind an emailed link that no longer works. */
export const LINK_INVALID = 'This link isn’t valid or has expired.';
export const NETWORK_ERROR = 'Network error. Please check your connection and try again.';

export const SEARCH_TOO_MANY_WORDS = `Search for ${SEARCH_WORDS_MAX} words at most.`;
