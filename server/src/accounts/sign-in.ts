/**
 * Signing in: sends people to the identity provider, and turns the code that they bring back into a session.
 */
import { randomBytes } from 'node:crypto';
import { SESSION_MILLISECONDS } from '@daybook/schema/figures/periods';
import type { Clock } from '../clock.ts';
import { Refusal } from '../http/errors.ts';
import { csrfTokenOf, hashOfToken } from '../http/session-guard.ts';
import type { Secrets } from '../session-secrets.ts';
import type { AccountStore } from './account-store.ts';
import type { AccountRow } from '../database/tables.ts';
import type { Identity } from './identity-provider.ts';
import { LOGIN_LINK_STALE } from './sign-in-texts.ts';
import type { SignInSeal } from './sign-in-transaction.ts';

export interface SignInParts {
  identity: Identity;
  store: AccountStore;
  seal: SignInSeal;
  clock: Clock;
  secrets: Secrets;
}

/** What came back from the provider, and what the browser held. */
export interface SignInReturn {
  code: string;
  state: string;
  /** Null when the browser held nothing. */
  sealed: string | null;
  /** The token of the session that this browser had, if any. */
  earlierToken: string | null;
}

/** How a sign-in begins. */
export interface SignInWish {
  /** Passed on to the identity provider. */
  loginHint: string | null;
  /** The page that asks for it. */
  comeBackTo: string | null;
}

export interface StartedSession {
  account: AccountRow;
  comeBackTo: string | null;
  token: string;
  csrf: string;
}

export type SignIn = ReturnType<typeof createSignIn>;

const TOKEN_BYTES = 32;

export function createSignIn({ identity, store, seal, clock, secrets }: SignInParts) {
  return {
    /** The browser holds `sealed` until it is back. Throws the 503. */
    async begin({ loginHint, comeBackTo }: SignInWish): Promise<{ redirectUrl: string; sealed: string }> {
      const { redirectUrl, begun } = await identity.begin(loginHint);
      return { redirectUrl, sealed: seal.seal({ ...begun, comeBackTo }) };
    },

    /**
     * Begins a new session under a new token, whoever was signed in here until now. Throws the 400 when this
     * browser did not begin this sign-in just now, the 403 and the 503.
     */
    async finish({ code, state, sealed, earlierToken }: SignInReturn): Promise<StartedSession> {
      const begun = sealed === null ? null : seal.open(sealed);
      if (begun?.state !== state) throw new Refusal(400, LOGIN_LINK_STALE);
      const person = await identity.finish(code, begun);
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const now = clock();
      const session = {
        tokenHash: hashOfToken(token),
        createdAt: now,
        expiresAt: now + SESSION_MILLISECONDS,
      };
      const account = await store.signIn(person, session, earlierToken && hashOfToken(earlierToken));
      return { account, comeBackTo: begun.comeBackTo, token, csrf: csrfTokenOf(token, secrets[0]) };
    },
  };
}
