export const DASHBOARD = 'Dashboard';
export const SETTINGS = 'Settings';
export const ADMIN = 'Admin';
export const LOGIN = 'Login';
export const LOGGING_IN = 'Opening…';
export const LOGOUT = 'Logout';
export const MENU = 'Menu';
export const MAIN_NAVIGATION = 'Main';
export const accountOf = (name: string) => `${name}’s account`;
export const VIEW_PUBLIC_DIARY = 'View Public Diary';
export const USER_LOAD_FAILED = 'We couldn’t check whether you’re logged in. Please try again.';

export const GET_STARTED_FREE = 'Get Started Free';
export const GO_TO_DASHBOARD = 'Go to Dashboard';
export const BACK_TO_DASHBOARD = 'Back to Dashboard';
export const ADD_BUSINESS = 'Add Business';

/** The home page's text for somebody whose session has just ended, or who couldn't log in, by reason. */
export const GOODBYES = {
  deleted: 'Your account is closed and you’re logged out.',
  'not-logged-in': 'We couldn’t log you in. Try again.',
  unverified: 'We couldn’t log you in. Verify your email address with Google, then try again.',
} as const;

export type Goodbye = keyof typeof GOODBYES;

/** The query parameter of the home page that names one of them. */
export const GOODBYE_QUERY = 'goodbye';
