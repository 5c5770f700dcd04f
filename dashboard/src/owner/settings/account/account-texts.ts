import { TEXT_BYTES_MAX } from '@daybook/schema/figures/bounds';
import {
  BOOKING_RECORD_YEARS,
  DAY,
  PURGE_AFTER_DAYS,
  SESSION_MILLISECONDS,
} from '@daybook/schema/figures/periods';
import { IMPORTED_EMAILED } from '@daybook/schema/words/business-file';

export const ACCOUNT_FACTS = {
  email: 'Email',
  name: 'Name',
  businesses: 'Businesses',
  texts: 'Text storage',
} as const;
/** `bytes` out of TEXT_BYTES_MAX. */
export const textUse = (bytes: number) =>
  `${(bytes / 1_000_000).toFixed(1)} MB of ${TEXT_BYTES_MAX / 1_000_000} MB used by events and imported bookings. Delete old events to make room.`;
export const NAME_NOT_GIVEN = 'Not given';
export const EXPORT_DATA = 'Export my data';
export const EXPORT_EXPLAINED =
  'Most of what we hold about you: your account, and a file of each business with its events, bookings and customers, in one zip file. Your messages to support, your newsletter signup and our emails to you aren’t included.';
export const EXPORT_FAILED = 'We couldn’t export your data. Please try again.';
export const REMEMBER_VIEWS = 'Remember how I look at my dashboard';
export const REMEMBER_VIEWS_EXPLAINED =
  'The last business you looked at and how your calendar looks. If this is off, we delete both here.';
export const SESSIONS = 'Where you are logged in';
export const SESSIONS_EXPLAINED = `If you don’t recognise one of these browsers, log it out. We log out browsers that you don’t use for ${SESSION_MILLISECONDS / DAY} days.`;
export const SESSIONS_LOAD_FAILED = 'We couldn’t load where you’re logged in.';
export const UNKNOWN_DEVICE = 'Unknown browser';
export const THIS_DEVICE = 'This device';
export const sessionDates = (started: string, lastUsed: string) =>
  `Logged in ${started}. Last used ${lastUsed}.`;
export const LOG_OUT = 'Log out';
export const LOG_OUT_THIS_DEVICE = 'Log out this device';
/** For people who hear a button without its row. `lastUsed` names day, time and time zone. */
export const logOutOf = (device: string, lastUsed: string) => `${LOG_OUT} ${device}, last used ${lastUsed}`;
export const LOG_OUT_ELSEWHERE = 'Log out everywhere else';
export const LOGGING_OUT = 'Logging out…';
export const loggedOut = (device: string) => `${device} is logged out.`;
export const LOGGED_OUT_ELSEWHERE = 'You’re logged out everywhere else.';
export const LOG_OUT_FAILED = 'We couldn’t log it out. Check your connection and try again.';

export const DELETE_ACCOUNT = 'Delete My Account';
export const DELETE_ACCOUNT_EXPLAINED = 'Closes your diaries and deletes your account for good.';
export const DELETE_ACCOUNT_QUESTION = 'Delete your account?';
export const DELETE_ACCOUNT_CONFIRM = 'Delete account for good';
export const KEEP_ACCOUNT = 'Keep my account';
export const DELETE_ACCOUNT_CANNOT_UNDO = 'This can’t be undone. To keep a copy, export your data first.';
/** `isAnyImported`: some of the people, known only from a file, may not be emailed. */
export const deleteAccountConsequences = (isAnyImported: boolean) => [
  'Your diaries go offline at once, and you’re logged out on every device.',
  `Every upcoming booking is cancelled, and we email the customers${isAnyImported ? ` unless their bookings were imported. ${IMPORTED_EMAILED}` : '.'}`,
  `Your account and its data are deleted within ${PURGE_AFTER_DAYS} days.`,
  `We keep only the date, service and price of each booking, for ${BOOKING_RECORD_YEARS} years, and our payment records.`,
];

export const DELETE_ACCOUNT_PHRASE = 'DELETE MY ACCOUNT';
export const TYPE_DELETE_ACCOUNT = 'Please type "DELETE MY ACCOUNT" to confirm';
export const ACCOUNT_DELETE_FAILED = 'Failed to delete account. Please contact support.';
