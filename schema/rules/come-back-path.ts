/** Of the path with its query: longer than any of ours but one with a long search in it. */
const LENGTH_MAX = 1000;
/** One slash: two would lead to another site, and browsers read a backslash as a slash. */
const PATH = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/;

/** Whether it is an address within this site, as browsers write one: where a sign-in may lead back to (decision 115). */
export const isComeBackPath = (path: string): boolean => path.length <= LENGTH_MAX && PATH.test(path);
