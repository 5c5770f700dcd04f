/** Knows who is logged in, and logs people in and out. The user is cached with the other queries. */

import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { User } from '@daybook/schema/contract/user';
import { isComeBackPath } from '@daybook/schema/rules/come-back-path';
import { CallError } from '#api/call-error.ts';
import type { Call } from '#api/call.ts';

interface SessionParts {
  queries: QueryClient;
  call: Call;
  /** The user in the document; null when there is none. */
  opener: User | null;
  /** Returns false when there is certainly no session, so that the server need not be asked. */
  mayBeSignedIn: () => boolean;
  onErased: () => void;
  log: (text: string) => void;
}

interface ComeBack {
  code: string | null;
  state: string | null;
}

export type Session = ReturnType<typeof createSession>;

const ME = 'me';
const NOT_SIGNED_IN = 401;

export function createSession({ queries, call, opener, mayBeSignedIn, onErased, log }: SessionParts) {
  /** The user; null for nobody. */
  const me = queryOptions({
    queryKey: [ME],
    queryFn: fetchUser,
    initialData: () => opener ?? (mayBeSignedIn() ? undefined : null),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    retryOnMount: false,
  });
  const exchanges = new Map<string, Promise<string | null>>();
  /** The path to return to after a login. */
  let asking: string | null = null;

  async function fetchUser(): Promise<User | null> {
    try {
      return await call('getMe', {});
    } catch (error) {
      if (statusOf(error) !== NOT_SIGNED_IN) {
        log(userFetchFailed(statusOf(error)));
        throw error;
      }
      erase();
      return null;
    }
  }

  function erase() {
    onErased();
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== ME });
    queries.getMutationCache().clear();
  }

  const setUser = (user: User | null) => void queries.setQueryData(me.queryKey, user);

  /** Ends the session on this page. Every logout calls it, wherever the session ended. */
  function forget() {
    void queries.cancelQueries({ queryKey: me.queryKey });
    erase();
    setUser(null);
  }

  async function exchange(code: string, state: string) {
    // A load under way may report that the earlier session has ended, which must not end the new one.
    await queries
      .getQueryCache()
      .find({ queryKey: me.queryKey })
      ?.promise?.catch(() => undefined);
    const signedIn = await call('createSession', { body: { code, state } }).catch((error: unknown) => {
      log(codeExchangeFailed(statusOf(error)));
      throw error;
    });
    // From here on the page belongs to the new user.
    setUser(signedIn);
    await queries.fetchQuery({ ...me, staleTime: 0 }).catch(() => undefined);
    return signedIn.come_back_to;
  }

  return {
    me,
    /** Loads the user, unless that is known. Never rejects. */
    load: () => queries.prefetchQuery(me),
    read: (): User | null => queries.getQueryData(me.queryKey) ?? null,
    forget,
    /** Takes over the server's changes to the user. */
    renew: setUser,

    /** Makes a login return to that path, until the returned function is called. */
    askAt: (path: string) => {
      asking = path;
      return () => void (asking = null);
    },

    /** Resolves to the identity provider's login address. Rejects when the server doesn't return it. */
    async signInAddress(): Promise<string> {
      const query = asking !== null && isComeBackPath(asking) ? { come_back_to: asking } : {};
      try {
        return (await call('getSignInAddress', { query })).redirectUrl;
      } catch (error) {
        log(redirectUrlFailed(statusOf(error)));
        throw error;
      }
    },

    /**
     * Exchanges the code in the address of /auth/callback for a session. The same code returns the same
     * promise, which resolves to the path to return to, or null.
     */
    signInWith: ({ code, state }: ComeBack): Promise<string | null> => {
      if (!code) return Promise.reject(new Error(NO_CODE_PROVIDED));
      const running = exchanges.get(code) ?? exchange(code, state ?? '');
      exchanges.set(code, running);
      return running;
    },

    /** Never rejects: the user is logged out here, whatever the server responds. */
    signOut: async (): Promise<void> => {
      // Start the call first: the CSRF token that it needs is deleted with the rest.
      const telling = call('signOut', {});
      forget();
      await telling.catch(() => log(LOGOUT_FAILED));
    },
  };
}

/** Returns the HTTP status, or 0 when there was no response, as browsers do. */
function statusOf(error: unknown): number {
  return error instanceof CallError ? (error.status ?? 0) : 0;
}

/** For the console and logs made from it. No page shows these. */
export const NO_CODE_PROVIDED =
  'Cannot exchange code for session token: no code provided in the URL search params.';
const userFetchFailed = (status: number) => `Failed to fetch user: API responded with HTTP status ${status}.`;
const redirectUrlFailed = (status: number) =>
  `Failed to get login redirect URL: API responded with HTTP status ${status}.`;
const codeExchangeFailed = (status: number) =>
  `Failed to exchange code for session token: API responded with HTTP status ${status}.`;
const LOGOUT_FAILED = 'Failed to logout.';
