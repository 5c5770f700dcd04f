/**
 * Who asks, and whether the change they ask for comes from our own page (decision 38).
 * A change needs the session's cookie, its CSRF token in a header, and an Origin that is ours.
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

/** The person behind a request. */
export interface SignedIn {
  userId: number;
  /** Whom rates count: the same person after they have deleted their account and opened another. */
  person: string;
  /** Verified by the identity provider. */
  email: string;
  isAdmin: boolean;
  sessionHash: string;
}

interface SessionGuardParts {
  /** Null for a token hash that is no session, or one that has ended. */
  findSession: (tokenHash: string, now: number) => Promise<SignedIn | null>;
  clock: Clock;
  publicUrl: string;
  secrets: Secrets;
}

export type SessionGuard = ReturnType<typeof createSessionGuard>;

/** What is stored of a session's token: nobody who reads the database can sign in with it. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Bound to the session, so that a token that somebody else planted in the browser is not valid. */
export function csrfTokenOf(sessionToken: string, secret: string): string {
  return createHmac('sha256', secret).update(`csrf ${sessionToken}`).digest('base64url');
}

/** What a page calls the account that it shows, so that its calls can say so (decision 126). */
export function accountNameOf(userId: number, secret: string): string {
  return createHmac('sha256', secret).update(`account ${userId}`).digest('base64url');
}

export function createSessionGuard({ findSession, clock, publicUrl, secrets }: SessionGuardParts) {
  const { origin, protocol } = new URL(publicUrl);
  const policy = { isSecure: protocol === 'https:' };

  /** Null when nobody is signed in. */
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

  /** Throws the 409 to the page of an account that is no longer the one signed in here. */
  function mustBeTheirPage({ userId }: SignedIn, named: string | undefined): void {
    if (named === undefined || secrets.some((secret) => accountNameOf(userId, secret) === named)) return;
    throw new Refusal(409, SESSION_OF_OTHER_ACCOUNT, { headers: { [ACCOUNT_HEADER]: OTHER_ACCOUNT } });
  }

  /**
   * Sets the CSRF cookie again for a browser that holds a session but has lost this cookie, or has that of
   * another session. No other website can read it, and it changes nothing by itself: a change also needs the
   * session's own cookie.
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
     * Throws the 401 when nobody is signed in, the 409 to a page of another account, and the 403 to a change that is not
     * from our own page. A plain
     * form brings its token as a field, everything else in the header. A read gives a lost CSRF cookie back.
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
     * For a page: its scripts read from the CSRF cookie that there is a session. Sets that cookie again where
     * only it is lost. True when the answer carries it; the answer is then for this browser alone.
     */
    async giveBackCsrfCookie(context: RequestContext): Promise<boolean> {
      const token = readSessionToken(context, policy);
      if (token === null || readCsrfToken(context, policy) === csrfTokenFor(context)) return false;
      return (await find(context)) !== null && restoreCsrfCookie(context);
    },

    /** The token that a plain form sends, on a page for somebody who is signed in. */
    csrfTokenFor,

    /** Throws the 403 to a request that another website's page makes a browser send. */
    mustBeSameOrigin(context: RequestContext): void {
      const given = context.req.header('Origin');
      const site = context.req.header('Sec-Fetch-Site');
      if (given !== undefined ? given !== origin : isForeign(site))
        throw new Refusal(403, CROSS_SITE_REFUSED);
    },

    /**
     * For a GET that changes something, and that people who are not signed in may send too: any link or
     * picture makes a browser send a GET. Throws the 403 unless the browser says that our own page asks, or a
     * script of that page sends the CSRF token.
     */
    mustBeOurPage(context: RequestContext): void {
      if (context.req.header('Sec-Fetch-Site') === 'same-origin') return;
      mustHoldCsrfToken(context, context.req.header(CSRF_HEADER));
    },
  };
}

/** Browsers send this header; a program that does not send it has nobody's cookies. */
function isForeign(site: string | undefined): boolean {
  return site === 'cross-site' || site === 'same-site';
}

function isSameToken(given: string | undefined, due: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(due)];
  return one.length === other.length && timingSafeEqual(one, other);
}
