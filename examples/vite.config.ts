/** Builds the React site, and copies the plain folders beside it unchanged: `dist/<site>/`. */

import { cpSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));
const plain = ['index.html', 'index.css', 'icon.svg', 'plain-site', 'button-site', 'strict-csp-site'];

function copyPlainSites(): Plugin {
  return {
    name: 'copy-plain-sites',
    closeBundle() {
      for (const name of plain) {
        rmSync(`${here}dist/${name}`, { recursive: true, force: true });
        cpSync(here + name, `${here}dist/${name}`, { recursive: true });
      }
    },
  };
}

export default defineConfig({
  root: `${here}react-site`,
  // Addresses relative to the page, so that the site works in any folder.
  base: './',
  plugins: [copyPlainSites()],
  build: {
    outDir: `${here}dist/react-site`,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
