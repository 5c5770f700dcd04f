/** What the home page says to somebody whose session has just ended, or who could not log in, by the reason. */
export const GOODBYES = {
  deleted: 'Your account is closed and you’re logged out.',
  'not-logged-in': 'We couldn’t log you in. Try again.',
  unverified: 'We couldn’t log you in. Verify your email address with Google, then try again.',
} as const;

export type Goodbye = keyof typeof GOODBYES;

/** The part of the home page's address that names one of them. */
export const GOODBYE_QUERY = 'goodbye';
