import { pages } from '@daybook/schema/words/routes';
import { withQuery } from '@daybook/schema/rules/path';
import { GOODBYE_QUERY, type Goodbye } from '../../../navigation/goodbye-texts.ts';
import { useSession } from '../../../session/SessionContext.tsx';

/** Leads to the home page, signed out here too after the server has ended the session, and says why. */
export function useGoodbye() {
  const { forget } = useSession();
  return (why: Goodbye) => {
    forget();
    window.location.assign(withQuery(pages.home, { [GOODBYE_QUERY]: why }));
  };
}
