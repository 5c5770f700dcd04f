/**
 * Knows who is signed in. Unless the document tells it, the session is pending until the first load settles; loads at the same time share
 * one request; signing out takes effect here before the server has answered; a code is exchanged once.
 */
import type { User } from '@daybook/schema/contract/user';
import { isComeBackPath } from '@daybook/schema/rules/come-back-path';
import type { Call } from '../api/call.ts';
import { CallError } from '../api/call-error.ts';
import {
  codeExchangeFailed,
  LOGOUT_FAILED,
  NO_CODE_PROVIDED,
  redirectUrlFailed,
  userFetchFailed,
} from './session-texts.ts';

export interface SessionState {
  user: User | null;
  /** True until the first load has settled. */
  isPending: boolean;
  isFetching: boolean;
  /** True when the last load did not tell who is signed in. That does not mean that nobody is. */
  hasFailed: boolean;
}

interface SessionParts {
  call: Call;
  /** Who the document says has opened the page; null where it does not say. */
  opener: User | null;
  /** False when there is certainly no session, so the server need not be asked. */
  mayBeSignedIn: () => boolean;
  /** Clears everything of theirs on this page: what was loaded, what is shown, what is kept. */
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

const NOT_SIGNED_IN = 401;

export function createSession({ call, opener, mayBeSignedIn, onErased, log }: SessionParts) {
  let state: SessionState = { user: opener, isPending: !opener, isFetching: false, hasFailed: false };
  let loading: Promise<void> | null = null;
  const wayBack = createWayBack();
  const exchanges = new Map<string, Promise<string | null>>();
  const listeners = new Set<() => void>();

  function change(part: Partial<SessionState>) {
    state = { ...state, ...part };
    listeners.forEach((listener) => listener());
  }

  /** Every logout on this page goes through here, wherever the session was ended. */
  function forget() {
    onErased();
    change({ user: null, isPending: false, hasFailed: false });
  }

  async function fetchUser() {
    change({ isFetching: true });
    try {
      change({ user: await call('getMe', {}), hasFailed: false });
    } catch (error) {
      if (statusOf(error) === NOT_SIGNED_IN) return forget();
      log(userFetchFailed(statusOf(error)));
      change({ hasFailed: true });
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
    // A load that is on its way may learn that the earlier session has ended. That must not end the new one.
    await loading;
    const signedIn = await call('createSession', { body: { code, state: stateParameter } }).catch(
      (error: unknown) => {
        log(codeExchangeFailed(statusOf(error)));
        throw error;
      },
    );
    // From here on this is their page, no matter whose it was before.
    change({ user: signedIn, hasFailed: false });
    await load();
    return signedIn.come_back_to;
  }

  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    load,
    forget,
    /** The server told something new about the person who is signed in. */
    renew: (user: User) => change({ user, hasFailed: false }),

    askAt: wayBack.askAt,

    /**
     * The address at which the identity provider asks who it is. Rejects when the server does not tell it.
     */
    async signInAddress(): Promise<string> {
      try {
        return (await call('getSignInAddress', { query: wayBack.query() })).redirectUrl;
      } catch (error) {
        log(redirectUrlFailed(statusOf(error)));
        throw error;
      }
    },

    /**
     * Turns what came back in the address of /auth/callback into a session. The same code again gets the same
     * promise: of the path of the page that asked, or null.
     */
    signInWith: ({ code, state: given }: ComeBack): Promise<string | null> => {
      if (!code) return Promise.reject(new Error(NO_CODE_PROVIDED));
      const running = exchanges.get(code) ?? exchange(code, given ?? '');
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

/** Where somebody comes back to who signs in while a page asks for it. */
function createWayBack() {
  let asking: string | null = null;
  return {
    /** The page at that path asks, until the answer is called. */
    askAt: (path: string) => {
      asking = path;
      return () => void (asking = null);
    },
    query: () => (asking !== null && isComeBackPath(asking) ? { come_back_to: asking } : {}),
  };
}

/** 0 when nobody answered, as browsers say it. */
function statusOf(error: unknown): number {
  return error instanceof CallError ? (error.status ?? 0) : 0;
}
