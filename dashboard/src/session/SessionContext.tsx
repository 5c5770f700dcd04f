import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { pages } from '@daybook/schema/words/routes';
import { SIGN_IN_UNAVAILABLE } from '@daybook/schema/words/session-texts';
import { textOf } from '../api/call-error.ts';
import type { Session } from './session.ts';

const SessionContext = createContext<Session | null>(null);

export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

function useSessionStore(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('No SessionProvider around this.');
  return session;
}

/** Who is logged in, and whether that is known yet. A failed load does not mean that nobody is. */
export function useSession() {
  const session = useSessionStore();
  const { data, errorUpdateCount, refetch } = useQuery(session.me);
  const { renew, signInWith, signOut, forget } = session;
  const isKnown = data !== undefined;
  return {
    user: data ?? null,
    // It stays a failure while it is tried again.
    isPending: !isKnown && errorUpdateCount === 0,
    hasFailed: !isKnown && errorUpdateCount > 0,
    reload: refetch,
    renew,
    signInWith,
    signOut,
    forget,
  };
}

/** The page at this path asks for a sign-in, for as long as it is shown: afterwards the browser is back at it. */
export function useAskingToSignIn(path: string): void {
  const { askAt } = useSessionStore();
  useEffect(() => askAt(path), [askAt, path]);
}

/** Starts signing in: the browser goes to the identity provider, and comes back to /auth/callback. */
export function useSignIn() {
  const session = useSessionStore();
  const [isLeaving, setIsLeaving] = useState(false);
  const [error, setError] = useState<string>();
  const signIn = async () => {
    setIsLeaving(true);
    setError(undefined);
    try {
      window.location.assign(await session.signInAddress());
    } catch (failure) {
      setError(textOf(failure, SIGN_IN_UNAVAILABLE));
      setIsLeaving(false);
    }
  };
  return { signIn: () => void signIn(), isLeaving, error };
}

/** Ends the session and leads home, which is a page of the server's. */
export function useLogOut() {
  const { signOut } = useSessionStore();
  return () => void signOut().then(() => window.location.assign(pages.home));
}
