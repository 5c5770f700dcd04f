/** Returns milliseconds since 1970. It is passed in wherever time matters, so that tests can set it. */
export type Clock = () => number;
