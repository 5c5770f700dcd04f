import { Suspense, useCallback } from 'react';
import { useSearchParams } from 'react-router';
import type { Business } from '@daybook/schema/contract/business';
import { PageHeading } from '#ui/PageHeading.tsx';
import { part } from '#ui/part.tsx';
import { Tabs } from '#ui/tabs/Tabs.tsx';
import { YOUR_BUSINESS } from '../business-texts.ts';
import * as texts from './dashboard-texts.ts';
import { PanelLoading } from './DashboardLoading.tsx';
import { tabFiles, tabIn, type TabKey } from './tab-files.ts';
import styles from './dashboard.module.css';

interface PanelProps {
  business: Business;
  /** True if the overview is to say so. */
  isOnlyUnpaid: boolean;
}

/** Not prefetched: a press is answered by a tab's placeholder sooner than by a whole calendar. */
const panel = (load: Parameters<typeof part<PanelProps>>[0]) => part(load, undefined, false);

const panels = {
  overview: panel(async () => (await tabFiles.overview()).OverviewTab),
  calendar: panel(async () => (await tabFiles.calendar()).CalendarTab),
  bookings: panel(async () => (await tabFiles.bookings()).BookingsTab),
  customers: panel(async () => (await tabFiles.customers()).CustomersTab),
};

export const NoBusinesses = part(async () => (await tabFiles.overview()).NoBusinesses, undefined, false);

/** Loads the file of the tab that this query opens. */
export async function preloadTab(query: string): Promise<void> {
  const tab = tabIn(new URLSearchParams(query));
  await Promise.all([panels[tab].preload(), tab === 'overview' && NoBusinesses.preload()]);
}

/** Each tab's code loads separately, and another business resets its state. */
export function DashboardTabs({ business, isOnlyUnpaid }: PanelProps) {
  const { tab, openTab } = useTab();
  const Panel = panels[tab];
  return (
    <div className={styles.tabs}>
      <Tabs
        label={`${YOUR_BUSINESS}: ${business.business_name}`}
        tabs={tabs}
        selected={tab}
        onSelect={openTab}
      >
        {tab === 'overview' ? null : <TabHeading tab={tab} />}
        <Suspense fallback={<PanelLoading />} key={`${tab} ${business.id}`}>
          <Panel business={business} isOnlyUnpaid={isOnlyUnpaid} />
        </Suspense>
      </Tabs>
    </div>
  );
}

/** A heading for people who can't see which tab is open: on a phone, where there are no tabs, for all. */
function TabHeading({ tab }: { tab: Exclude<TabKey, 'overview'> }) {
  const label = tabs.find(({ key }) => key === tab)?.label ?? '';
  return (
    <div className={styles.tabHeading}>
      <PageHeading title={label}>{label}</PageHeading>
    </div>
  );
}

const tabs = [
  { key: 'overview', label: texts.TAB_OVERVIEW },
  { key: 'calendar', label: texts.TAB_CALENDAR },
  { key: 'bookings', label: texts.TAB_BOOKINGS },
  { key: 'customers', label: texts.TAB_CUSTOMERS },
] as const satisfies readonly { key: TabKey; label: string }[];

export function useTab() {
  const [query, setQuery] = useSearchParams();
  const tab = tabIn(query);
  const business = query.get('business');
  /** Opens a tab, and removes the other tabs' state from the address. */
  const openTab = useCallback(
    (key: TabKey) =>
      setQuery({ ...(business === null ? {} : { business }), ...(key === 'overview' ? {} : { tab: key }) }),
    [setQuery, business],
  );
  return { tab, openTab };
}
