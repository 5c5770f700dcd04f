import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';

/** The hosted page's script, styles and faces, with a manifest of their hashed names for the server. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [preact()],
  base: '/assets/diary/',
  build: {
    outDir: 'dist/page',
    target: 'es2022',
    manifest: true,
    modulePreload: false,
    assetsInlineLimit: 0,
    rollupOptions: { input: 'src/page.tsx' },
  },
});
