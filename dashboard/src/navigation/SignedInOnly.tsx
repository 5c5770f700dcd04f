import { Suspense, type ReactNode } from 'react';
import { LOADING } from '../ui/interface-texts.ts';
import { useSession } from '../session/SessionContext.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { Loading } from '../ui/Loading.tsx';
import { USER_LOAD_FAILED } from './navigation-texts.ts';
import { NotSignedIn } from './NotSignedIn.tsx';

interface SignedInOnlyProps {
  /** What those who are not signed in are told. */
  text: string;
  children: ReactNode;
}

/** The page for those who have a session, and the way in for those who have none. */
export function SignedInOnly({ text, children }: SignedInOnlyProps) {
  const { user, isPending, hasFailed, reload } = useSession();
  const who = user ?? (isPending || hasFailed ? undefined : 'nobody');
  return (
    <Loaded query={{ data: who, error: hasFailed, refetch: reload }} failed={USER_LOAD_FAILED}>
      {(found) =>
        found === 'nobody' ? (
          <NotSignedIn text={text} />
        ) : (
          <Suspense fallback={<Loading text={LOADING} />}>{children}</Suspense>
        )
      }
    </Loaded>
  );
}
