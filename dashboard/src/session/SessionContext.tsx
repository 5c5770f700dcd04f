import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { pages } from '@daybook/schema/words/routes';
import { SIGN_IN_UNAVAILABLE } from '@daybook/schema/words/session-texts';
import { textOf } from '#api/call-error.ts';
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

/** Returns the user and whether that is known yet. A failed load does not mean that nobody is logged in. */
export function useSession() {
  const session = useSessionStore();
  const { data, errorUpdateCount, refetch } = useQuery(session.me);
  const { renew, signInWith, signOut, forget } = session;
  const isKnown = data !== undefined;
  return {
    user: data ?? null,
    // A failed load stays failed while it is retried.
    isPending: !isKnown && errorUpdateCount === 0,
    hasFailed: !isKnown && errorUpdateCount > 0,
    reload: refetch,
    renew,
    signInWith,
    signOut,
    forget,
  };
}

/** Makes a login return to this path while the page is shown. */
export function useAskingToSignIn(path: string): void {
  const { askAt } = useSessionStore();
  useEffect(() => askAt(path), [askAt, path]);
}

/** Goes to the identity provider, which returns to /auth/callback. */
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

/** Logs out and goes to the home page, which the server renders. */
export function useLogOut() {
  const { signOut } = useSessionStore();
  return () => void signOut().then(() => window.location.assign(pages.home));
}
