import { pages } from '@daybook/schema/words/routes';
import { useSession } from '../session/SessionContext.tsx';

/** Ends the session and leads home, which is a page of the server's. */
export function useLogOut() {
  const { signOut } = useSession();
  return () => void signOut().then(() => window.location.assign(pages.home));
}
