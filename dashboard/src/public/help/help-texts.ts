/** What more than one of the help pages says. */
export const SEARCH_HELP = 'Search the questions';
export const SEARCH_HELP_PRESS = 'Search';

/** What was searched for stands under this name in the address of the FAQ. */
export const SEARCH_QUERY = 'q';
