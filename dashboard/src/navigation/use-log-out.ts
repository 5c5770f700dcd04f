import { useNavigate } from 'react-router';
import { pages } from '@daybook/schema/words/routes';
import { useSession } from '../session/SessionContext.tsx';

/** Ends the session and leads home. */
export function useLogOut() {
  const { signOut } = useSession();
  const navigate = useNavigate();
  return () => {
    void navigate(pages.home);
    void signOut();
  };
}
