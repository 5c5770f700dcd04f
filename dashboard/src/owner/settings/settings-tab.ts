import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { TAB_ACCOUNT, TAB_BUSINESSES, TAB_NOTIFICATIONS, TAB_SUPPORT } from './settings-texts.ts';

export const tabs = [
  { key: 'notifications', label: TAB_NOTIFICATIONS },
  { key: 'businesses', label: TAB_BUSINESSES },
  { key: 'support', label: TAB_SUPPORT },
  { key: 'account', label: TAB_ACCOUNT },
] as const;

type Tab = (typeof tabs)[number];

/** The open tab by `?tab=`; the first one when that names none. */
export function useSettingsTab() {
  const [query, setQuery] = useSearchParams();
  const wanted = query.get('tab');
  const tab: Tab = tabs.find(({ key }) => key === wanted) ?? tabs[0];
  const openTab = useCallback((key: Tab['key']) => setQuery({ tab: key }), [setQuery]);
  return { tab, openTab };
}
