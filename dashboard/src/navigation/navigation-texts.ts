/** Texts of the bars above the public pages and the owner's. */

export const HOME = 'Home';
export const DASHBOARD = 'Dashboard';
export const SETTINGS = 'Settings';
/** Marks the admin's bar. */
export const ADMIN = 'Admin';
export const LOGIN = 'Login';
export const LOGGING_IN = 'Opening…';
export const LOGOUT = 'Logout';
export const MENU = 'Menu';
export const MAIN_NAVIGATION = 'Main';
export const accountOf = (name: string) => `Account of ${name}`;

export const GET_STARTED_FREE = 'Get Started Free';
export const GO_TO_DASHBOARD = 'Go to Dashboard';
