/** Compares the widget's weight with its limits, and with the bare renderer that it cannot do without. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';

/** Bytes, gzip: script and styles together (weight.test.ts holds them). */
const FIRST_BAR = 20 * 1024;
const SECOND_BAR = 14 * 1024;
const folder = new URL('../dist/embed/', import.meta.url);
const weigh = (file: string | URL) => gzipSync(readFileSync(file), { level: 9 }).length;
const second = readdirSync(folder).find((name) => name.startsWith('later-')) ?? '';

const line = (name: string, bytes: number, bar: number) =>
  `| ${name} | ${bytes.toLocaleString('en-GB')} bytes gzip | ${Math.round((bytes / bar) * 100)} % of its bar |`;

console.log(
  [
    '',
    line('embed.js, all of it             ', weigh(new URL('embed.js', folder)), FIRST_BAR),
    line('its second file, all of it      ', weigh(new URL(second, folder)), SECOND_BAR),
    line(
      'preact alone, as packed        ',
      weigh(createRequire(import.meta.url).resolve('preact')),
      FIRST_BAR,
    ),
  ].join('\n'),
);
