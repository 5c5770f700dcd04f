import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { forHostPages } from './vite.host-pages.ts';

/** The second file of the widget, a module with a hash in its name. vite.embed.config.ts builds it, and names it in the first. */
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
