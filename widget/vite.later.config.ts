import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { forHostPages } from './vite.host-pages.ts';

/**
 * The widget's second file, a module with a hash in its name. vite.embed.config.ts builds it, and writes its
 * name into the first file.
 */
export default defineConfig({
  ...forHostPages,
  resolve: { alias: { preact: fileURLToPath(new URL('src/later/lent-preact.ts', import.meta.url)) } },
  build: {
    ...forHostPages.build,
    modulePreload: false,
    rollupOptions: {
      input: 'src/later.ts',
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: 'later-[hash].js' },
    },
  },
});
