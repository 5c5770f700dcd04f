/** The dashboard's tabs, each with the file that draws it. */
export const tabFiles = {
  overview: () => import('./overview/OverviewTab.tsx'),
  calendar: () => import('./calendar/CalendarTab.tsx'),
  bookings: () => import('./bookings/BookingsTab.tsx'),
  customers: () => import('../customers/CustomersTab.tsx'),
};

export type TabKey = keyof typeof tabFiles;

const isTab = (name: string | null): name is TabKey => name !== null && Object.hasOwn(tabFiles, name);

/** Reads the open tab from `?tab=`. The default is the first tab. */
export function tabIn(query: URLSearchParams): TabKey {
  const name = query.get('tab');
  return isTab(name) ? name : 'overview';
}
