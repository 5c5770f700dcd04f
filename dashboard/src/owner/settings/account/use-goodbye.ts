import { useNavigate } from 'react-router';
import { pages } from '@daybook/schema/words/routes';
import { useSession } from '../../../session/SessionContext.tsx';
import { useToast } from '../../../ui/message/Toasts.tsx';

/** Leads to the home page, signed out here too after the server has ended the session, and says why. */
export function useGoodbye() {
  const navigate = useNavigate();
  const { forget } = useSession();
  const showToast = useToast();
  return (why: string) => {
    void navigate(pages.home);
    forget();
    showToast(why);
  };
}
