/** What more than one of the help pages says. */

export const SEARCH_HELP = 'Search the questions';
export const SEARCH_HELP_PRESS = 'Search';
