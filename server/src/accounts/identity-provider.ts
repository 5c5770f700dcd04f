/** The identity provider, through openid-client: authorization code with state, nonce and PKCE. */

import * as openid from 'openid-client';
import type { Logger } from 'pino';
import { SIGN_IN_UNAVAILABLE } from '@daybook/schema/words/session-texts';
import { Refusal } from '../http/errors.ts';
import { personIn, type Person } from './person.ts';
import { LOGIN_LINK_STALE } from './sign-in-texts.ts';
import type { Proofs } from './sign-in-transaction.ts';

export interface IdentityParts {
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  /** How to reach the provider, if not over the network. */
  fetch?: openid.CustomFetch;
  /** The timeout for one answer of the provider, 5 by default. */
  timeoutSeconds?: number;
  log: Logger;
}

export interface Identity {
  /** Returns where to send the browser, and what to keep until it comes back. Throws the 503. */
  begin(loginHint: string | null): Promise<{ redirectUrl: string; begun: Proofs }>;
  /** Throws the 400, the 403 to an unverified address, and the 503. */
  finish(code: string, begun: Proofs): Promise<Person>;
}

const TIMEOUT_SECONDS = 5;
const SCOPE = 'openid email profile';

/** Fetches the provider's metadata at the first login, and again after a failure. */
export function createIdentity(parts: IdentityParts): Identity {
  let discovered: Promise<openid.Configuration> | null = null;

  function configuration(): Promise<openid.Configuration> {
    discovered ??= discover(parts).catch((error: unknown) => {
      discovered = null;
      throw unavailable(error, parts.log);
    });
    return discovered;
  }

  return {
    async begin(loginHint) {
      const config = await configuration();
      const begun = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        verifier: openid.randomPKCECodeVerifier(),
      };
      const redirectUrl = openid.buildAuthorizationUrl(config, {
        redirect_uri: parts.redirectUri,
        scope: SCOPE,
        state: begun.state,
        nonce: begun.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(begun.verifier),
        code_challenge_method: 'S256',
        // Without this, the provider logs in somebody who has just logged out without asking for the account.
        ...(loginHint === null ? { prompt: 'select_account' } : { login_hint: loginHint }),
      });
      return { redirectUrl: redirectUrl.href, begun };
    },

    async finish(code, begun) {
      try {
        const config = await configuration();
        const tokens = await openid.authorizationCodeGrant(
          config,
          returnAddress(config, parts, code, begun),
          {
            expectedState: begun.state,
            expectedNonce: begun.nonce,
            pkceCodeVerifier: begun.verifier,
            idTokenExpected: true,
          },
        );
        return personIn(tokens.claims());
      } catch (error) {
        throw refusalOf(error, parts.log);
      }
    },
  };
}

function discover(parts: IdentityParts): Promise<openid.Configuration> {
  const { issuer, clientId, clientSecret, fetch, timeoutSeconds = TIMEOUT_SECONDS } = parts;
  const server = new URL(issuer);
  // The settings allow plain http outside production only: the stand-in on this machine.
  const insecure = server.protocol === 'http:' ? [openid.allowInsecureRequests] : [];
  return openid.discovery(server, clientId, clientSecret, undefined, {
    timeout: timeoutSeconds,
    ...(fetch ? { [openid.customFetch]: fetch } : {}),
    // Checks the ID token's signature, although it comes straight from the provider.
    execute: [...insecure, openid.enableNonRepudiationChecks],
  });
}

/** Returns the address as the provider made it. With one provider, we needn't check which one answered. */
function returnAddress(
  config: openid.Configuration,
  { redirectUri }: IdentityParts,
  code: string,
  { state }: Proofs,
): URL {
  const address = new URL(redirectUri);
  const { issuer } = config.serverMetadata();
  address.search = new URLSearchParams({ code, state, iss: issuer }).toString();
  return address;
}

/** Errors that a forged code or token causes. Every other error is a problem between us and the provider. */
const NOT_GENUINE = /^OAUTH_(INVALID_RESPONSE|JWT_|JSON_ATTRIBUTE|KEY_SELECTION)/;

function refusalOf(error: unknown, log: Logger): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof openid.ResponseBodyError && error.error === 'invalid_grant')
    return new Refusal(400, LOGIN_LINK_STALE);
  const names = namesOf(error);
  if (typeof names.code !== 'string' || !NOT_GENUINE.test(names.code)) return unavailable(error, log);
  log.warn(names, 'a sign-in was not genuine');
  return new Refusal(400, LOGIN_LINK_STALE);
}

function unavailable(error: unknown, log: Logger): Refusal {
  log.error(namesOf(error), 'the identity provider could not be asked');
  return new Refusal(503, SIGN_IN_UNAVAILABLE, { headers: { 'Retry-After': '5' } });
}

/** Returns only the errors' names, because the errors themselves may contain codes and tokens. */
function namesOf(error: unknown) {
  return {
    name: error instanceof Error ? error.name : 'unknown',
    code: error instanceof Error && 'code' in error ? error.code : undefined,
    answer: error instanceof openid.ResponseBodyError ? error.error : undefined,
  };
}
