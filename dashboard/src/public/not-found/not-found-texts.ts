/** Beside what schema/words/texts.ts says of every address that leads nowhere. */

export const NOT_FOUND_LOOK = 'Look for an answer';
export const NOT_FOUND_ELSEWHERE = 'Or go on from here';
