/** Texts about signing in, signing out and pages that need a session. */

export const LOGIN_LINK_STALE = 'This sign-in has expired or was started elsewhere. Please sign in again.';
export const EMAIL_NOT_VERIFIED = 'Please verify your email address with Google, then sign in again.';
export const SIGN_IN_UNAVAILABLE = 'Sign-in is briefly unavailable. Please try again.';

export const NOT_SIGNED_IN = 'Please log in to continue.';

export const ADMIN_ACCESS_REQUIRED = 'Admin access required';

/**
 * For a change that does not come from our own page, or comes from one that was opened before a new sign-in.
 */
export const CSRF_REFUSED = 'This page is out of date. Please reload it and try again.';
export const CROSS_SITE_REFUSED = 'This request came from another website.';
