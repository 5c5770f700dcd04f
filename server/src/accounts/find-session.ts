import { isSameAddress } from '@daybook/schema/rules/email-address';
import type { TellError } from '../database/outage.ts';
import type { SignedIn } from '../http/session-guard.ts';
import type { SessionStore } from './session-store.ts';

/**
 * How the guard learns who asks. The admin is the account whose verified email is ADMIN_EMAIL. Nobody waits for the note
 * that a session is used, nor fails with it: while the database cannot be written, it is still read.
 */
export function findSessionIn(store: SessionStore, adminEmail: string | null, tell: TellError) {
  return async (sessionHash: string, now: number): Promise<SignedIn | null> => {
    const found = await store.find(sessionHash, now);
    if (!found) return null;
    const { isUseDue, ...who } = found;
    if (isUseDue)
      void store
        .noteUse(sessionHash, now)
        .catch((error: unknown) => tell(error, 'that a session is used was not noted'));
    return { ...who, sessionHash, isAdmin: isAdmin(who.email, adminEmail) };
  };
}

export function isAdmin(email: string, adminEmail: string | null): boolean {
  return adminEmail !== null && isSameAddress(email, adminEmail);
}
