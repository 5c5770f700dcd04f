import preact from '@preact/preset-vite';
import { defineConfig, type Plugin } from 'vite';
import cssInjectedByJs from 'vite-plugin-css-injected-by-js';

/**
 * Tells embed.ts where its module is. A relative address would do in a module, but browsers give a classic script
 * from another origin no address of its own to begin from.
 */
const widgetPath: Plugin = {
  name: 'widget-path',
  resolveId: (id) => (id === 'virtual:widget-path' ? `\0${id}` : null),
  load(id) {
    if (id !== '\0virtual:widget-path') return null;
    // What follows imports from it too.
    const preserveSignature = 'allow-extension';
    const widget = this.emitFile({ type: 'chunk', id: 'src/widget.ts', name: 'widget', preserveSignature });
    return `export default import.meta.ROLLUP_FILE_URL_${widget}`;
  },
  resolveFileUrl: ({ fileName }) => JSON.stringify(`/${fileName}`),
};

/** Writes JSX as calls of h(), which need no second runtime and are shorter. The preset itself knows no such option. */
const jsxAsCalls: Plugin = {
  name: 'jsx-as-calls',
  config: () => ({ oxc: { jsx: { runtime: 'classic', pragma: 'h', pragmaFrag: 'Fragment' } } }),
};

/** The script for other people's pages, and the modules that it imports, each with its styles inside. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    preact(),
    jsxAsCalls,
    widgetPath,
    cssInjectedByJs({
      relativeCSSInjection: true,
      injectionCodeFormat: 'es',
      injectCode: (css) => `import.meta.css=${css}`,
    }),
  ],
  build: {
    outDir: 'dist/embed',
    target: 'es2022',
    // Older browsers get light-dark() in a form that they understand.
    cssTarget: ['chrome111', 'firefox113', 'safari16.4'],
    cssCodeSplit: true,
    reportCompressedSize: false,
    // A library's import() loads nothing in advance.
    lib: { entry: { embed: 'src/embed.ts' }, formats: ['es'] },
    rollupOptions: {
      transform: { inject: { h: ['preact', 'h'], Fragment: ['preact', 'Fragment'] } },
      // A text that several files show is short enough to be in each.
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      output: {
        // A classic script has no scope of its own, and what is in a page twice may declare nothing.
        intro: ({ name }) => (name === 'embed' ? '(()=>{' : ''),
        outro: ({ name }) => (name === 'embed' ? '})()' : ''),
        minify: true,
        comments: false,
        entryFileNames: ({ name }) => (name === 'embed' ? 'embed.js' : 'embed/[name]-[hash].js'),
        chunkFileNames: 'embed/[name]-[hash].js',
        // A file's hash covers the names of its styles, and so their hashes.
        assetFileNames: '[name]-[hash][extname]',
      },
    },
  },
});
