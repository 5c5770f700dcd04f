import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { loginPath, sitePages } from '../schema/words/routes.ts';

/** The addresses that the server answers. `npm run dev` puts its own server behind the same addresses. */
const server = 'http://localhost:8787';
const served = [
  '/api/',
  '/diary/',
  '/dev/',
  '/assets/',
  '/embed.js',
  '/embed/',
  '/healthz',
  '/readyz',
  loginPath,
];
/** Pages that the server renders: at exactly these addresses. */
const rendered = Object.values(sitePages).map((path) => `^${path}$`);

const inSource = (file: string) => fileURLToPath(new URL(`src/${file}`, import.meta.url));
const START = inSource('start.ts');
const APP = inSource('main.tsx');
const NEW_EVENT = inSource('owner/new-event/NewEventPage.tsx');
const LAST_STEPS = inSource('owner/set-up/last-steps.ts');

const packages = (...names: string[]) => new RegExp(`/node_modules/(?:${names.join('|')})/`);

const VENDOR = packages('react', 'react-dom', 'scheduler', 'react-router', '@tanstack/[^/]+');
const REACT_ARIA = packages(
  '(?:@react-|react-aria|react-stately)[^/]*(?:/[^/]+)?',
  '@internationalized/[^/]+',
  '@swc/helpers',
  'clsx',
  'client-only',
  'use-sync-external-store',
);
/** No page needs these before a form is sent. */
const CONTRACT = /\/node_modules\/(?:zod|@hookform\/resolvers)\/|\/schema\/contract\//;
const FORMS = /\/node_modules\/react-hook-form\/|\/src\/forms\//;

/** Bytes. A smaller module that a page shares with dialogs is in the owner's file, since each file is a request. */
const SMALL = 1_200;

/** What the bundler knows about a module: the ids of what it imports, at once and later. */
interface Graph {
  getModuleInfo(id: string): {
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
    code: string | null;
  } | null;
}

/**
 * Names the file of what several need: the app itself, the owner's pages, the admin's, or dialogs. What one page alone
 * needs goes into its file, and what it shares with dialogs into a file of its own, so that no dialog loads a page. A
 * page is 5 to 14 files and 140 to 190 KB; the bundler's own splitting by entries makes it 29 to 50 files and 154 to 218.
 */
function nameShared() {
  const neededBy = new Map<string, ReadonlySet<string>>();
  /** Returns the ids of everything that the module needs at once, itself included. */
  const needsOf = (id: string, graph: Graph) => {
    const needed = new Set([id]);
    for (const one of needed)
      graph.getModuleInfo(one)?.importedIds.forEach((imported) => needed.add(imported));
    return needed;
  };
  const sizeOf = (id: string, graph: Graph) => graph.getModuleInfo(id)?.code?.length ?? 0;
  const follow = (entry: string, graph: Graph) => {
    const needed = needsOf(entry, graph);
    neededBy.set(entry, needed);
    for (const id of needed)
      for (const later of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
        if (!neededBy.has(later)) follow(later, graph);
  };
  return (id: string, graph: Graph) => {
    if (neededBy.size === 0) follow(START, graph);
    const entries = [...neededBy.keys()].filter((entry) => neededBy.get(entry)?.has(id));
    if (entries.includes(APP)) return 'app';
    const pages = entries.filter((entry) => /(?:Page|Tab)\.tsx$/.test(entry));
    if (pages.length === 0 && entries.length > 1)
      return [...needsOf(id, graph)].some((one) => REACT_ARIA.test(one) || FORMS.test(one))
        ? 'form-dialogs'
        : 'dialogs';
    // The contract needs it: in a dialog's file, each of the two would need the other.
    if (pages.length === 0) return id.includes('/schema/') ? 'contract' : null;
    const areIn = (...folders: string[]) =>
      pages.every((page) => folders.some((folder) => page.includes(`/src/${folder}/`)));
    if (pages.length === 1) {
      if (entries.length > 1 && areIn('owner') && sizeOf(id, graph) < SMALL) return 'owner';
      // The set-up's last steps use the form of weekly hours, as the page of new events does.
      return entries.includes(LAST_STEPS) && pages[0] === NEW_EVENT ? 'weekly-hours' : null;
    }
    if (areIn('admin')) return 'admin';
    // The admin's pages load the owner's file too, so that customers' pages load neither's.
    return areIn('owner', 'admin') ? 'owner' : 'app';
  };
}

/** Names in the document the files of the app, which its first script asks for, so that all of them load together. */
const nameApp: Plugin = {
  name: 'name-app',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      const app = Object.values(bundle).find((file) => file.type === 'chunk' && file.moduleIds.includes(APP));
      const files = new Set(app ? [app.fileName] : []);
      for (const file of files) {
        const built = bundle[file];
        if (built?.type === 'chunk') built.imports.forEach((imported) => files.add(imported));
      }
      return [...files].map((file) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
        injectTo: 'head',
      }));
    },
  },
};

export default defineConfig({
  plugins: [react(), nameApp],
  build: {
    outDir: 'dist/app',
    assetsDir: 'assets/dashboard',
    manifest: true,
    // One request for styles, in place of one for each script that has some.
    cssCodeSplit: false,
    // The server's policy forbids inline scripts and data: addresses, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'start', tags: ['$initial'] },
            // Changes only with these packages, or where we use another part of them.
            {
              name: 'vendor',
              test: VENDOR,
            },
            // No page needs these before a dialog, a menu or a calendar is open.
            { name: 'react-aria', test: REACT_ARIA },
            { name: 'contract', test: CONTRACT },
            { name: 'forms', test: FORMS },
            { name: 'business-form', test: /\/src\/owner\/business-form\// },
            { name: 'chart', test: /\/src\/ui\/chart\// },
            { name: nameShared(), debugName: 'shared' },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries([...served, ...rendered].map((path) => [path, server])),
  },
});
