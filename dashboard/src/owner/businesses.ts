import { useCallback } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import type { Business } from '@daybook/schema/contract/business';
import { withQuery, buildPath } from '@daybook/schema/rules/path';
import { pages } from '@daybook/schema/words/routes';
import { useCall } from '#api/use-call.ts';
import { readLastBusiness, rememberBusiness } from '#session/on-device.ts';
import { useSession } from '#session/SessionContext.tsx';

/** Returns the owner's businesses and the one in the address: undefined while they load, null if none. */
export function useOwnBusinesses() {
  const { user, isPending } = useSession();
  // We don't wait for the session: both requests at once save a round trip on a slow connection.
  const load = useCall('listMyBusinesses', {}, { enabled: user !== null || isPending });
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
  /** The id in the path. If the account has no such business, none is selected. */
  inPath: string | null;
  inQuery: string | null;
  /** True when a business has just been added. */
  isNew: boolean;
  last: string | null;
}

/** Returns the business that a page is about: the first if nothing names one, null if there is none. */
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
/** The diary's full address. This page's origin is the one that customers see. */
export const diaryAddress = (diary: Diary) => window.location.origin + diaryPath(diary);
/** The address without 'https://', for reading. */
export const diaryAddressToRead = (diary: Diary) => window.location.host + diaryPath(diary);
