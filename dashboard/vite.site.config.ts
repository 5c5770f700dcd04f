import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions } from 'vite';
import { FRAME_FILES, PAGE_FILES } from './src/public/page-files.ts';

/** Where the server serves what is built here. The renderer writes the same addresses into its HTML. */
export const SITE_BASE = '/assets/site/';

const inSource = (file: string) => `src/public/${file}`;
const views = [FRAME_FILES.page, ...Object.values(PAGE_FILES).map(({ page }) => page)];
const scripts = [FRAME_FILES.live, ...Object.values(PAGE_FILES).flatMap(({ live }) => live ?? [])];

/**
 * Each script is built by itself, into one file. Built together, they would share a dozen files of a few hundred bytes,
 * and a browser would ask for them one journey to the server after the other.
 */
const scriptBuild = (file: string, place: number): [string, EnvironmentOptions] => [
  `script${place}`,
  {
    consumer: 'client',
    build: {
      emptyOutDir: false,
      manifest: `.vite/script${place}.json`,
      rollupOptions: { input: inSource(file), output: { codeSplitting: false } },
    },
  },
];

/**
 * The public pages' styles, pictures and scripts, with manifests for the server. A page's module is built for its
 * styles and pictures alone: no browser loads its script.
 */
export default defineConfig({
  base: SITE_BASE,
  plugins: [react()],
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
    ...Object.fromEntries(scripts.map(scriptBuild)),
  },
  builder: {
    /** The pages first, since their build empties the folder. */
    async buildApp(builder) {
      const { client, ...others } = builder.environments;
      if (client) await builder.build(client);
      for (const script of Object.values(others)) await builder.build(script);
    },
  },
});
