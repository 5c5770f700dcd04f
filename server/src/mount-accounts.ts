/** The part of the app by which people sign in, and look after their accounts. */
import type { Hono } from 'hono';
import { createDeleteAccount, type DeleteAccountParts } from './accounts/deletion/delete-account.ts';
import { mountAccount, mountLogin, mountSignIn } from './accounts/routes.ts';
import { createSignInSeal } from './accounts/sign-in-transaction.ts';
import { createSignIn, type SignInParts } from './accounts/sign-in.ts';
import type { HttpEnvironment } from './http/environment.ts';
import type { Mount } from './http/mount.ts';
import type { MakeRateLimit, Rate } from './http/rate-limit.ts';
import type { OwnerRates } from './request-limits.ts';
import type { Stores } from './stores.ts';

interface Parts
  extends
    Pick<SignInParts, 'identity' | 'secrets'>,
    Pick<DeleteAccountParts, 'clock' | 'onMailQueued' | 'metrics'> {
  stores: Pick<Stores, 'accounts' | 'sessions' | 'exportTables' | 'deletion'>;
  adminEmail: string | null;
  missingSettings: readonly string[];
  publicUrl: string;
  limitOf: MakeRateLimit;
  limitOnPeople: MakeRateLimit;
  signInRate: Rate;
  ownerRates: OwnerRates;
}

export function mountAccounts(app: Hono<HttpEnvironment>, mount: Mount, parts: Parts): void {
  const { stores, clock, identity, secrets, adminEmail, publicUrl, onMailQueued, metrics } = parts;
  const { accounts, sessions, exportTables } = stores;
  const seal = createSignInSeal(secrets, clock);
  const uses = {
    signIn: createSignIn({
      identity,
      store: accounts,
      seal,
      clock,
      secrets,
      signIns: parts.limitOnPeople('sign-ins', parts.ownerRates.signIns),
      onMailQueued,
    }),
    accounts,
    sessions,
    rate: parts.limitOf('sign-in', parts.signInRate),
    deleteAccount: createDeleteAccount({ store: stores.deletion, clock, onMailQueued, metrics }),
    exportTables,
    clock,
    cookies: { isSecure: publicUrl.startsWith('https:') },
    adminEmail,
    missingSettings: parts.missingSettings,
    secrets,
  };
  mountSignIn(mount, uses);
  mountLogin(app, uses);
  mountAccount(mount, uses);
}
