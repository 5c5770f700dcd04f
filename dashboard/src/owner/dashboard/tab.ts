import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { TAB_BOOKINGS, TAB_CALENDAR, TAB_OVERVIEW } from './dashboard-texts.ts';

export const tabs = [
  { key: 'overview', label: TAB_OVERVIEW },
  { key: 'calendar', label: TAB_CALENDAR },
  { key: 'bookings', label: TAB_BOOKINGS },
] as const;

export type TabKey = (typeof tabs)[number]['key'];

/** The open tab by `?tab=`; the first one when that names none. */
export function useTab() {
  const [query, setQuery] = useSearchParams();
  const wanted = query.get('tab');
  const tab = tabs.find(({ key }) => key === wanted)?.key ?? 'overview';
  const business = query.get('business');
  /** Opens a tab, and takes what the other tabs had out of the address. */
  const openTab = useCallback(
    (key: TabKey) =>
      setQuery({ ...(business === null ? {} : { business }), ...(key === 'overview' ? {} : { tab: key }) }),
    [setQuery, business],
  );
  return { tab, openTab };
}
