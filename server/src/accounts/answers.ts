import type { User } from '@daybook/schema/contract/user';
import type { AccountRow } from '../database/tables.ts';
import type { AccountStore } from './account-store.ts';
import { isAdmin } from './find-session.ts';

export function userAnswer(account: AccountRow, adminEmail: string | null): User {
  return {
    email: account.email,
    google_user_data: { given_name: account.givenName, family_name: account.familyName },
    email_notifications: account.emailNotifications,
    is_admin: isAdmin(account.email, adminEmail),
    first_seen: new Date(account.firstSeen).toISOString(),
  };
}

/** Looks an account up as the calls answer it; null when it is gone. */
export function createFindUser(
  accounts: Pick<AccountStore, 'find'>,
  adminEmail: string | null,
): (userId: number) => Promise<User | null> {
  return async (userId) => {
    const account = await accounts.find(userId);
    return account && userAnswer(account, adminEmail);
  };
}
