import type { OwnSession, User } from '@daybook/schema/contract/user';
import type { AccountRow, SessionRow } from '../database/tables.ts';
import { accountNameOf } from '../http/session-guard.ts';
import type { Secrets } from '../tokens/secrets.ts';
import type { Reader } from '../database/database.ts';
import { findAccount } from './account-store.ts';
import { isAdmin } from './find-session.ts';
import { lastUseOf } from './session-store.ts';

export interface UserAnswerParts {
  adminEmail: string | null;
  /** Missing settings about the operator (settings.ts). */
  missingSettings: readonly string[];
  secrets: Secrets;
}

export function userAnswer(account: AccountRow, parts: UserAnswerParts): User {
  const { adminEmail, missingSettings, secrets } = parts;
  const isAdminsOwn = isAdmin(account.email, adminEmail);
  return {
    account: accountNameOf(account.id, secrets[0]),
    email: account.email,
    google_user_data: { given_name: account.givenName, family_name: account.familyName },
    email_notifications: account.emailNotifications,
    is_admin: isAdminsOwn,
    ...(isAdminsOwn && missingSettings.length > 0 && { missing_settings: [...missingSettings] }),
    first_seen: new Date(account.firstSeen).toISOString(),
  };
}

/** `ownHash` is the asking session's. A session's id is the hash of its token, which grants no access. */
export function sessionAnswer(session: SessionRow, ownHash: string): OwnSession {
  return {
    id: session.tokenHash,
    device: session.device,
    started_at: new Date(session.createdAt).toISOString(),
    last_used_at: new Date(lastUseOf(session)).toISOString(),
    is_this: session.tokenHash === ownHash,
  };
}

/** Makes a function that finds an account in the calls' shape; null for a deleted one. */
export function createFindUser(on: Reader, parts: UserAnswerParts): (userId: number) => Promise<User | null> {
  return async (userId) => {
    const account = await findAccount(on, userId);
    return account && userAnswer(account, parts);
  };
}
