/** Compares the widget's weight with its limits, and with the bare renderer that it cannot do without. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { BOOKING_FILE_BYTES, EMBED_SCRIPT_BYTES } from '@daybook/schema/figures/promises';

const folder = new URL('../dist/embed/', import.meta.url);
const weigh = (file: string | URL) => gzipSync(readFileSync(file), { level: 9 }).length;
const booking = readdirSync(folder).find((name) => name.startsWith('booking-')) ?? '';

const line = (name: string, bytes: number, bar: number) =>
  `| ${name} | ${bytes.toLocaleString('en-GB')} bytes gzip | ${Math.round((bytes / bar) * 100)} % of its bar |`;

console.log(
  [
    '',
    line('embed.js, all of it             ', weigh(new URL('embed.js', folder)), EMBED_SCRIPT_BYTES),
    line('booking file, all of it         ', weigh(new URL(booking, folder)), BOOKING_FILE_BYTES),
    line(
      'preact alone, as packed        ',
      weigh(createRequire(import.meta.url).resolve('preact')),
      EMBED_SCRIPT_BYTES,
    ),
  ].join('\n'),
);
