/**
 * The identity provider that replaces Google when no credentials are set: OpenID Connect's authorization code
 * flow with PKCE, for one client. It accepts any address.
 */

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { MINUTE } from '@daybook/schema/figures/periods';
import { normalisedEmail } from '@daybook/schema/rules/email-address';
import type { Clock } from '../../runtime/clock.ts';

export interface StandInAccount {
  subject: string;
  email: string;
  givenName: string | null;
  familyName: string | null;
}

interface StandInClient {
  id: string;
  secret: string;
  redirectUri: string;
}

interface ProviderParts {
  /** Without a slash at the end. */
  issuer: string;
  client: StandInClient;
  /** Resolves to null for an address that has never logged in. */
  findAccount: (email: string) => Promise<StandInAccount | null>;
  /** The real time, by which the client checks the tokens. */
  clock: Clock;
}

/** The browser's request, once it is known to come from the client. */
export interface AuthorizationRequest {
  state: string | null;
  nonce: string | null;
  challenge: string;
  loginHint: string | null;
}

export interface Claimed {
  email: string;
  givenName: string | null;
  isVerified: boolean;
}

/** An error that the protocol defines (RFC 6749, sections 4.1.2.1 and 5.2). */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
  readonly code: string;
  constructor(code: string, description: string) {
    super(description);
    this.code = code;
  }
}

interface Grant {
  request: AuthorizationRequest;
  account: StandInAccount;
  isVerified: boolean;
  expiresAt: number;
}

const CODE_LIVES = MINUTE;
const TOKEN_LIVES_SECONDS = 300;
/** Unused codes beyond this number are dropped, the oldest first. */
const GRANTS_KEPT = 1000;
const ALGORITHM = 'RS256';

export type IdentityProvider = ReturnType<typeof createIdentityProvider>;

export function createIdentityProvider({ issuer, client, findAccount, clock }: ProviderParts) {
  const grants = new Map<string, Grant>();
  const signing = makeKeyOnce();

  function redeem(code: string, verifier: string): Grant {
    const grant = grants.get(code);
    grants.delete(code);
    if (!grant || grant.expiresAt <= clock() || challengeOf(verifier) !== grant.request.challenge)
      throw new ProtocolError('invalid_grant', 'The code is unknown, used, expired or not this client’s.');
    return grant;
  }

  async function idTokenOf({ account, isVerified, request }: Grant): Promise<string> {
    const { privateKey, jwk } = await signing();
    const seconds = Math.floor(clock() / 1000);
    return new SignJWT({
      email: account.email,
      email_verified: isVerified,
      ...(account.givenName === null ? {} : { given_name: account.givenName }),
      ...(account.familyName === null ? {} : { family_name: account.familyName }),
      ...(request.nonce === null ? {} : { nonce: request.nonce }),
    })
      .setProtectedHeader({ alg: ALGORITHM, kid: jwk.kid })
      .setIssuer(issuer)
      .setAudience(client.id)
      .setSubject(account.subject)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + TOKEN_LIVES_SECONDS)
      .sign(privateKey);
  }

  return {
    issuer,
    redirectUri: client.redirectUri,

    /** Returns null if the request isn't our client's and must redirect nobody. Throws ProtocolError. */
    readRequest(query: URLSearchParams): AuthorizationRequest | null {
      const isOurs = query.get('client_id') === client.id && query.get('redirect_uri') === client.redirectUri;
      return isOurs ? checkedRequest(query) : null;
    },

    /** Returns a code for the person that works once, within a minute. */
    async grant(request: AuthorizationRequest, { email, givenName, isVerified }: Claimed): Promise<string> {
      const known = await findAccount(email);
      const account = known ?? { subject: subjectOf(email), email, givenName: null, familyName: null };
      const code = randomBytes(24).toString('base64url');
      const named = { ...account, givenName: givenName ?? account.givenName };
      grants.set(code, { request, account: named, isVerified, expiresAt: clock() + CODE_LIVES });
      const oldest = grants.size > GRANTS_KEPT ? grants.keys().next().value : undefined;
      if (oldest !== undefined) grants.delete(oldest);
      return code;
    },

    /** Returns the token endpoint's successful response. Throws ProtocolError. */
    async exchange(form: URLSearchParams, credentials: { id: string; secret: string } | null) {
      if (credentials?.id !== client.id || !isSame(credentials.secret, client.secret))
        throw new ProtocolError('invalid_client', 'The client did not prove who it is.');
      if (form.get('grant_type') !== 'authorization_code')
        throw new ProtocolError('unsupported_grant_type', 'Only authorization_code is known here.');
      if (form.get('redirect_uri') !== client.redirectUri)
        throw new ProtocolError('invalid_grant', 'The code was not made for this address.');
      const grant = redeem(form.get('code') ?? '', form.get('code_verifier') ?? '');
      return {
        // This token grants no access here.
        access_token: randomBytes(24).toString('base64url'),
        token_type: 'Bearer',
        expires_in: TOKEN_LIVES_SECONDS,
        id_token: await idTokenOf(grant),
      };
    },

    async keys() {
      return { keys: [(await signing()).jwk] };
    },
  };
}

function checkedRequest(query: URLSearchParams): AuthorizationRequest {
  const challenge = query.get('code_challenge');
  if (query.get('response_type') !== 'code')
    throw new ProtocolError('unsupported_response_type', 'Only code is known here.');
  if (!query.get('scope')?.split(' ').includes('openid'))
    throw new ProtocolError('invalid_scope', 'The scope must hold openid.');
  if (!challenge || query.get('code_challenge_method') !== 'S256')
    throw new ProtocolError('invalid_request', 'A code_challenge by S256 is needed.');
  return {
    state: query.get('state'),
    nonce: query.get('nonce'),
    challenge,
    loginHint: query.get('login_hint'),
  };
}

/** Returns the same subject for the same address, even after a restart. */
function subjectOf(email: string): string {
  return `stand-in-${createHash('sha256').update(normalisedEmail(email)).digest('base64url').slice(0, 22)}`;
}

function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

function isSame(given: string, due: string): boolean {
  const [a, b] = [given, due].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

/** Makes the key when it is first needed. It lasts as long as the process. */
function makeKeyOnce() {
  let made: ReturnType<typeof makeKey> | null = null;
  return () => (made ??= makeKey());
}

async function makeKey() {
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM);
  const kid = randomBytes(8).toString('base64url');
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: ALGORITHM, use: 'sig' } };
}
