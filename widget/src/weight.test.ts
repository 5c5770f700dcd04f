import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { EMBED_SCRIPT_BYTES } from '@daybook/schema/figures/promises';

const folder = new URL('../dist/embed/', import.meta.url);
const files = readdirSync(folder);
const later = files.find((name) => /^later-[\w-]{8}\.js$/.test(name)) ?? '';
const textOf = (name: string) => readFileSync(new URL(name, folder), 'utf8');
/** Bytes as they go over the wire: gzip level 9. */
const weigh = (name: string) => gzipSync(textOf(name), { level: 9 }).length;

describe('the files for other people’s pages (npm run build -w widget)', () => {
  it('are two, and the first names the second', () => {
    expect(files.filter((name) => !name.startsWith('.')).sort()).toEqual(['embed.js', later]);
    expect(textOf('embed.js').includes(later)).toBe(true);
  });

  it('embed.js, its styles and all, is at most 20 KB gzip', () => {
    expect(weigh('embed.js')).toBeLessThanOrEqual(EMBED_SCRIPT_BYTES);
  });

  it('what it loads once times can be pressed is at most 14 KB gzip', () => {
    expect(weigh(later)).toBeLessThanOrEqual(14 * 1024);
  });

  it.each([['embed.js'], [later]])('%s needs no eval, and no file but the second', (name) => {
    const text = textOf(name).replace(/\bimport\(\w+\+/, '');
    expect(/\bimport\b|@import|url\(|\beval\(|new Function/.test(text)).toBe(false);
  });

  it('hold one Preact together', () => {
    const isPreact = (name: string) => textOf(name).includes('dangerouslySetInnerHTML');
    expect([isPreact('embed.js'), isPreact(later)]).toEqual([true, false]);
  });
});
