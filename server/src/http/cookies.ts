/**
 * Sets and reads the cookies of our own pages. They are set on Node's own response, like every header that a
 * refusal's response must also have.
 */

import { createHash } from 'node:crypto';
import { generateCookie, getCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { KNOWN_DEVICE_DAYS, VISIT_HOURS, VISITOR_HOURS } from '@daybook/schema/figures/periods';
import {
  CONSENT_COOKIE,
  DEVICE_COOKIE,
  SESSION_COOKIE,
  SIGN_IN_COOKIE,
  VISIT_COOKIE,
  VISITOR_COOKIE,
  type Consent,
} from '@daybook/schema/words/kept-in-browser';
import { CSRF_COOKIE, routes } from '@daybook/schema/words/routes';
import type { RequestContext } from './environment.ts';

export interface CookiePolicy {
  /** True if the public address is https. */
  isSecure: boolean;
}

/**
 * Over https the cookies of login have a prefix in their names, so that a browser accepts them only from this
 * host and sends them only over https. Undefined without https.
 */
const hostAlone = ({ isSecure }: CookiePolicy) => (isSecure ? ('host' as const) : undefined);
/** The same for a cookie that has a path. */
const httpsAlone = ({ isSecure }: CookiePolicy) => (isSecure ? ('secure' as const) : undefined);

const prefixed = (prefix: CookieOptions['prefix']): CookieOptions => (prefix ? { prefix } : {});

/** A session cookie is Lax, so that a link from an email to the dashboard arrives logged in. */
const base = ({ isSecure }: CookiePolicy) => ({ path: '/', sameSite: 'Lax', secure: isSecure }) as const;

/** The same with the prefix for this host alone. */
const ofHost = (policy: CookiePolicy): CookieOptions => ({ ...base(policy), ...prefixed(hostAlone(policy)) });

/** Sent only to the call that completes a login, and readable by no script. */
const signInBase = (policy: CookiePolicy): CookieOptions => ({
  path: routes.createSession.path,
  sameSite: 'Strict',
  secure: policy.isSecure,
  httpOnly: true,
  ...prefixed(httpsAlone(policy)),
});

export function readSessionToken(context: RequestContext, policy: CookiePolicy): string | null {
  return getCookie(context, SESSION_COOKIE, hostAlone(policy)) ?? null;
}

/** Both last as long as the browser's session; the session itself ends on the server. */
export function setSessionCookies(
  context: RequestContext,
  { token, csrf }: { token: string; csrf: string },
  policy: CookiePolicy,
): void {
  set(context, SESSION_COOKIE, token, { ...ofHost(policy), httpOnly: true });
  setCsrfCookie(context, csrf, policy);
}

/** Returns the browser's CSRF token, null if it has none. */
export function readCsrfToken(context: RequestContext, policy: CookiePolicy): string | null {
  return getCookie(context, CSRF_COOKIE, hostAlone(policy)) ?? null;
}

export function setCsrfCookie(context: RequestContext, csrf: string, policy: CookiePolicy): void {
  set(context, CSRF_COOKIE, csrf, ofHost(policy));
}

export function dropSessionCookies(context: RequestContext, policy: CookiePolicy): void {
  drop(context, SESSION_COOKIE, { ...ofHost(policy), httpOnly: true });
  drop(context, CSRF_COOKIE, ofHost(policy));
}

/**
 * Returns the name of the cookie of one login, so that logins in several tabs don't replace each other's. The
 * state comes from the browser, and its hash is always a valid name.
 */
const signInCookie = (state: string) =>
  `${SIGN_IN_COOKIE}_${createHash('sha256').update(state).digest('base64url').slice(0, 8)}`;

export function readSignIn(context: RequestContext, state: string, policy: CookiePolicy): string | null {
  return getCookie(context, signInCookie(state), httpsAlone(policy)) ?? null;
}

export function setSignIn(
  context: RequestContext,
  { state, sealed, seconds }: { state: string; sealed: string; seconds: number },
  policy: CookiePolicy,
): void {
  set(context, signInCookie(state), sealed, { ...signInBase(policy), maxAge: seconds });
}

export function dropSignIn(context: RequestContext, state: string, policy: CookiePolicy): void {
  drop(context, signInCookie(state), signInBase(policy));
}

/** Returns the value that shows which accounts have logged in in this browser; null if none has. */
export function readKnownDevice(context: RequestContext, policy: CookiePolicy): string | null {
  return getCookie(context, DEVICE_COOKIE, httpsAlone(policy)) ?? null;
}

/** Sent only to the call that completes a login, like the login's own cookie. */
export function setKnownDevice(context: RequestContext, device: string, policy: CookiePolicy): void {
  set(context, DEVICE_COOKIE, device, { ...signInBase(policy), maxAge: KNOWN_DEVICE_DAYS * 86_400 });
}

export function dropKnownDevice(context: RequestContext, policy: CookiePolicy): void {
  drop(context, DEVICE_COOKIE, signInBase(policy));
}

/** Returns whether this browser may be counted, which needs consent. */
export function mayBeCounted(context: RequestContext): boolean {
  return getCookie(context, CONSENT_COOKIE) === ('accepted' satisfies Consent);
}

/** Returns what has already been counted for this browser; '' for nothing. */
export function readMarks(context: RequestContext): { visit: string; visitor: string } {
  return { visit: getCookie(context, VISIT_COOKIE) ?? '', visitor: getCookie(context, VISITOR_COOKIE) ?? '' };
}

/** Scripts can read them, because the page that withdraws consent deletes them. */
export function setMarks(
  context: RequestContext,
  { visit, visitor }: { visit: string; visitor: string },
  policy: CookiePolicy,
): void {
  set(context, VISIT_COOKIE, visit, { ...base(policy), maxAge: VISIT_HOURS * 3600 });
  set(context, VISITOR_COOKIE, visitor, { ...base(policy), maxAge: VISITOR_HOURS * 3600 });
}

function set(context: RequestContext, name: string, value: string, options: CookieOptions): void {
  context.env.outgoing.appendHeader('Set-Cookie', generateCookie(name, value, options));
}

function drop(context: RequestContext, name: string, options: CookieOptions): void {
  set(context, name, '', { ...options, maxAge: 0 });
}
