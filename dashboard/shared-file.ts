import { fileURLToPath } from 'node:url';
import { ADMIN_SCREENS, CUSTOMER_SCREENS, FIRST_SCREENS, OTHER_SCREENS } from './first-screens.ts';

/**
 * What the bundler knows about a module: the ids of the modules that it imports at once, and of those that
 * ask for it later.
 */
interface Graph {
  getModuleInfo(
    id: string,
  ): { importedIds: string[]; importers: string[]; dynamicImporters: string[] } | null;
}

const SHARED = 2;
const START = modulePath('src/main.tsx');
/** What is the admin's alone: of the dashboard, its calls and the contract. */
const ADMIN = [
  modulePath('src/admin/'),
  modulePath('src/api/admin'),
  modulePath('../schema/contract/admin/'),
  modulePath('../schema/words/admin-'),
];
const ICONS = '/lucide-react/dist/esm/icons/';

function modulePath(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}

const isAdmins = (id: string) => ADMIN.some((start) => id.startsWith(start));

/** The ids of those modules and of everything that they import at once, directly or through others. */
function neededFor(ids: readonly string[], graph: Graph): ReadonlySet<string> {
  const needed = new Set(ids);
  for (const id of needed) graph.getModuleInfo(id)?.importedIds.forEach((imported) => needed.add(imported));
  return needed;
}

function isImportedOutside(id: string, needed: ReadonlySet<string>, graph: Graph): boolean {
  return graph.getModuleInfo(id)?.importers.some((importer) => !needed.has(importer)) ?? false;
}

/**
 * Answers the name of the file in which a module travels. 'everybody' is for what every page needs, or more than one of
 * the first screens. Of the rest of the dashboard's, 'owner' is for what another of the owner's screens, a customer's or an
 * admin's needs too, and 'overview' for the dashboard alone. Of the rest, 'parts' is for what another first screen shares
 * with an owner's or an admin's, and for icons that several modules show, and 'links' for what it shares with a customer's;
 * 'fields' for what the owner's other screens and a customer's share with an admin's, and 'owner-pages' for what they share
 * with any other page; 'admin' for what the admin's share and is theirs, and 'lists' for what they share and an owner's pages
 * may need as well. Each set holds all that its modules import, so that no file waits for one that waits for it. Null leaves
 * the module to the bundler, which makes a file of each set of pages that share something: alone it makes thirty for the
 * dashboard's first screen, most of a few hundred bytes that compress badly.
 */
export function nameSharedFiles(): (id: string, graph: Graph) => string | null {
  let sets: ReturnType<typeof findSets> | undefined;
  return function nameOf(id, graph): string | null {
    sets ??= findSets(graph);
    const { start, screens, dashboard, owners, others, shared, admins } = sets;
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {};
    if (id === START || dynamicImporters.length) return null;
    const countIn = (among: ReadonlySet<string>[]) => among.filter((needed) => needed.has(id)).length;
    if (start.has(id) || countIn(screens) >= SHARED) return 'everybody';
    if (dashboard.has(id)) return countIn([...others, ...admins]) > 0 ? 'owner' : 'overview';
    const [importer, ...more] = importers;
    if (id.includes(ICONS) && importer !== undefined) return more.length ? 'parts' : nameOf(importer, graph);
    if (countIn(screens) > 0) {
      if (countIn([...owners, ...admins]) > 0) return 'parts';
      return countIn(others) > 0 ? 'links' : null;
    }
    if (countIn(others) > 0 && countIn(admins) > 0) return 'fields';
    if (countIn(others) > 0) return shared.has(id) ? 'owner-pages' : null;
    if (countIn(admins) >= SHARED) return isAdmins(id) ? 'admin' : 'lists';
    return null;
  };
}

function findSets(graph: Graph) {
  const setsOf = (screens: Readonly<Record<string, readonly string[]>>) =>
    Object.values(screens).map((files) => neededFor(files.map(modulePath), graph));
  const owners = setsOf(OTHER_SCREENS);
  const others = [...owners, ...setsOf(CUSTOMER_SCREENS)];
  return {
    start: neededFor([START], graph),
    screens: setsOf(FIRST_SCREENS),
    dashboard: neededFor(FIRST_SCREENS['the dashboard'].map(modulePath), graph),
    owners,
    others,
    /** Of those, what some other page imports too, with all that it needs. */
    shared: neededFor(
      others.flatMap((needed) => [...needed].filter((id) => isImportedOutside(id, needed, graph))),
      graph,
    ),
    admins: setsOf(ADMIN_SCREENS),
  };
}
