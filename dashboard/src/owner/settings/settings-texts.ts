export const TAB_NOTIFICATIONS = 'Notifications';
export const TAB_BUSINESSES = 'Business Details';
export const TAB_SERVICES = 'Services';
export { QUESTIONS as TAB_QUESTIONS } from '#owner/questions-tab.ts';
export const TAB_TEAM = 'Team';
export const TAB_PLACES = 'Places';
export const TAB_CALENDARS = 'Calendars';
export const TAB_TIME_OFF = 'Time off';
export const TAB_SUPPORT = 'Support';
export const TAB_ACCOUNT = 'Account';

export const NOTIFY_BY_EMAIL = 'Email notifications on new bookings';
export const NOTIFY_BY_EMAIL_HINT =
  'We email new bookings to the business’s address, or to yours until that’s confirmed. When this is off, we still email you about changes and cancellations, and customers still get their confirmations.';
export const NOTIFICATIONS_FAILED = 'We couldn’t save this setting, so it hasn’t changed. Please try again.';

export const receivedSoFar = (amount: string) => `${amount} received so far…`;
export const downloadDone = (file: string) => `${file} is in your downloads.`;
