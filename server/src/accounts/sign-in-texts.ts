/** Why somebody is not signed in. */

export const LOGIN_LINK_STALE = 'This sign-in has expired or was started elsewhere. Please sign in again.';
export const EMAIL_NOT_VERIFIED = 'Please verify your email address with Google, then sign in again.';
export const LOGIN_NOT_A_PAGE = 'Open this address in a window of its own to log in.';
export const ACCOUNT_BLOCKED =
  'We deleted your account, and you can’t open a new one for now. To ask why, contact support.';
