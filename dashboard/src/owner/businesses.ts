import { useCallback } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import type { Business } from '@daybook/schema/contract/business';
import { withQuery } from '@daybook/schema/rules/path';
import { pages } from '@daybook/schema/words/routes';
import { useBusinesses } from '../api/businesses.ts';
import { readLastBusiness, rememberBusiness } from '../session/on-device.ts';
import { useSession } from '../session/SessionContext.tsx';
import { selectBusiness } from './select-business.ts';

/**
 * The owner's businesses, and the one that the address is about: undefined until they are loaded, null for
 * none.
 */
export function useOwnBusinesses() {
  const { user, isPending } = useSession();
  // While it is asked whose session it is, these are asked for too: one way there and back less on a slow line.
  const load = useBusinesses({ enabled: user !== null || isPending });
  const [query] = useSearchParams();
  const { businessId } = useParams();
  const businesses = load.data;
  return {
    load,
    businesses,
    selected:
      businesses &&
      selectBusiness(businesses, {
        inPath: businessId ?? null,
        inQuery: query.get('business'),
        isNew: query.get('new_business') === 'true',
        last: readLastBusiness(),
      }),
  };
}

/** Opens the dashboard of another business, on the tab that is open. */
export function useOpenBusiness() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const tab = query.get('tab');
  return useCallback(
    (business: Business) => {
      rememberBusiness(business);
      void navigate(withQuery(pages.dashboard, { business: business.id, tab }));
    },
    [navigate, tab],
  );
}
