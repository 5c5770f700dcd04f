import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { FRAME_FILES, PAGE_FILES } from './src/public/page-files.ts';

/** Where the server serves what is built here. The renderer writes the same addresses into its HTML. */
export const SITE_BASE = '/assets/site/';

const inSource = (file: string) => `src/public/${file}`;
const views = [FRAME_FILES.page, ...Object.values(PAGE_FILES).map(({ page }) => page)];
const scripts = [FRAME_FILES.live, ...Object.values(PAGE_FILES).flatMap(({ live }) => live ?? [])];

/**
 * The public pages' styles, pictures and scripts, with manifests for the server. A page's module is built for its
 * styles and pictures alone: no browser loads its script.
 */
export default defineConfig({
  base: SITE_BASE,
  plugins: [react()],
  publicDir: false,
  build: {
    outDir: 'dist/site',
    assetsDir: '',
    target: 'es2022',
    modulePreload: false,
    // The server's policy forbids data: addresses, so nothing is inlined.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        manifest: true,
        rollupOptions: {
          input: views.map(inSource),
          // Otherwise what a page exports counts as unused, and its styles go with it.
          preserveEntrySignatures: 'exports-only',
        },
      },
    },
    // Built apart from the pages, so that no script shares a file with what no browser loads.
    scripts: {
      consumer: 'client',
      build: {
        emptyOutDir: false,
        manifest: '.vite/scripts.json',
        rollupOptions: {
          input: scripts.map(inSource),
          output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] } },
        },
      },
    },
  },
  // Builds the pages first, and that empties the folder.
  builder: {},
});
