/**
 * Who is signed in: pending until the first load settles, loads at the same time
 * share one request, signing out forgets here before the server has answered, a code is exchanged once.
 */
import type { User } from '@daybook/schema/contract/user';
import {
  codeExchangeFailed,
  LOGOUT_FAILED,
  NO_CODE_PROVIDED,
  redirectUrlFailed,
  userFetchFailed,
} from '@daybook/schema/words/session-texts';
import type { Call } from '../api/call.ts';
import { CallError } from '../api/call-error.ts';

export interface SessionState {
  user: User | null;
  /** Until the first load has settled. */
  isPending: boolean;
  isFetching: boolean;
  /** The last load got no answer that says who it is: not the same as nobody. */
  hasFailed: boolean;
}

interface SessionParts {
  call: Call;
  /** False: there is certainly no session, and the server need not be asked. */
  mayBeSignedIn: () => boolean;
  /** Clears all that was theirs, here: what was loaded, what is shown, what is kept. */
  onForgotten: () => void;
  /** A line for the console. */
  log: (text: string) => void;
}

/** What the address of /auth/callback carries. */
interface ComeBack {
  code: string | null;
  state: string | null;
}

export type Session = ReturnType<typeof createSession>;

const NOT_SIGNED_IN = 401;

export function createSession({ call, mayBeSignedIn, onForgotten, log }: SessionParts) {
  let state: SessionState = { user: null, isPending: true, isFetching: false, hasFailed: false };
  let loading: Promise<void> | null = null;
  const exchanges = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();

  function change(part: Partial<SessionState>) {
    state = { ...state, ...part };
    listeners.forEach((listener) => listener());
  }

  /** The one way to be signed out here, whoever ended the session. */
  function forget() {
    onForgotten();
    change({ user: null, isPending: false, hasFailed: false });
  }

  async function fetchUser() {
    change({ isFetching: true });
    try {
      change({ user: await call('getMe', {}), hasFailed: false });
    } catch (error) {
      const status = statusOf(error);
      if (status === NOT_SIGNED_IN) forget();
      else {
        log(userFetchFailed(status));
        change({ hasFailed: true });
      }
    } finally {
      loading = null;
      change({ isPending: false, isFetching: false });
    }
  }

  /** Never rejects. */
  function load(): Promise<void> {
    if (loading) return loading;
    if (!mayBeSignedIn()) {
      change({ user: null, isPending: false, hasFailed: false });
      return Promise.resolve();
    }
    return (loading = fetchUser());
  }

  async function exchange(code: string, stateParameter: string) {
    // What a load under way hears of the session before must not end the new one.
    await loading;
    try {
      await call('createSession', { body: { code, state: stateParameter } });
    } catch (error) {
      log(codeExchangeFailed(statusOf(error)));
      throw error;
    }
    await load();
  }

  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    load,
    forget,
    /** The server told something new of the one who is signed in. */
    renew: (user: User) => change({ user, hasFailed: false }),

    /** Where the identity provider asks who it is. Rejects when the server does not tell. */
    async signInAddress(): Promise<string> {
      try {
        return (await call('getSignInAddress', {})).redirectUrl;
      } catch (error) {
        log(redirectUrlFailed(statusOf(error)));
        throw error;
      }
    },

    /** What came back in the address of /auth/callback, for a session. The same code again gets the same promise. */
    signInWith: ({ code, state: given }: ComeBack): Promise<void> => {
      if (!code) return Promise.reject(new Error(NO_CODE_PROVIDED));
      const running = exchanges.get(code) ?? exchange(code, given ?? '');
      exchanges.set(code, running);
      return running;
    },

    /** Never rejects: whoever signs out is out here, whatever the server says. */
    signOut: async (): Promise<void> => {
      // Begun first: what shows the server that our own page asks is forgotten with the rest.
      const telling = call('signOut', {});
      forget();
      await telling.catch(() => log(LOGOUT_FAILED));
    },
  };
}

/** 0 when nobody answered, as browsers have it. */
function statusOf(error: unknown): number {
  return error instanceof CallError ? (error.status ?? 0) : 0;
}
