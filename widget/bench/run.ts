/** Compares the widget's weight with its limits, and with the bare renderer that it cannot do without. */

import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { EMBED_SCRIPT_BYTES, LATER_BYTES, WIDGET_BYTES } from '@daybook/schema/figures/promises';

const folder = new URL('../dist/embed/', import.meta.url);
const weigh = (file: string | URL) => gzipSync(readFileSync(file), { level: 9 }).length;
const moduleOf = (kind: string) =>
  new URL(`embed/${readdirSync(new URL('embed/', folder)).find((name) => name.startsWith(kind))}`, folder);

const line = (name: string, bytes: number, bar: number) =>
  `| ${name} | ${bytes.toLocaleString('en-GB')} bytes gzip | ${Math.round((bytes / bar) * 100)} % of its bar |`;

console.log(
  [
    '',
    line('embed.js                       ', weigh(new URL('embed.js', folder)), EMBED_SCRIPT_BYTES),
    line('the widget’s module            ', weigh(moduleOf('widget-')), WIDGET_BYTES),
    line('what follows                   ', weigh(moduleOf('later-')), LATER_BYTES),
    line(
      'preact alone, as packed        ',
      weigh(createRequire(import.meta.url).resolve('preact')),
      WIDGET_BYTES,
    ),
  ].join('\n'),
);
