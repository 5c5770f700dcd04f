/** Only a page with a long search has a longer path with its query. */
const LENGTH_MAX = 1000;
/** Begins with one slash: two would lead to another site, and browsers read a backslash as a slash. */
const PATH = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/;

/** Returns whether it is a path within this site, to which logging in may lead back. */
export const isComeBackPath = (path: string): boolean => path.length <= LENGTH_MAX && PATH.test(path);
