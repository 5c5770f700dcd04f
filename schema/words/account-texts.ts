/** Settings and account (specification 2, sections 2, 5, 8 and 9). */

export const DELETE_ACCOUNT_PHRASE = 'DELETE MY ACCOUNT';
export const TYPE_DELETE_ACCOUNT = 'Please type "DELETE MY ACCOUNT" to confirm';
export const ACCOUNT_DELETE_FAILED = 'Failed to delete account. Please contact support.';
