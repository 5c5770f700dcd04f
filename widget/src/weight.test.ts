import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { BOOKING_FILE_BYTES, EMBED_SCRIPT_BYTES } from '@daybook/schema/figures/promises';

const folder = new URL('../dist/embed/', import.meta.url);
const files = readdirSync(folder);
const fileOf = (kind: string) =>
  files.find((name) => new RegExp(`^${kind}-[\\w-]{8}\\.js$`).test(name)) ?? '';
const booking = fileOf('booking');
const waiting = fileOf('waiting');
const textOf = (name: string) => readFileSync(new URL(name, folder), 'utf8');
/** Returns the bytes sent over the network: gzip level 9. */
const weigh = (name: string) => gzipSync(textOf(name), { level: 9 }).length;

describe('the files for other people’s pages (npm run build -w widget)', () => {
  it('are three, and the first names the others', () => {
    expect(files.filter((name) => !name.startsWith('.')).sort()).toEqual([booking, 'embed.js', waiting]);
    expect([booking, waiting].every((name) => textOf('embed.js').includes(name))).toBe(true);
  });

  it('embed.js, with its styles, stays within its budget', () => {
    expect(weigh('embed.js')).toBeLessThanOrEqual(EMBED_SCRIPT_BYTES);
  });

  it('the later files stay within theirs, with the waiting list’s form', () => {
    expect(weigh(booking) + weigh(waiting)).toBeLessThanOrEqual(BOOKING_FILE_BYTES);
  });

  it.each([['embed.js'], [booking], [waiting]])(
    '%s needs no eval, and no file but the later ones',
    (name) => {
      const text = textOf(name).replaceAll(/\bimport\(customElements/g, '');
      expect(/\bimport\b|@import|url\(|\beval\(|new Function/.test(text)).toBe(false);
    },
  );

  it('contain one Preact together', () => {
    const isPreact = (name: string) => textOf(name).includes('dangerouslySetInnerHTML');
    expect(['embed.js', booking, waiting].map(isPreact)).toEqual([true, false, false]);
  });
});
