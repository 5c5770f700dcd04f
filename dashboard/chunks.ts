/**
 * Names the file of the build in which a shared module travels. What one page alone needs, the bundler puts into that
 * page's file.
 */
import { fileURLToPath } from 'node:url';

/** What the bundler knows about a module: the ids of what it imports, at once and later. */
interface Graph {
  getModuleInfo(id: string): {
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
  } | null;
}

type Needs = ReadonlySet<string>;

const packages = (...names: string[]) => new RegExp(`/node_modules/(?:${names.join('|')})/`);

/** What every page runs on: this file changes with these packages, and where we use another part of them. */
const VENDOR = packages('react', 'react-dom', 'scheduler', 'react-router', '@tanstack/[^/]+');
const REACT_ARIA = packages(
  '(?:@react-|react-aria|react-stately)[^/]*(?:/[^/]+)?',
  '@internationalized/[^/]+',
  '@swc/helpers',
  'clsx',
  'client-only',
  'use-sync-external-store',
);
const FORMS = packages('react-hook-form', '@hookform/resolvers', 'zod');

const inSource = (file: string) => fileURLToPath(new URL(`src/${file}`, import.meta.url));
const START = inSource('../index.html');
/** Only dialogs need it, once they are open. */
const MISFITS = inSource('owner/misfits/');
/** The dialogs of one date and of several share these; no page needs them before. */
const DATES_DIALOGS = inSource('owner/dashboard/overview/dates/');
/** What finds customers: their pages need it, and dialogs once they are open. */
const CUSTOMERS = ['owner/customers/', 'api/customers.ts', 'api/customer-calls.ts'].map(inSource);
/** It stands on react-aria, which no page needs before a dialog is open. */
const SUGGESTIONS = inSource('ui/fields/SuggestField.tsx');
const VISITORS_PAGES = ['cancel/', 'customer-data/', 'sign-in/'].map(inSource);
const ADMIN = inSource('admin/');
const DASHBOARD = ['DashboardPage.tsx', 'overview/OverviewTab.tsx'].map((file) =>
  inSource(`owner/dashboard/${file}`),
);

/** What an address or a tab opens; every other file is a part of a page or a dialog, loaded later. */
const PAGE = /(?:Page|Tab)\.tsx$/;

const isIn = (places: readonly string[], id: string) => places.some((place) => id.startsWith(place));

/** Returns the ids of the module and of everything that it imports at once, directly or through others. */
function neededFor(id: string, graph: Graph): Needs {
  const needed = new Set([id]);
  for (const one of needed) graph.getModuleInfo(one)?.importedIds.forEach((imported) => needed.add(imported));
  return needed;
}

/** Returns what each file that a page asks for needs, by the id of its module. */
function findEntries(graph: Graph): ReadonlyMap<string, Needs> {
  const entries = new Map([[START, neededFor(START, graph)]]);
  for (const needed of entries.values())
    for (const id of needed)
      for (const later of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
        if (!entries.has(later)) entries.set(later, neededFor(later, graph));
  return entries;
}

export function nameChunks(): (id: string, graph: Graph) => string | null {
  let entries: ReadonlyMap<string, Needs> | undefined;
  return (id, graph) => {
    entries ??= findEntries(graph);
    if (VENDOR.test(id)) return 'vendor';
    if (REACT_ARIA.test(id)) return 'react-aria';
    if (entries.get(START)?.has(id)) return 'app';
    if (id.startsWith(MISFITS)) return 'misfits';
    const askedBy = [...entries].flatMap(([entry, needed]) => (needed.has(id) ? [entry] : []));
    if (entries.has(id) || askedBy.length < 2) return null;
    if (id === SUGGESTIONS) return 'suggestions';
    if (isIn(CUSTOMERS, id) && !askedBy.some((entry) => isIn(DASHBOARD, entry))) return 'customers';
    const isForForms = askedBy.every((entry) =>
      [...(entries?.get(entry) ?? [])].some((one) => FORMS.test(one)),
    );
    if (isForForms && id.startsWith(DATES_DIALOGS)) return 'dates-dialogs';
    const pages = askedBy.filter((entry) => PAGE.test(entry));
    if (pages.length === 0) return isForForms ? 'form-dialogs' : 'dialogs';
    if (isForForms) return 'forms';
    if (askedBy.some((entry) => isIn(VISITORS_PAGES, entry))) return 'app';
    if (askedBy.every((entry) => entry.startsWith(ADMIN))) return 'admin';
    if (askedBy.some((entry) => isIn(DASHBOARD, entry))) return 'owner';
    // The admin's lists and charts need what the owner's need, and nothing else of the owner's pages.
    return pages.some((entry) => entry.startsWith(ADMIN)) ? 'tables' : 'owner-pages';
  };
}
