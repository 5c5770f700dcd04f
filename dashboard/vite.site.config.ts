import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { FRAME_FILES, PAGE_FILES } from './src/public/page-files.ts';

/** Where the server serves what is built here. The renderer writes the same addresses into its HTML. */
export const SITE_BASE = '/assets/site/';

const files = [
  ...Object.values(FRAME_FILES),
  ...Object.values(PAGE_FILES).flatMap(({ page, live }) => [page, live ?? []].flat()),
];

/**
 * The public pages' styles, scripts and pictures, with a manifest for the server. A page's module is built for its
 * styles alone: no browser loads its script.
 */
export default defineConfig({
  base: SITE_BASE,
  plugins: [react()],
  build: {
    outDir: 'dist/site',
    assetsDir: '',
    target: 'es2022',
    manifest: true,
    modulePreload: false,
    // The server's policy forbids data: addresses, so nothing is inlined.
    assetsInlineLimit: 0,
    rollupOptions: {
      input: files.map((file) => `src/public/${file}`),
      // Otherwise what a page exports counts as unused, and its styles go with it.
      preserveEntrySignatures: 'exports-only',
    },
  },
});
