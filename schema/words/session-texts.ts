/** Texts about signing in, signing out and pages that need a session. */

export const COMPLETING_LOGIN = 'Completing your login...';
export const LOGIN_SUCCESSFUL = 'Login successful!';
export const LOGIN_FAILED = 'Login failed';
export const LOGIN_FAILED_FALLBACK = 'Something went wrong during authentication';
export const NO_CODE_PROVIDED =
  'Cannot exchange code for session token: no code provided in the URL search params.';
export const LOGIN_LINK_STALE = 'This sign-in has expired or was started elsewhere. Please sign in again.';
export const EMAIL_NOT_VERIFIED = 'Please verify your email address with Google, then sign in again.';
export const SIGN_IN_UNAVAILABLE = 'Sign-in is briefly unavailable. Please try again.';

/* For the console; no page shows them. */
export const userFetchFailed = (status: number) =>
  `Failed to fetch user: API responded with HTTP status ${status}.`;
export const redirectUrlFailed = (status: number) =>
  `Failed to get login redirect URL: API responded with HTTP status ${status}.`;
export const codeExchangeFailed = (status: number) =>
  `Failed to exchange code for session token: API responded with HTTP status ${status}.`;
export const LOGOUT_FAILED = 'Failed to logout.';

export const USER_LOAD_FAILED = 'We could not find out whether you are signed in. Please try again.';
export const NOT_SIGNED_IN = 'Please log in to continue.';
export const LOG_IN_FOR_DASHBOARD = 'Please log in to access your dashboard';
export const LOG_IN_FOR_BUSINESS = 'Please log in to create a business';
export const LOG_IN_FOR_EVENT = 'Please log in to create a calendar event';
export const LOG_IN_FOR_PAYMENT = 'Please log in to access payment';
export const LOG_IN_FOR_SETTINGS = 'Please log in to access settings';

export const ADMIN_ACCESS_REQUIRED = 'Admin access required';

/**
 * For a change that does not come from our own page, or comes from one that was opened before a new sign-in.
 */
export const CSRF_REFUSED = 'This page is out of date. Please reload it and try again.';
export const CROSS_SITE_REFUSED = 'This request came from another website.';
