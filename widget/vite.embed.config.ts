import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** The script for other people's pages: one file, styles inside as text. Every byte counts (src/weight.test.ts). */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias: { preact: fileURLToPath(new URL('src/lean/preact.ts', import.meta.url)) } },
  // The classic transform needs no runtime of its own and is shorter at every element.
  oxc: {
    jsx: { runtime: 'classic', pragma: 'element' },
    jsxInject: `import { h as element } from 'preact'`,
  },
  build: {
    outDir: 'dist/embed',
    target: 'es2022',
    // As written: light-dark() stands behind @supports, and its stand-in for older browsers would cost 40 bytes.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    reportCompressedSize: false,
    lib: { entry: 'src/embed.ts', formats: ['iife'], name: 'daybookEmbed', fileName: () => 'embed.js' },
  },
});
