import { readFileSync } from 'node:fs';
import type { Plugin, UserConfig } from 'vite';

/**
 * '--accent-ink' becomes '--_f': nobody reads these names there, and they stand in the styles a hundred times.
 */
const shortNames: Plugin = {
  name: 'short-names',
  // Runs after the styles have been joined.
  enforce: 'post',
  transform(css, id) {
    if (!id.endsWith('.css?inline')) return null;
    return names.reduce((text, name, place) => text.replaceAll(name, short(place)), css);
  },
};

/**
 * The names of the colours and sizes, except those that host pages set. The longest come first, as one name
 * may begin another.
 */
const names = [
  ...new Set(
    ['src/styles/accent.css', '../schema/styles/tokens.css']
      .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
      .join('\n')
      .match(/(?<=^ *)--(?!daybook)[a-z-]+(?=:)/gm),
  ),
].sort((a, b) => b.length - a.length);
const short = (place: number) => `--_${place.toString(36)}`;

/** What the two files for other people's pages have in common. Every byte counts (src/weight.test.ts). */
export const forHostPages = {
  root: import.meta.dirname,
  plugins: [shortNames],
  // The classic transform needs no runtime of its own, and each element is shorter.
  oxc: {
    jsx: { runtime: 'classic', pragma: 'element' },
    jsxInject: `import { h as element } from 'preact'`,
  },
  build: {
    outDir: 'dist/embed',
    target: 'es2022',
    // Older browsers get light-dark() in a form that they understand.
    cssTarget: ['chrome111', 'firefox113', 'safari16.4'],
    reportCompressedSize: false,
  },
} satisfies UserConfig;
