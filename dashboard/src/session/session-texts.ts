/** For the console, and for the log that comes of it; no page shows them. */

export const NO_CODE_PROVIDED =
  'Cannot exchange code for session token: no code provided in the URL search params.';
export const userFetchFailed = (status: number) =>
  `Failed to fetch user: API responded with HTTP status ${status}.`;
export const redirectUrlFailed = (status: number) =>
  `Failed to get login redirect URL: API responded with HTTP status ${status}.`;
export const codeExchangeFailed = (status: number) =>
  `Failed to exchange code for session token: API responded with HTTP status ${status}.`;
export const LOGOUT_FAILED = 'Failed to logout.';
