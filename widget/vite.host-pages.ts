import type { UserConfig } from 'vite';

/** What the two files for other people's pages have in common. Every byte counts (src/weight.test.ts). */
export const forHostPages = {
  root: import.meta.dirname,
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
  },
} satisfies UserConfig;
