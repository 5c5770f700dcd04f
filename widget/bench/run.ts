/** What the widget weighs beside its bar, and beside the bare renderer that it cannot do without. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';

/** Bytes, gzip: script and styles together (weight.test.ts holds it). */
const BAR = 16 * 1024;
const weigh = (file: string | URL) => gzipSync(readFileSync(file), { level: 9 }).length;

const embed = weigh(new URL('../dist/embed/embed.js', import.meta.url));
const preact = weigh(createRequire(import.meta.url).resolve('preact'));

const line = (name: string, bytes: number) =>
  `| ${name} | ${bytes.toLocaleString('en-GB')} bytes gzip | ${Math.round((bytes / BAR) * 100)} % of the bar |`;

console.log(['', line('embed.js, all of it    ', embed), line('preact alone, as packed', preact)].join('\n'));
