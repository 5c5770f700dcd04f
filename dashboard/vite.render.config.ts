import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { SITE_BASE } from './vite.site.config.ts';

/** The entry by which the server renders the public pages, with everything that it needs inside. */
export default defineConfig({
  base: SITE_BASE,
  plugins: [react()],
  publicDir: false,
  build: {
    outDir: 'dist/render',
    assetsDir: '',
    assetsInlineLimit: 0,
    target: 'node20',
    ssr: 'src/public/render.tsx',
    rollupOptions: { output: { entryFileNames: 'render.js' } },
  },
  ssr: { noExternal: true },
});
