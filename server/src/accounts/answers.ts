import type { User } from '@daybook/schema/contract/user';
import type { AccountRow } from '../database/tables.ts';
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
