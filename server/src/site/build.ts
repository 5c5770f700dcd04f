/** What the clients' builds have left for the server: files to serve, and the renderer of the hosted page. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { DiaryRenderer } from '@daybook/schema/contract/diary-page';
import { builtFile, readFolder, type BuiltFile } from '../http/files.ts';
import type { paths as allPaths } from '../paths.ts';
import { dashboardIndexFile, type ToldToDashboard } from './dashboard-index.ts';

export interface SiteBuild {
  /** The script for other people's pages. */
  embedScript: BuiltFile;
  /** What the script loads later, by names that bear a hash. */
  embedFiles: Map<string, BuiltFile>;
  diaryPage: DiaryPageBuild;
  /** By path within dashboard/dist. */
  dashboard: Map<string, BuiltFile>;
  dashboardIndex: BuiltFile;
}

export interface DiaryPageBuild {
  /** Addresses of the page's script and styles. */
  script: string;
  styles: string[];
  /** The icon that the dashboard uses too; null if it has none. */
  icon: string | null;
  renderer: DiaryRenderer;
  /** By path within widget/dist/page. */
  files: Map<string, BuiltFile>;
}

/** Where widget/dist/page is served; the widget's build writes it into its own files. */
export const DIARY_ASSETS = '/assets/diary/';
const EMBED_SCRIPT = 'embed.js';
const MANIFEST = '.vite/manifest.json';
const PAGE_ENTRY = 'src/page.ts';

const manifestShape = z.record(
  z.string(),
  z.object({ file: z.string(), css: z.array(z.string()).optional() }),
);

/**
 * Throws an Error that names the build command when a build is missing. The dashboard's page carries `told`.
 */
export async function readSiteBuild(paths: typeof allPaths, told: ToldToDashboard): Promise<SiteBuild> {
  const embed = join(paths.widgetEmbed, EMBED_SCRIPT);
  const manifest = join(paths.widgetPage, MANIFEST);
  const index = join(paths.dashboard, 'index.html');
  for (const file of [embed, manifest, index, paths.widgetRender]) mustBeBuilt(file);

  const dashboard = readFolder(paths.dashboard);
  const icon = [...dashboard.keys()].find((name) => /(^|\/)icon[^/]*\.svg$/.test(name));
  const page = manifestShape.parse(JSON.parse(readFileSync(manifest, 'utf8')))[PAGE_ENTRY];
  if (!page) throw new Error(`${manifest} does not know ${PAGE_ENTRY}. Build again: npm run build`);
  return {
    embedScript: builtFile(EMBED_SCRIPT, readFileSync(embed)),
    embedFiles: new Map([...readFolder(paths.widgetEmbed)].filter(([name]) => name !== EMBED_SCRIPT)),
    diaryPage: {
      script: DIARY_ASSETS + page.file,
      styles: (page.css ?? []).map((file) => DIARY_ASSETS + file),
      icon: icon ? `/${icon}` : null,
      renderer: await loadRenderer(paths.widgetRender),
      files: readFolder(paths.widgetPage),
    },
    dashboard,
    dashboardIndex: dashboardIndexFile(readFileSync(index, 'utf8'), told),
  };
}

function mustBeBuilt(file: string): void {
  if (!existsSync(file)) throw new Error(`${file} is missing. Build the clients first: npm run build`);
}

async function loadRenderer(file: string): Promise<DiaryRenderer> {
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href);
  if (!isRenderer(module)) throw new Error(`${file} has no renderPage. Build again: npm run build`);
  return module;
}

function isRenderer(module: unknown): module is DiaryRenderer {
  return (
    typeof module === 'object' &&
    module !== null &&
    'renderPage' in module &&
    typeof module.renderPage === 'function'
  );
}
