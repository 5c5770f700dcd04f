import { fileURLToPath } from 'node:url';
import { ADMIN_SCREENS, FIRST_SCREENS, OTHER_SCREENS } from './first-screens.ts';

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

/**
 * Answers the name of the file in which a module travels: 'everybody' for what every page needs, or more than one
 * of the first screens; of the rest of the dashboard's, 'owner' for what another of the owner's screens or an admin's
 * needs too, and 'overview' for the dashboard alone; of the rest of what the admin's screens share, 'admin' for what is
 * theirs, and 'lists' for what an owner's pages may need as well; 'icons' for the small drawings that several modules of
 * the other pages show. Each set holds all that its modules import, so that no file waits for one that waits for it.
 * Null leaves the module to the bundler, which makes a file of each set of pages that share something: alone it makes
 * thirty for the dashboard's first screen, most of a few hundred bytes that compress badly.
 */
export function nameSharedFiles(): (id: string, graph: Graph) => string | null {
  let sets:
    | {
        start: ReadonlySet<string>;
        screens: ReadonlySet<string>[];
        dashboard: ReadonlySet<string>;
        others: ReadonlySet<string>[];
        admins: ReadonlySet<string>[];
      }
    | undefined;
  return (id, graph) => {
    sets ??= {
      start: neededFor([START], graph),
      screens: Object.values(FIRST_SCREENS).map((files) => neededFor(files.map(modulePath), graph)),
      dashboard: neededFor(FIRST_SCREENS['the dashboard'].map(modulePath), graph),
      others: Object.values(OTHER_SCREENS).map((files) => neededFor(files.map(modulePath), graph)),
      admins: Object.values(ADMIN_SCREENS).map((files) => neededFor(files.map(modulePath), graph)),
    };
    const { start, screens, dashboard, others, admins } = sets;
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {};
    if (id === START || dynamicImporters.length) return null;
    const countIn = (among: ReadonlySet<string>[]) => among.filter((needed) => needed.has(id)).length;
    if (start.has(id) || countIn(screens) >= SHARED) return 'everybody';
    if (!dashboard.has(id) && countIn(admins) >= SHARED) return isAdmins(id) ? 'admin' : 'lists';
    if (!dashboard.has(id)) return id.includes(ICONS) && importers.length >= SHARED ? 'icons' : null;
    return countIn([...others, ...admins]) > 0 ? 'owner' : 'overview';
  };
}
