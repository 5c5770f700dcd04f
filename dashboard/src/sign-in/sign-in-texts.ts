export const COMPLETING_LOGIN = 'Completing your login...';
export const LOGIN_SUCCESSFUL = 'Login successful!';
export const LOGIN_FAILED = 'Login failed';
export const LOGIN_FAILED_FALLBACK = 'Something went wrong during authentication';
