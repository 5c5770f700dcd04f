import { isSameAddress } from '@daybook/schema/rules/email-address';
import type { Database } from '../database/database.ts';
import type { TellError } from '../database/outage.ts';
import type { SignedIn } from '../http/session-guard.ts';
import { findSession, noteSessionUse } from './session-store.ts';

/**
 * Makes the guard's lookup of a session. The admin is the account whose verified email is ADMIN_EMAIL. The
 * note of a session's use neither delays nor fails the request: sessions work while the database can only be
 * read.
 */
export function findSessionIn({ read, write }: Database, adminEmail: string | null, tell: TellError) {
  return async (sessionHash: string, now: number): Promise<SignedIn | null> => {
    const found = await findSession(read, sessionHash, now);
    if (!found) return null;
    const { isUseDue, ...who } = found;
    if (isUseDue)
      void write({}, (tx) => noteSessionUse(tx, sessionHash, now)).catch((error: unknown) =>
        tell(error, 'that a session is used was not noted'),
      );
    return { ...who, sessionHash, isAdmin: isAdmin(who.email, adminEmail) };
  };
}

export function isAdmin(email: string, adminEmail: string | null): boolean {
  return adminEmail !== null && isSameAddress(email, adminEmail);
}
