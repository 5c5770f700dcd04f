import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';

/** The entry for the server, with everything that it needs inside. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [preact()],
  build: {
    outDir: 'dist/render',
    target: 'node20',
    ssr: 'src/render.tsx',
    rollupOptions: { output: { entryFileNames: 'render.js' } },
  },
  ssr: { noExternal: true },
});
