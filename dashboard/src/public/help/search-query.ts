/** What was searched for stands under this name in the address of the FAQ. */
export const SEARCH_QUERY = 'q';
