/** For the page of an address that doesn't exist; its first sentences are in schema/words/texts.ts. */

export const NOT_FOUND_LOOK = 'Find an answer';
export const NOT_FOUND_ELSEWHERE = 'Or go to';
