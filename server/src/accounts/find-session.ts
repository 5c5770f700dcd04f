import { isSameAddress } from '@daybook/schema/rules/normalised-email';
import type { SignedIn } from '../http/session-guard.ts';
import type { SessionStore } from './session-store.ts';

/** How the guard learns who asks. The admin is the account whose verified email is ADMIN_EMAIL. */
export function findSessionIn(store: SessionStore, adminEmail: string | null) {
  return async (sessionHash: string, now: number): Promise<SignedIn | null> => {
    const found = await store.find(sessionHash, now);
    if (!found) return null;
    return { ...found, sessionHash, isAdmin: isAdmin(found.email, adminEmail) };
  };
}

export function isAdmin(email: string, adminEmail: string | null): boolean {
  return adminEmail !== null && isSameAddress(email, adminEmail);
}
