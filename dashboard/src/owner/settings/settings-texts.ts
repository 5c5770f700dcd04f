/** The tabs of Settings. */

export const TAB_NOTIFICATIONS = 'Notifications';
export const TAB_BUSINESSES = 'Business Details';
export const TAB_SUPPORT = 'Support';
export const TAB_ACCOUNT = 'Account';
