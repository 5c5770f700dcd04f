/** Milliseconds since 1970. Passed in wherever time matters, so that tests can set it. */
export type Clock = () => number;
