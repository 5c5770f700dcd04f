import { defineConfig } from 'vite';

/** The script and the styles that pages behind emailed links have besides the hosted page's styles. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/assets/diary/',
  build: {
    outDir: 'dist/links',
    target: 'es2022',
    manifest: true,
    modulePreload: false,
    rollupOptions: { input: 'src/links.ts' },
  },
});
