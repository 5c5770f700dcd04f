import { createHash } from 'node:crypto';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { OFFLINE_CACHE } from '../schema/words/kept-in-browser.ts';

const WORKER = 'offline-worker.js';

/**
 * Names the page's files in the worker. Their names contain a hash and the page's own content is hashed here, so that
 * the worker changes, and browsers install it again, exactly when one of them has changed.
 */
const nameFiles: Plugin = {
  name: 'name-files',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const worker = bundle[WORKER];
      const page = bundle['offline.html'];
      if (worker?.type !== 'chunk' || page?.type !== 'asset')
        throw new Error('The offline page is not built.');
      const files = Object.keys(bundle).filter((name) => name !== WORKER && !/latin-ext|italic/.test(name));
      const version = createHash('sha256').update(page.source).digest('hex').slice(0, 12);
      worker.code = [
        `/* ${version} */`,
        `const OFFLINE_CACHE = ${JSON.stringify(OFFLINE_CACHE)};`,
        `const OFFLINE_FILES = ${JSON.stringify(files.map((name) => `/${name}`))};`,
        worker.code,
      ].join('\n');
    },
  },
};

/** The page that the dashboard's worker shows offline, and the worker. The app's build has no part in either. */
export default defineConfig({
  plugins: [react(), nameFiles],
  publicDir: false,
  build: {
    outDir: 'dist/offline',
    assetsDir: 'assets/dashboard',
    // The server's policy forbids data: addresses, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { offline: 'offline.html', worker: 'worker/offline-worker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'worker' ? WORKER : 'assets/dashboard/[name]-[hash].js'),
      },
    },
  },
});
