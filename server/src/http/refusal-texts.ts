/** The refusals that any call may give. */

/** For a change that doesn't come from our own page, or from one that was opened before a new login. */
export const CSRF_REFUSED = 'This page is out of date. Please reload it and try again.';
export const CROSS_SITE_REFUSED = 'This request came from another website.';
export const INPUT_NOT_VALID = 'Please check the highlighted fields and try again.';
export const TOO_LARGE = 'That’s more than this form accepts.';
export const TOO_MANY_REQUESTS = 'Too many requests. Wait a while, then try again.';
export const DOWNLOAD_UNDER_WAY =
  'Another of your downloads is still running. Wait until it finishes, then try again.';
export const DATABASE_UNAVAILABLE = 'The booking system is briefly unavailable. Please try again.';
export const STOPPING = 'This process is stopping: send it nothing new.';
