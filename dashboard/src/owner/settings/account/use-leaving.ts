import { useNavigate } from 'react-router';
import { pages } from '@daybook/schema/words/routes';
import { useForget } from '../../../session/SessionContext.tsx';
import { useToast } from '../../../ui/message/Toasts.tsx';

/** To the home page, signed out here too, with a word about why. */
export function useLeaving() {
  const navigate = useNavigate();
  const forget = useForget();
  const confirm = useToast();
  return (why: string) => {
    void navigate(pages.home);
    forget();
    confirm(why);
  };
}
