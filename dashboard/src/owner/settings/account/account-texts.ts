/** Settings: the account, its data and its end. */
import { TEXT_BYTES_MAX } from '@daybook/schema/figures/bounds';
import { BOOKING_RECORD_YEARS, PURGE_AFTER_DAYS } from '@daybook/schema/figures/periods';
import { IMPORTED_EMAILED } from '@daybook/schema/words/imported-texts';

export const ACCOUNT_FACTS = {
  email: 'Email',
  name: 'Name',
  businesses: 'Businesses',
  texts: 'Texts',
} as const;
/** `bytes` of TEXT_BYTES_MAX. */
export const textUse = (bytes: number) =>
  `${(bytes / 1_000_000).toFixed(1)} MB of ${TEXT_BYTES_MAX / 1_000_000} MB used by events and imported bookings. Delete old events to make room.`;
export const NAME_NOT_GIVEN = 'Not given';
export const EXPORT_DATA = 'Export my data';
export const EXPORT_EXPLAINED =
  'What we hold about you, your businesses, your events and your bookings, as one zip archive: JSON for programs, CSV for spreadsheets.';
export const EXPORT_FAILED = 'Failed to export your data. Please try again.';
export const SIGN_OUT_EVERYWHERE = 'Sign out everywhere';
export const SIGN_OUT_EVERYWHERE_EXPLAINED =
  'Ends your session on every device and in every browser, this one included. For a device that was lost, or shared.';
export const SIGNING_OUT = 'Signing out…';
export const SIGN_OUT_EVERYWHERE_FAILED = 'Failed to sign you out everywhere. Please try again.';

export const DELETE_ACCOUNT = 'Delete My Account';
export const DELETE_ACCOUNT_EXPLAINED = 'Closes your diaries and removes your account and its data for good.';
export const DELETE_ACCOUNT_QUESTION = 'Delete your account?';
export const DELETE_ACCOUNT_CONFIRM = 'Delete account for good';
export const KEEP_ACCOUNT = 'Keep my account';
export const DELETE_ACCOUNT_CANNOT_UNDO = 'This cannot be undone. To keep a copy, export your data first.';
/** `isAnyImported` is true where not everybody may be emailed (decision 112). */
export const deleteAccountConsequences = (isAnyImported: boolean) => [
  'Your diaries go offline at once, and you are signed out on every device.',
  `Every booking still to come is cancelled, and its attendee is emailed${isAnyImported ? ` unless it was imported. ${IMPORTED_EMAILED}` : '.'}`,
  `All your data is removed for good within ${PURGE_AFTER_DAYS} days.`,
  `Records of bookings are kept for ${BOOKING_RECORD_YEARS} years, without a link to you.`,
];

export const DELETE_ACCOUNT_PHRASE = 'DELETE MY ACCOUNT';
export const TYPE_DELETE_ACCOUNT = 'Please type "DELETE MY ACCOUNT" to confirm';
export const ACCOUNT_DELETE_FAILED = 'Failed to delete account. Please contact support.';
