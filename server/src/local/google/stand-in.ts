/** The whole local identity provider: its routes, and the settings that make this server its client. */

import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import type { CustomFetch } from 'openid-client';
import { pages } from '@daybook/schema/words/routes';
import { findAccountByEmail, listRecentAccounts } from '../../accounts/account-store.ts';
import type { Reader } from '../../database/database.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { IdentitySettings } from '../../settings.ts';
import { createIdentityProvider, type StandInAccount } from './provider.ts';
import { createIdentityRoutes, standInIssuer } from './routes.tsx';

interface StandInParts {
  publicUrl: string;
  findAccount: (email: string) => Promise<StandInAccount | null>;
  listAccounts: () => Promise<StandInAccount[]>;
  clock: Clock;
}

export interface StandInIdentity {
  routes: Hono;
  /** `fetch` calls within this process: a container may not reach the server's own public address. */
  provider: IdentitySettings & { fetch: CustomFetch };
}

export function createStandInIdentity(parts: StandInParts): StandInIdentity {
  const { publicUrl, findAccount, listAccounts, clock } = parts;
  const client = {
    id: 'daybook',
    secret: randomBytes(32).toString('base64url'),
    redirectUri: publicUrl + pages.signedIn,
  };
  const issuer = standInIssuer(publicUrl);
  const provider = createIdentityProvider({ issuer, client, findAccount, clock });
  const routes = createIdentityRoutes({ provider, listAccounts });
  return {
    routes,
    provider: {
      issuer,
      clientId: client.id,
      clientSecret: client.secret,
      fetch: async (url, { method, headers, body }) =>
        routes.request(url, { method, headers, ...(body == null ? {} : { body }) }),
    },
  };
}

const RECENT = 6;
// Nobody has logged in to it yet, so the stand-in derives its subject from its address.
const NOBODY = { subject: '', givenName: 'The admin', familyName: null };

/** Returns the accounts that get a button: the demo owner's, the admin's, and those seen last. */
export async function offeredAccounts(
  on: Reader,
  { demoEmail, adminEmail }: { demoEmail: string; adminEmail: string | null },
): Promise<StandInAccount[]> {
  const demo = await findAccountByEmail(on, demoEmail);
  // Anyone who logs in with that address is the admin, whether or not anybody has yet.
  const admin = adminEmail === null ? null : await findAccountByEmail(on, adminEmail);
  const unseen = adminEmail === null || admin ? null : { ...NOBODY, email: adminEmail };
  const recent = await listRecentAccounts(on, RECENT);
  const others = recent.filter(({ id }) => id !== demo?.id && id !== admin?.id);
  return [demo, admin ?? unseen, ...others].filter((account) => account !== null);
}
