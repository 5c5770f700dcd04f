import { useCallback } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import type { Business } from '@daybook/schema/contract/business';
import { withQuery, buildPath } from '@daybook/schema/rules/path';
import { pages } from '@daybook/schema/words/routes';
import { useBusinesses } from '../api/businesses.ts';
import { readLastBusiness, rememberBusiness } from '../session/on-device.ts';
import { useSession } from '../session/SessionContext.tsx';

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

/** Opens another business on the tab that is open: in Settings, or else on its dashboard. */
export function useOpenBusiness() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const tab = query.get('tab');
  const page = pathname === pages.settings ? pages.settings : pages.dashboard;
  return useCallback(
    (business: Business) => {
      rememberBusiness(business);
      void navigate(withQuery(page, { business: business.id, tab }));
    },
    [navigate, page, tab],
  );
}

interface Wanted {
  /** The id in the path: the page is about that business or none. */
  inPath: string | null;
  /** The id in the query. */
  inQuery: string | null;
  /** True when a business was added just now. */
  isNew: boolean;
  /** The id of the business that was viewed last. */
  last: string | null;
}

/**
 * Which of the owner's businesses a page is about: the first when nothing names one; null when there is none.
 */
export function selectBusiness(
  businesses: readonly Business[],
  { inPath, inQuery, isNew, last }: Wanted,
): Business | null {
  const withId = (id: string | null) => businesses.find((business) => String(business.id) === id);
  if (inPath !== null) return withId(inPath) ?? null;
  const newest = isNew ? businesses.toSorted((one, other) => other.id - one.id)[0] : undefined;
  return withId(inQuery) ?? newest ?? withId(last) ?? businesses[0] ?? null;
}

type Diary = Pick<Business, 'diary_slug'>;

/** '/diary/willow-co-hair' */
export const diaryPath = ({ diary_slug }: Diary) => buildPath(pages.diary, { slug: diary_slug });
/** With the origin of this page, which is the one that customers see. */
export const diaryAddress = (diary: Diary) => window.location.origin + diaryPath(diary);
/** Without 'https://': to be read, not to be followed. */
export const diaryAddressToRead = (diary: Diary) => window.location.host + diaryPath(diary);
