export const LOGIN_LINK_STALE = 'This login has expired or was started elsewhere. Please log in again.';
export const EMAIL_NOT_VERIFIED = 'Verify your email address with Google, then log in again.';
export const LOGIN_NOT_A_PAGE = 'Open this address in its own tab to log in.';
export const ACCOUNT_BLOCKED =
  'We deleted your account, and you can’t open a new one for now. To ask why, contact support.';
