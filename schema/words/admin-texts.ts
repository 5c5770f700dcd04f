/** What the server answers to the platform's admin. */

export const PAID_BY_SUBSCRIPTION =
  'A subscription pays for this business, so it cannot be set to unpaid. Its owner can cancel the subscription in Settings.';
export const OWN_ACCOUNT =
  'This is the account that you are signed in with. You can delete it in Settings, under Account.';

/** Stands in the log for what an admin's action was about, once that is forgotten. */
export const DELETED_SUBJECT = 'Deleted';
export const USER_NOT_FOUND = 'This account does not exist.';
