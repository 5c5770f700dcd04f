import type { OwnSession, User } from '@daybook/schema/contract/user';
import type { Context } from '../context.ts';
import { findFreeTrial } from '../coupons/free-activation-store.ts';
import type { AccountRow, SessionRow } from '../database/tables.ts';
import { accountNameOf } from '../http/session-guard.ts';
import { findAccount } from './account-store.ts';
import { isAdmin } from './find-session.ts';
import { lastUseOf } from './session-store.ts';

/** Returns an account in the calls' shape, with the hours of the free trial that it can still have. */
export async function answerUser(account: AccountRow, context: Context): Promise<User> {
  const { database, clock } = context;
  const hours = account.trialUsedAt === null ? await findFreeTrial(database.read, clock()) : null;
  return userAnswer(account, context, hours);
}

export function userAnswer(
  account: AccountRow,
  { adminEmail, missingSettings, secrets }: Pick<Context, 'adminEmail' | 'missingSettings' | 'secrets'>,
  freeTrialHours: number | null,
): User {
  const isAdminsOwn = isAdmin(account.email, adminEmail);
  return {
    account: accountNameOf(account.id, secrets[0]),
    email: account.email,
    google_user_data: { given_name: account.givenName, family_name: account.familyName },
    email_notifications: account.emailNotifications,
    is_admin: isAdminsOwn,
    ...(isAdminsOwn && missingSettings.length > 0 && { missing_settings: [...missingSettings] }),
    first_seen: new Date(account.firstSeen).toISOString(),
    free_trial_hours: freeTrialHours,
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

/** Returns null for a deleted account. */
export async function findUser(context: Context, userId: number): Promise<User | null> {
  const account = await findAccount(context.database.read, userId);
  return account && answerUser(account, context);
}
