/** Knows who is logged in, and how that begins and ends. Who it is lies with the queries, like all that the server tells. */
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { User } from '@daybook/schema/contract/user';
import { isComeBackPath } from '@daybook/schema/rules/come-back-path';
import type { Call } from '../api/call.ts';
import { CallError } from '../api/call-error.ts';

interface SessionParts {
  queries: QueryClient;
  call: Call;
  /** Who the document says has opened the page; null where it does not say. */
  opener: User | null;
  /** False when there is certainly no session, so the server need not be asked. */
  mayBeSignedIn: () => boolean;
  /** Clears everything of theirs on this page that is not with the queries. */
  onErased: () => void;
  /** Writes a line to the console. */
  log: (text: string) => void;
}

/** What the address of /auth/callback carries. */
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
  /** The path of the page that asks for a sign-in. */
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

  /** Every logout on this page goes through here, wherever the session was ended. */
  function forget() {
    void queries.cancelQueries({ queryKey: me.queryKey });
    erase();
    setUser(null);
  }

  async function exchange(code: string, state: string) {
    // A load that is on its way may learn that the earlier session has ended. That must not end the new one.
    await queries
      .getQueryCache()
      .find({ queryKey: me.queryKey })
      ?.promise?.catch(() => undefined);
    const signedIn = await call('createSession', { body: { code, state } }).catch((error: unknown) => {
      log(codeExchangeFailed(statusOf(error)));
      throw error;
    });
    // From here on this is their page, no matter whose it was before.
    setUser(signedIn);
    await queries.fetchQuery({ ...me, staleTime: 0 }).catch(() => undefined);
    return signedIn.come_back_to;
  }

  return {
    me,
    /** Asks the server who is logged in, unless that is known. Never rejects. */
    load: () => queries.prefetchQuery(me),
    read: (): User | null => queries.getQueryData(me.queryKey) ?? null,
    forget,
    /** The server told something new about the person who is signed in. */
    renew: setUser,

    /** The page at that path asks for a sign-in, until the returned function is called. */
    askAt: (path: string) => {
      asking = path;
      return () => void (asking = null);
    },

    /** Returns the address at which the identity provider asks who it is. Rejects when the server does not tell it. */
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
     * Turns what came back in the address of /auth/callback into a session. The same code again gets the same
     * promise: of the path of the page that asked, or null.
     */
    signInWith: ({ code, state }: ComeBack): Promise<string | null> => {
      if (!code) return Promise.reject(new Error(NO_CODE_PROVIDED));
      const running = exchanges.get(code) ?? exchange(code, state ?? '');
      exchanges.set(code, running);
      return running;
    },

    /** Never rejects: the user is logged out here, whatever the server answers. */
    signOut: async (): Promise<void> => {
      // The call begins first: the token that shows that our own page asks is forgotten with the rest.
      const telling = call('signOut', {});
      forget();
      await telling.catch(() => log(LOGOUT_FAILED));
    },
  };
}

/** 0 when nobody answered, as browsers say it. */
function statusOf(error: unknown): number {
  return error instanceof CallError ? (error.status ?? 0) : 0;
}

/** For the console, and for the log that comes of it; no page shows them. */
export const NO_CODE_PROVIDED =
  'Cannot exchange code for session token: no code provided in the URL search params.';
const userFetchFailed = (status: number) => `Failed to fetch user: API responded with HTTP status ${status}.`;
const redirectUrlFailed = (status: number) =>
  `Failed to get login redirect URL: API responded with HTTP status ${status}.`;
const codeExchangeFailed = (status: number) =>
  `Failed to exchange code for session token: API responded with HTTP status ${status}.`;
const LOGOUT_FAILED = 'Failed to logout.';
