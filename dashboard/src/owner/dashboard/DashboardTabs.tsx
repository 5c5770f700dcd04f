import { Suspense, useCallback } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { part } from '../../ui/part.tsx';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { YOUR_BUSINESS } from '../business-texts.ts';
import { PanelLoading } from './DashboardLoading.tsx';
import { useSearchParams } from 'react-router';
import * as texts from './dashboard-texts.ts';

const load = {
  overview: async () => (await import('./overview/OverviewTab.tsx')).OverviewTab,
  calendar: async () => (await import('./calendar/CalendarTab.tsx')).CalendarTab,
  bookings: async () => (await import('./bookings/BookingsTab.tsx')).BookingsTab,
  customers: async () => (await import('../customers/CustomersTab.tsx')).CustomersTab,
};
const OverviewTab = part(load.overview);
const CalendarTab = part(load.calendar);
const BookingsTab = part(load.bookings);
const CustomersTab = part(load.customers);

/** Loads a tab's code while the page still waits for its data. */
export const preloadTab = (tab: TabKey) => void load[tab]().catch(() => undefined);

/** Each tab's code loads separately, and another business resets its state. */
export function DashboardTabs({ business }: { business: Business }) {
  const { tab, openTab } = useTab();
  return (
    <div>
      <Tabs
        label={`${YOUR_BUSINESS}: ${business.business_name}`}
        tabs={tabs}
        selected={tab}
        onSelect={openTab}
      >
        {tab === 'overview' ? null : <TabHeading tab={tab} />}
        <Suspense fallback={<PanelLoading />} key={`${tab} ${business.id}`}>
          <Panel tab={tab} business={business} />
        </Suspense>
      </Tabs>
    </div>
  );
}

function Panel({ tab, business }: { tab: TabKey; business: Business }) {
  switch (tab) {
    case 'overview':
      return <OverviewTab business={business} />;
    case 'calendar':
      return <CalendarTab business={business} />;
    case 'bookings':
      return <BookingsTab business={business} />;
    case 'customers':
      return <CustomersTab business={business} />;
  }
}

/** A heading for people who can't see which tab is open. */
function TabHeading({ tab }: { tab: Exclude<TabKey, 'overview'> }) {
  const label = tabs.find(({ key }) => key === tab)?.label ?? '';
  return (
    <VisuallyHidden>
      <PageHeading title={label}>{label}</PageHeading>
    </VisuallyHidden>
  );
}

const tabs = [
  { key: 'overview', label: texts.TAB_OVERVIEW },
  { key: 'calendar', label: texts.TAB_CALENDAR },
  { key: 'bookings', label: texts.TAB_BOOKINGS },
  { key: 'customers', label: texts.TAB_CUSTOMERS },
] as const;

type TabKey = (typeof tabs)[number]['key'];

/** Reads the open tab from `?tab=`. The default is the first tab. */
export function useTab() {
  const [query, setQuery] = useSearchParams();
  const wanted = query.get('tab');
  const tab = tabs.find(({ key }) => key === wanted)?.key ?? 'overview';
  const business = query.get('business');
  /** Opens a tab, and removes the other tabs' state from the address. */
  const openTab = useCallback(
    (key: TabKey) =>
      setQuery({ ...(business === null ? {} : { business }), ...(key === 'overview' ? {} : { tab: key }) }),
    [setQuery, business],
  );
  return { tab, openTab };
}
