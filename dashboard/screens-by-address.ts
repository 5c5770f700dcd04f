/**
 * Writes beside the build which files each of an owner's pages is drawn with, so that the document can name
 * them all at once: otherwise a page's file is found out about when the first script runs, and a tab's when
 * the page does.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { pages } from '../schema/words/routes.ts';
import { manifest, type Manifest } from './manifest.ts';

const DASHBOARD = 'src/owner/dashboard/DashboardPage.tsx';
/** What the browser journey that opens each of them finds missing here, it names. */
export const OWNER_SCREENS = [
  {
    name: 'the dashboard',
    path: pages.dashboard,
    tab: null,
    modules: [DASHBOARD, 'src/owner/dashboard/overview/OverviewTab.tsx'],
  },
  {
    name: 'the calendar',
    path: pages.dashboard,
    tab: 'calendar',
    modules: [DASHBOARD, 'src/owner/dashboard/calendar/CalendarTab.tsx'],
  },
  {
    name: 'the bookings',
    path: pages.dashboard,
    tab: 'bookings',
    modules: [DASHBOARD, 'src/owner/dashboard/bookings/BookingsTab.tsx'],
  },
  {
    name: 'the customers',
    path: pages.dashboard,
    tab: 'customers',
    modules: [DASHBOARD, 'src/owner/customers/CustomersTab.tsx'],
  },
  { name: 'a customer', path: pages.customer, tab: null, modules: ['src/owner/customers/CustomerPage.tsx'] },
  {
    name: 'a new business',
    path: pages.newBusiness,
    tab: null,
    modules: ['src/owner/new-business/NewBusinessPage.tsx'],
  },
  { name: 'a new event', path: pages.newEvent, tab: null, modules: ['src/owner/new-event/NewEventPage.tsx'] },
  { name: 'payment', path: pages.payment, tab: null, modules: ['src/owner/payment/PaymentPage.tsx'] },
  { name: 'settings', path: pages.settings, tab: null, modules: ['src/owner/settings/SettingsPage.tsx'] },
] as const;
const EVERY_PAGE = 'index.html';

export function screensByAddress(): Plugin {
  return {
    name: 'screens-by-address',
    writeBundle({ dir }) {
      if (dir === undefined) throw new Error('The build has no folder.');
      const built = manifest.parse(JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8')));
      const known = new Set(filesOf(EVERY_PAGE, built));
      const screens = OWNER_SCREENS.map(({ path, tab, modules }) => {
        const files = modules.flatMap((module) => filesOf(module, built));
        return { path, tab, files: [...new Set(files)].filter((file) => !known.has(file)) };
      });
      writeFileSync(join(dir, '.vite/screens.json'), JSON.stringify(screens));
    },
  };
}

/**
 * What a module imports comes first, since its own styles may change theirs. Throws for one that was not built. Files may
 * import each other, so each is followed once.
 */
function filesOf(module: string, built: Manifest, followed = new Set<string>()): string[] {
  if (followed.has(module)) return [];
  followed.add(module);
  const chunk = built[module];
  if (!chunk) throw new Error(`${module} is no file of the build.`);
  return [
    ...chunk.imports.flatMap((imported) => filesOf(imported, built, followed)),
    ...chunk.css,
    chunk.file,
  ];
}
