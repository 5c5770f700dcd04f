export const COMPLETING_LOGIN = 'Completing your login...';
export const LOGIN_SUCCESSFUL = 'Login successful!';
export const CONTINUE_NOW = 'Continue now';
export const LOGIN_FAILED = 'Login failed';
export const LOGIN_FAILED_FALLBACK = 'Something went wrong during authentication';
