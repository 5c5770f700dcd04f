import { createHash } from 'node:crypto';
import preact from '@preact/preset-vite';
import { defineConfig, type Plugin } from 'vite';
import cssInjectedByJs from 'vite-plugin-css-injected-by-js';

/** Where the files find each other: they may leave no global behind but `window.Daybook`. */
const ELEMENT = 'customElements.get("daybook-diary")';

/**
 * The files that embed.js loads when they are needed, each with its module. Each imports from it alone, so that
 * they are one file each.
 */
const LATER = { booking: 'booking-file', waiting: 'WaitingForm' };

/**
 * Makes the entry a script for `<script src>`, which may neither import nor export: what the later files would
 * import from it is a property of the element's class. If the page has several copies, the first one's counts.
 */
const entryAsScript: Plugin = {
  name: 'entry-as-script',
  enforce: 'post',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const entry = chunks.find((chunk) => chunk.isEntry);
    for (const { fileName } of chunks.filter(isEmpty)) delete bundle[fileName];
    const later = chunks.filter((chunk) => !chunk.isEntry && !isEmpty(chunk));
    if (!entry || later.length !== Object.keys(LATER).length)
      throw new Error(`the widget is embed.js, ${Object.keys(LATER).join(', ')}`);
    for (const [name, module] of Object.entries(LATER)) {
      const chunk = later.find(({ fileName }) => fileName.startsWith(`${module}-`));
      if (!chunk) throw new Error(`the widget has no ${name} file`);
      const source = replace(
        withoutBareImports(chunk.code),
        /import\{([^}]*)\}from"\.\/embed\.js";/,
        (names) => `const{${names.replaceAll(' as ', ':')}}=${ELEMENT}.shared;`,
      );
      // The bundler's own hash knows nothing of the styles inside.
      const fileName = `${name}-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`;
      this.emitFile({ type: 'asset', fileName, source });
      delete bundle[chunk.fileName];
      entry.code = replace(
        entry.code,
        new RegExp(`(?<=import\\()(\`\\./${module}-[^\`]*\`)`),
        () => `${ELEMENT}.addressOf("${fileName}")`,
      );
    }
    const sharing = replace(
      entry.code,
      /export\{([^}]*)\};/,
      (names) => `${ELEMENT}.shared??={${names.replaceAll(/([\w$]+) as ([\w$]+)/g, '$2:$1')}};`,
    );
    entry.code = `(()=>{${sharing}})()`;
  },
};

/** What a module of inlined figures leaves behind: several files import it, and it has nothing that they use. */
const isEmpty = ({ code }: { code: string }) => withoutBareImports(code).trim() === '';

const withoutBareImports = (code: string) => code.replaceAll(/import"[^"]*";/g, '');

function replace(code: string, what: RegExp, by: (found: string) => string): string {
  if (!what.test(code)) throw new Error(`the bundler writes no ${what.source} any more`);
  return code.replace(what, (_, found: string) => by(found));
}

/** Writes JSX as calls of h(), which need no second runtime and are shorter. The preset itself knows no such option. */
const jsxAsCalls: Plugin = {
  name: 'jsx-as-calls',
  config: () => ({
    oxc: {
      jsx: { runtime: 'classic', pragma: 'h', pragmaFrag: 'Fragment' },
      jsxInject: "import { h, Fragment } from 'preact'",
    },
  }),
};

const tokens = new Map<string, string>();

/** '--accent-ink' becomes '--_f', which is shorter, and which no page uses for something else. */
const withShortTokens = (css: string) =>
  css.replace(/--(?!daybook)[a-z-]+/g, (token) => {
    const short = tokens.get(token) ?? `--_${tokens.size.toString(36)}`;
    tokens.set(token, short);
    return short;
  });

/** The script for other people's pages, and the files that it loads later, each with its styles inside. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    preact(),
    jsxAsCalls,
    cssInjectedByJs({
      relativeCSSInjection: true,
      topExecutionPriority: false,
      preRenderCSSCode: withShortTokens,
      injectCode: (css) => `${ELEMENT}.addStyles(${css})`,
    }),
    entryAsScript,
  ],
  build: {
    outDir: 'dist/embed',
    target: 'es2022',
    // Older browsers get light-dark() in a form that they understand.
    cssTarget: ['chrome111', 'firefox113', 'safari16.4'],
    cssCodeSplit: true,
    reportCompressedSize: false,
    // A library's import() loads nothing in advance.
    lib: { entry: 'src/embed.ts', formats: ['es'], fileName: () => 'embed.js' },
    rollupOptions: {
      preserveEntrySignatures: false,
      // A text that several files show is short enough to be in each.
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      output: { minify: true, comments: false, chunkFileNames: '[name]-[hash].js' },
    },
  },
});
