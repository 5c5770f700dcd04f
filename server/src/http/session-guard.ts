/**
 * Checks who makes a request, and whether a change comes from our own page: it needs the session's cookie,
 * its CSRF token in a header, and an Origin that is ours.
 */

import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { ACCOUNT_HEADER, CSRF_HEADER, OTHER_ACCOUNT } from '@daybook/schema/words/routes';
import { NOT_SIGNED_IN, SESSION_OF_OTHER_ACCOUNT } from '@daybook/schema/words/session-texts';
import type { Clock } from '../runtime/clock.ts';
import type { Secrets } from '../tokens/secrets.ts';
import { readCsrfToken, readSessionToken, setCsrfCookie } from './cookies.ts';
import type { RequestContext } from './environment.ts';
import { Refusal } from './errors.ts';
import { CROSS_SITE_REFUSED, CSRF_REFUSED } from './refusal-texts.ts';

export interface SignedIn {
  userId: number;
  /** The key for rate limits: it stays the same when someone deletes their account and opens another. */
  person: string;
  /** Verified by the identity provider. */
  email: string;
  isAdmin: boolean;
  sessionHash: string;
}

interface SessionGuardParts {
  /** Resolves to null for a token hash of no session, or of one that has ended. */
  findSession: (tokenHash: string, now: number) => Promise<SignedIn | null>;
  clock: Clock;
  publicUrl: string;
  secrets: Secrets;
}

export type SessionGuard = ReturnType<typeof createSessionGuard>;

/** Returns what is stored of a session's token, so that a reader of the database can't log in with it. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Returns a token bound to the session, so that one planted in the browser isn't valid. */
export function csrfTokenOf(sessionToken: string, secret: string): string {
  return createHmac('sha256', secret).update(`csrf ${sessionToken}`).digest('base64url');
}

/** Returns the name by which a page's calls identify the account that it shows. */
export function accountNameOf(userId: number, secret: string): string {
  return createHmac('sha256', secret).update(`account ${userId}`).digest('base64url');
}

export function createSessionGuard({ findSession, clock, publicUrl, secrets }: SessionGuardParts) {
  const { origin, protocol } = new URL(publicUrl);
  const policy = { isSecure: protocol === 'https:' };

  /** Resolves to null if nobody is logged in. */
  async function find(context: RequestContext): Promise<SignedIn | null> {
    const token = readSessionToken(context, policy);
    return token === null ? null : findSession(hashOfToken(token), clock());
  }

  const csrfTokenFor = (context: RequestContext) =>
    csrfTokenOf(readSessionToken(context, policy) ?? '', secrets[0]);
  /** Throws the 403 unless one of the secrets made that token for this session. */
  function mustHoldCsrfToken(context: RequestContext, given: string | undefined): void {
    const session = readSessionToken(context, policy) ?? '';
    if (!secrets.some((secret) => isSameToken(given, csrfTokenOf(session, secret))))
      throw new Refusal(403, CSRF_REFUSED);
  }

  /** Throws the 409 to the page of an account that is no longer the one logged in here. */
  function mustBeTheirPage({ userId }: SignedIn, named: string | undefined): void {
    if (named === undefined || secrets.some((secret) => accountNameOf(userId, secret) === named)) return;
    throw new Refusal(409, SESSION_OF_OTHER_ACCOUNT, { headers: { [ACCOUNT_HEADER]: OTHER_ACCOUNT } });
  }

  /**
   * Sets the CSRF cookie again for a browser with a session that has lost this cookie, or has that of another
   * session. That is safe: no other website can read it, and a change also needs the session's own cookie.
   */
  function restoreCsrfCookie(context: RequestContext): boolean {
    const due = csrfTokenFor(context);
    if (readCsrfToken(context, policy) === due) return false;
    setCsrfCookie(context, due, policy);
    return true;
  }

  return {
    find,

    /**
     * Throws the 401 when nobody is logged in, the 409 to a page of another account, and the 403 to a change
     * that is not from our own page. A plain form sends its token as a field, everything else as a header. A
     * read restores a lost CSRF cookie.
     */
    async mustBeSignedIn(context: RequestContext, csrf = context.req.header(CSRF_HEADER)): Promise<SignedIn> {
      const found = await find(context);
      if (!found) throw new Refusal(401, NOT_SIGNED_IN);
      mustBeTheirPage(found, context.req.header(ACCOUNT_HEADER));
      if (context.req.method === 'GET') restoreCsrfCookie(context);
      else mustHoldCsrfToken(context, csrf);
      return found;
    },

    /**
     * Restores a lost CSRF cookie for a page, whose scripts see by it that there is a session. Resolves to
     * true if it did; the response is then for this browser alone.
     */
    async restoreCsrfCookie(context: RequestContext): Promise<boolean> {
      const token = readSessionToken(context, policy);
      if (token === null || readCsrfToken(context, policy) === csrfTokenFor(context)) return false;
      return (await find(context)) !== null && restoreCsrfCookie(context);
    },

    /** Returns the token for a plain form on a page for somebody who is logged in. */
    csrfTokenFor,

    /** Throws the 403 to a request that another website's page makes a browser send. */
    mustBeSameOrigin(context: RequestContext): void {
      const given = context.req.header('Origin');
      const site = context.req.header('Sec-Fetch-Site');
      if (given !== undefined ? given !== origin : isForeign(site))
        throw new Refusal(403, CROSS_SITE_REFUSED);
    },

    /**
     * Protects a GET that changes something and that people who are not logged in may send too, because any
     * link or picture makes a browser send a GET. Throws the 403 unless the browser says that our own page
     * asks, or a script of that page sends the CSRF token.
     */
    mustBeOurPage(context: RequestContext): void {
      if (context.req.header('Sec-Fetch-Site') === 'same-origin') return;
      mustHoldCsrfToken(context, context.req.header(CSRF_HEADER));
    },
  };
}

/** Browsers send this header; a program that doesn't has nobody's cookies. */
function isForeign(site: string | undefined): boolean {
  return site === 'cross-site' || site === 'same-site';
}

function isSameToken(given: string | undefined, due: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(due)];
  return one.length === other.length && timingSafeEqual(one, other);
}
