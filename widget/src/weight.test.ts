import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { BOOKING_FILE_BYTES, EMBED_SCRIPT_BYTES } from '@daybook/schema/figures/promises';

const folder = new URL('../dist/embed/', import.meta.url);
const files = readdirSync(folder);
const booking = files.find((name) => /^booking-[\w-]{8}\.js$/.test(name)) ?? '';
const textOf = (name: string) => readFileSync(new URL(name, folder), 'utf8');
/** Bytes as they go over the wire: gzip level 9. */
const weigh = (name: string) => gzipSync(textOf(name), { level: 9 }).length;

describe('the files for other people’s pages (npm run build -w widget)', () => {
  it('are two, and the first names the second', () => {
    expect(files.filter((name) => !name.startsWith('.')).sort()).toEqual([booking, 'embed.js']);
    expect(textOf('embed.js').includes(booking)).toBe(true);
  });

  it('embed.js, its styles included, keeps to its budget', () => {
    expect(weigh('embed.js')).toBeLessThanOrEqual(EMBED_SCRIPT_BYTES);
  });

  it('the file that it loads later keeps to its own', () => {
    expect(weigh(booking)).toBeLessThanOrEqual(BOOKING_FILE_BYTES);
  });

  it.each([['embed.js'], [booking]])('%s needs no eval, and no file but the second', (name) => {
    const text = textOf(name).replace(/\bimport\(customElements/, '');
    expect(/\bimport\b|@import|url\(|\beval\(|new Function/.test(text)).toBe(false);
  });

  it('hold one Preact together', () => {
    const isPreact = (name: string) => textOf(name).includes('dangerouslySetInnerHTML');
    expect([isPreact('embed.js'), isPreact(booking)]).toEqual([true, false]);
  });
});
