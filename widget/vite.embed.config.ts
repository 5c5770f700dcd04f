import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';

/** The script for other people's pages: one file, styles inside as text. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [preact({ devToolsEnabled: false, prefreshEnabled: false })],
  build: {
    outDir: 'dist/embed',
    target: 'es2022',
    lib: { entry: 'src/embed.ts', formats: ['iife'], name: 'daybookEmbed', fileName: () => 'embed.js' },
  },
});
