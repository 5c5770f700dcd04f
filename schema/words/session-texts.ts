export const SIGN_IN_UNAVAILABLE = 'Login is briefly unavailable. Please try again.';
export const NOT_SIGNED_IN = 'Please log in to continue.';
export const SESSION_OF_OTHER_ACCOUNT =
  'You’re now logged in to another account in this browser. Reload this page to continue.';
export const ADMIN_ACCESS_REQUIRED = 'Admin access required';
