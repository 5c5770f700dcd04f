import { defineConfig } from 'vite';

/** Bundles the server's own code into dist/main.js; packages from the registry stay where npm put them. */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'hono/jsx' } },
  ssr: { noExternal: [/^@daybook\//] },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    minify: false,
    emptyOutDir: true,
    rollupOptions: { output: { entryFileNames: 'main.js' } },
  },
});
