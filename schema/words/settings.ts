/** Settings, but for what is said about a business and about deleting the account. */
import { BOOKING_RECORD_YEARS, PURGE_AFTER_DAYS } from '../figures/periods.ts';
import { PRODUCT_NAME } from './product.ts';

export const TAB_NOTIFICATIONS = 'Notifications';
export const TAB_BUSINESSES = 'Business Details';
export const TAB_SUPPORT = 'Support';
export const TAB_ACCOUNT = 'Account';

/* Notifications */
export const NOTIFY_BY_EMAIL = 'Email notifications on new bookings';
export const NOTIFY_BY_EMAIL_HINT =
  'Each new booking is told to the email address of its business, or to your own until that is confirmed. Off, you are still told of changes and cancellations, and your customers still get their confirmations.';
export const NOTIFICATIONS_FAILED = 'Failed to save this setting. It stays as it was: please try again.';

/* Business Details */
export const PUBLIC_CALENDAR_URL = 'Public calendar URL';
export const NO_BUSINESSES_TO_EDIT = 'Add a business, and its details can be changed here.';
export const BUSINESS_RENAME_HINT =
  'The public calendar URL follows it. The old address keeps leading to the new one.';

/* Support */
export const SUPPORT_INTRODUCTION = 'Write to us, and a person answers within 24 hours.';
export const SUPPORT_EMAIL = 'Support email';
export const WRITE_EMAIL = 'Write an email';
export const BEFORE_YOU_WRITE = 'Before you contact us';
export const SUPPORT_CHECKLIST = [
  'Check the FAQ: the answer may be there already.',
  'Include your business name and a detailed description: what you did, what happened, what you expected.',
  'Mention any error messages, word for word.',
  'Give your device and browser. ‘Write an email’ puts in what is listed below.',
] as const;
export const YOUR_DEVICE = 'Your device and browser';
export const YOUR_DEVICE_EXPLAINED =
  'These lines stand at the end of the email. You can change or remove them before you send it.';
export const DEVICE_FACTS = {
  browser: 'Browser',
  window: 'Window',
  language: 'Language',
  timezone: 'Timezone',
} as const;
/** In pixels. */
export const windowSize = (width: number, height: number) => `${width} × ${height}`;
export const SUPPORT_SUBJECT = `${PRODUCT_NAME}: a question`;
export const SUPPORT_BUSINESS = 'Business name:';
export const SUPPORT_DESCRIPTION = 'What I did, what happened, and what I expected:';
export const SUPPORT_ERROR_MESSAGES = 'Error messages, word for word:';

/* Account */
export const ACCOUNT_FACTS = { email: 'Email', name: 'Name', businesses: 'Businesses' } as const;
export const NAME_NOT_GIVEN = 'Not given';
export const EXPORT_DATA = 'Export my data';
export const EXPORT_EXPLAINED =
  'Everything that we hold about you, your businesses, your events and your bookings, as one zip archive: JSON for programs, CSV for spreadsheets.';
/** '1.2 MB' */
export const exportedSoFar = (amount: string) => `${amount} received so far…`;
export const exportDone = (file: string) => `${file} is in your downloads.`;
export const EXPORT_FAILED = 'Failed to export your data. Please try again.';
export const SIGN_OUT_EVERYWHERE = 'Sign out everywhere';
export const SIGN_OUT_EVERYWHERE_EXPLAINED =
  'Ends your session on every device and in every browser, this one included. For a device that was lost, or shared.';
export const SIGNING_OUT = 'Signing out…';
export const SIGN_OUT_EVERYWHERE_FAILED = 'Failed to sign you out everywhere. Please try again.';
export const SIGNED_OUT_EVERYWHERE = 'You are signed out on every device.';

/* Delete My Account; the phrase and what is said of it are in account-texts.ts */
export const DELETE_ACCOUNT = 'Delete My Account';
export const DELETE_ACCOUNT_EXPLAINED = 'Closes your diaries and removes your account and its data for good.';
export const DELETE_ACCOUNT_QUESTION = 'Delete your account?';
export const DELETE_ACCOUNT_CONFIRM = 'Delete account for good';
export const KEEP_ACCOUNT = 'Keep my account';
export const DELETE_ACCOUNT_CANNOT_UNDO = 'This cannot be undone. To keep a copy, export your data first.';
export const DELETE_ACCOUNT_CONSEQUENCES = [
  'Your diaries go offline at once, and you are signed out on every device.',
  'Every booking still to come is cancelled, and its attendee is emailed.',
  `All your data is removed for good within ${PURGE_AFTER_DAYS} days.`,
  `Records of bookings are kept for ${BOOKING_RECORD_YEARS} years, without a link to you.`,
] as const;
export const ACCOUNT_DELETED_CONFIRMED = 'Your account is deleted, and you are signed out.';
