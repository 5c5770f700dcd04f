/** Loads the clients' builds: files to serve, and the renderers of its pages. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { DiaryRenderer } from '@daybook/schema/contract/diary-page';
import type { SiteRenderer } from '@daybook/schema/contract/site-page';
import { builtFile, readFolder, type BuiltFile } from '../http/files.ts';
import type { paths as allPaths } from '../runtime/paths.ts';
import {
  dashboardDocument,
  type DashboardDocument,
  type ToldToDashboard,
} from './dashboard/dashboard-document.ts';
import { inlineStyles, type InlineStyles } from './inline-styles.ts';

export interface SiteBuild {
  /** The script that businesses embed in their own pages. */
  embedScript: BuiltFile;
  /** The modules that the script imports, by path within widget/dist/embed. Their names contain a hash. */
  embedFiles: Map<string, BuiltFile>;
  diaryPage: DiaryPageBuild;
  linkPages: LinkPagesBuild;
  publicPages: PublicPagesBuild;
  /** By path within dashboard/dist/app and dashboard/dist/offline. */
  dashboard: Map<string, BuiltFile>;
  dashboardDocument: DashboardDocument;
}

export interface DiaryPageBuild {
  script: string;
  styles: InlineStyles;
  /** The icon that the dashboard uses too; null if it has none. */
  icon: string | null;
  faces: readonly string[];
  renderer: DiaryRenderer;
  /** By path within widget/dist/page and widget/dist/links. */
  files: Map<string, BuiltFile>;
}

/** The look of the diary's pages, with a few styles and a small script of their own. */
export type LinkPagesBuild = Pick<DiaryPageBuild, 'script' | 'styles' | 'icon' | 'faces'>;

export interface PublicPagesBuild {
  renderer: SiteRenderer;
  manifest: Manifest;
  faces: readonly string[];
  /** By path within dashboard/dist/site. */
  files: Map<string, BuiltFile>;
}

/** Where widget/dist/page and widget/dist/links are served; the widget's build writes it into its own files. */
export const DIARY_ASSETS = '/assets/diary/';
const EMBED_SCRIPT = 'embed.js';
const MANIFEST = '.vite/manifest.json';
const PAGE_ENTRY = 'src/page.tsx';
const LINKS_ENTRY = 'src/links.ts';
/** Where dashboard/dist/site is served; the dashboard's build writes it into its own files. */
export const SITE_ASSETS = '/assets/site/';

const manifestShape = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
  }),
);

/** By source module: its built file, its styles, and the modules that it imports statically. */
export type Manifest = z.output<typeof manifestShape>;

/** Throws an Error that names the build command if a build is missing. `told` is for the dashboard's page. */
export async function readSiteBuild(paths: typeof allPaths, told: ToldToDashboard): Promise<SiteBuild> {
  const embed = join(paths.widgetEmbed, EMBED_SCRIPT);
  const manifest = join(paths.widgetPage, MANIFEST);
  const linksManifest = join(paths.widgetLinks, MANIFEST);
  const publicManifest = join(paths.publicPages, MANIFEST);
  const index = join(paths.dashboard, 'index.html');
  const worker = join(paths.offlinePage, 'offline-worker.js');
  for (const file of [
    embed,
    manifest,
    linksManifest,
    publicManifest,
    index,
    worker,
    paths.widgetRender,
    paths.publicRender,
  ])
    mustBeBuilt(file);

  const dashboard = readFolder(paths.dashboard);
  const diaryFiles = new Map([...readFolder(paths.widgetPage), ...readFolder(paths.widgetLinks)]);
  const publicFiles = readFolder(paths.publicPages);
  const icon = [...dashboard.keys()].find((name) => /(^|\/)icon[^/]*\.svg$/.test(name));
  const page = entryOf(manifest, PAGE_ENTRY);
  const links = entryOf(linksManifest, LINKS_ENTRY);
  const stylesOf = (folder: string, { css }: Manifest[string]) =>
    css.map((file) => readFileSync(join(folder, file), 'utf8')).join('');
  const pageStyles = stylesOf(paths.widgetPage, page);
  const look = { icon: icon ? `/${icon}` : null, faces: facesOf(diaryFiles, DIARY_ASSETS) };
  return {
    embedScript: builtFile(EMBED_SCRIPT, readFileSync(embed)),
    embedFiles: new Map([...readFolder(paths.widgetEmbed)].filter(([name]) => name !== EMBED_SCRIPT)),
    diaryPage: {
      ...look,
      script: DIARY_ASSETS + page.file,
      styles: inlineStyles(pageStyles),
      renderer: await loadRenderer(paths.widgetRender, isDiaryRenderer),
      files: diaryFiles,
    },
    linkPages: {
      ...look,
      script: DIARY_ASSETS + links.file,
      styles: inlineStyles(pageStyles + stylesOf(paths.widgetLinks, links)),
    },
    publicPages: {
      renderer: await loadRenderer(paths.publicRender, isSiteRenderer),
      manifest: readManifests(publicManifest),
      faces: facesOf(publicFiles, SITE_ASSETS),
      files: publicFiles,
    },
    dashboard: new Map([...readFolder(paths.offlinePage), ...dashboard]),
    dashboardDocument: dashboardDocument(readFileSync(index, 'utf8'), told, facesOf(dashboard, '/')),
  };
}

/** Returns the addresses of the Latin typefaces among the files served below `folder`. */
function facesOf(files: Map<string, BuiltFile>, folder: string): string[] {
  return [...files.keys()]
    .filter((name) => /latin-wght-normal.*\.woff2$/.test(name))
    .map((name) => folder + name);
}

function mustBeBuilt(file: string): void {
  if (!existsSync(file)) throw new Error(`${file} is missing. Build the clients first: npm run build`);
}

/** Throws an Error that names the build command if the manifest doesn't contain the entry. */
function entryOf(file: string, entry: string): Manifest[string] {
  const found = readManifests(file)[entry];
  if (!found) throw new Error(`${file} does not know ${entry}. Build again: npm run build`);
  return found;
}

/** Merges the folder's manifests: each part that was built separately has its own. */
function readManifests(file: string): Manifest {
  const folder = dirname(file);
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const read = (name: string) => manifestShape.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
  return Object.fromEntries(names.flatMap((name) => Object.entries(read(name))));
}

/** Throws an Error that names the build command if the module is not as expected. */
async function loadRenderer<Renderer>(
  file: string,
  isRenderer: (module: unknown) => module is Renderer,
): Promise<Renderer> {
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href);
  if (!isRenderer(module)) throw new Error(`${file} renders nothing. Build again: npm run build`);
  return module;
}

const isDiaryRenderer = (module: unknown): module is DiaryRenderer => has(module, 'renderPage');
const isSiteRenderer = (module: unknown): module is SiteRenderer => has(module, 'renderSitePage');

function has(module: unknown, name: string): boolean {
  const exported = typeof module === 'object' && module !== null ? Object.entries(module) : [];
  return exported.some(([key, value]) => key === name && typeof value === 'function');
}
