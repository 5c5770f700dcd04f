/** The cookies of our own pages (decisions, 'Access'). */
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { CSRF_COOKIE } from '@daybook/schema/words/routes';
import type { RequestContext } from './environment.ts';

export const SESSION_COOKIE = 'auth_token';

export interface CookiePolicy {
  /** The public address is https. */
  isSecure: boolean;
}

/** A session cookie is Lax, so that a link from an email to the dashboard arrives signed in. */
const base = ({ isSecure }: CookiePolicy) => ({ path: '/', sameSite: 'Lax', secure: isSecure }) as const;

export function readSessionToken(context: RequestContext): string | null {
  return getCookie(context, SESSION_COOKIE) ?? null;
}

/** Both last as long as the browser's session; the session itself ends on the server. */
export function setSessionCookies(
  context: RequestContext,
  { token, csrf }: { token: string; csrf: string },
  policy: CookiePolicy,
): void {
  setCookie(context, SESSION_COOKIE, token, { ...base(policy), httpOnly: true });
  setCookie(context, CSRF_COOKIE, csrf, base(policy));
}

export function dropSessionCookies(context: RequestContext, policy: CookiePolicy): void {
  deleteCookie(context, SESSION_COOKIE, { ...base(policy), httpOnly: true });
  deleteCookie(context, CSRF_COOKIE, base(policy));
}
