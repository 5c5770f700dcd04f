/** What the home page says to somebody whose session has just ended, by what ended it. */
export const GOODBYES = {
  everywhere: 'You are signed out on every device.',
  deleted: 'Your account is deleted, and you are signed out.',
} as const;

export type Goodbye = keyof typeof GOODBYES;

/** The part of the home page's address that names one of them. */
export const GOODBYE_QUERY = 'goodbye';
