/** Nobody else could run this Daybook, and signing in anew would make a second admin's account. */
export const ADMIN_STAYS =
  'This account runs Daybook, so it can’t be deleted. Make another account the admin (ADMIN_EMAIL) first.';
