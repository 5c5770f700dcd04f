import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { EMBED_SCRIPT_BYTES, LATER_BYTES, WIDGET_BYTES } from '@daybook/schema/figures/promises';

const folder = new URL('../dist/embed/', import.meta.url);
const files = readdirSync(folder, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.js'));
const moduleOf = (kind: string) =>
  files.find((name) => new RegExp(`^embed/${kind}-[\\w-]{8}\\.js$`).test(name)) ?? '';
const widget = moduleOf('widget');
const later = moduleOf('later');
const textOf = (name: string) => readFileSync(new URL(name, folder), 'utf8');
/** Returns the bytes sent over the network: gzip level 9. */
const weigh = (name: string) => gzipSync(textOf(name), { level: 9 }).length;

describe('the files for other people’s pages (npm run build -w widget)', () => {
  it('are three, and each names the next', () => {
    expect(files.toSorted()).toEqual(['embed.js', later, widget]);
    expect(textOf('embed.js')).toContain(`/${widget}`);
    expect(textOf(widget)).toContain(`import(\`./${later.replace('embed/', '')}\`)`);
  });

  it.each([
    ['embed.js', 'embed.js', EMBED_SCRIPT_BYTES],
    ['the module with its styles', widget, WIDGET_BYTES],
    ['what follows, with the waiting list’s form,', later, LATER_BYTES],
  ])('%s stays within its budget', (_, name, budget) => {
    expect(weigh(name)).toBeLessThanOrEqual(budget);
  });

  it('embed.js is a classic script that declares nothing', () => {
    const page = {};
    // Without a document it stops at its first line.
    expect(() => void runInNewContext(textOf('embed.js'), page)).toThrow('document is not defined');
    expect(Object.keys(page)).toEqual([]);
  });

  it.each([['embed.js'], [widget], [later]])(
    '%s needs no eval, and no file but the next and the one before',
    (name) => {
      const text = textOf(name)
        .replaceAll(/\bimport\.meta\.css|\bimport\((`|\w+\+\w+\))|from"\.\/widget-/g, '')
        .replaceAll(/import\{[^}]*\}/g, '');
      expect(/\bimport\b|@import|url\(|\beval\(|new Function/.test(text)).toBe(false);
    },
  );

  it('have other names when only a style has changed, because browsers keep them', async () => {
    const restyled: Plugin = {
      name: 'restyled',
      enforce: 'pre',
      transform: (code, id) => (/(diary|booking)\.css$/.test(id) ? `${code}.restyled{top:1px}` : null),
    };
    const configFile = fileURLToPath(new URL('../vite.embed.config.ts', import.meta.url));
    const built = await build({
      configFile,
      plugins: [restyled],
      build: { write: false },
      logLevel: 'silent',
    });
    const names = [built]
      .flat()
      .flatMap((one) => ('output' in one ? one.output.map(({ fileName }) => fileName) : []));
    expect(names).toHaveLength(3);
    for (const name of [widget, later]) expect(names).not.toContain(name);
  });

  it('contain one Preact together', () => {
    const isPreact = (name: string) => textOf(name).includes('dangerouslySetInnerHTML');
    expect(['embed.js', widget, later].map(isPreact)).toEqual([false, true, false]);
  });
});
