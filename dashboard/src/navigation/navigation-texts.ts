/** The bars above the pages, and the ways from one page to another that several pages offer. */

export const DASHBOARD = 'Dashboard';
export const SETTINGS = 'Settings';
/** Marks the admin's bar. */
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
