/**
 * How soon somebody sees the public pages, and whether anything moves there: `npm run bench`, or by itself
 * `node --import tsx dashboard/bench/run.ts [paths]`. It reports and does not judge: README.md beside it says how to
 * read the table.
 */

import { chromium, type BrowserContextOptions } from '@playwright/test';
import { sitePages } from '@daybook/schema/words/routes';
import { chromiumOptions } from '../../playwright.config.ts';
import { tableText, whole } from '../../server/bench/report.ts';
import { launchServer } from '../../server/test/launch.ts';
import { PUBLIC_PAGE_MOST, SHIFT_MOST } from './budgets.ts';
import { figureOf, told } from './figures.ts';
import { lookAt, type FirstSight } from './first-sight.ts';
import { LAPTOP, PHONE } from './slow-visit.ts';

const ROUNDS = 5;
const WINDOWS: Record<string, BrowserContextOptions> = { phone: PHONE, laptop: LAPTOP };

const HEAD = [
  'page, window',
  'first paint, ms',
  `largest paint, ms (bar: ${whole(PUBLIC_PAGE_MOST)})`,
  'the largest',
  `shift (bar: ${SHIFT_MOST})`,
  'waited for',
  'loaded',
];

const asked = process.argv.slice(2);
const paths = asked.length ? asked : [...Object.values(sitePages), '/diary/demo'];

const began = performance.now();
const server = await launchServer();
const browser = await chromium.launch(chromiumOptions);
try {
  // The first answers of a server, and the first pages of a browser, are slower than all others.
  for (const path of paths) await lookAt(browser, server.url + path, {});
  const rows = new Map<string, FirstSight[]>();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const path of paths)
      for (const [name, window] of Object.entries(WINDOWS)) {
        const row = `${path}, ${name}`;
        rows.set(row, [...(rows.get(row) ?? []), await lookAt(browser, server.url + path, window)]);
      }
  console.log(tableText([HEAD, ...[...rows].map(([name, seen]) => rowText(name, seen))]));
  console.log(`\nMeasured in ${Math.round((performance.now() - began) / 1000)} s.`);
} finally {
  await browser.close();
  await server.stop();
}

/** Bytes and requests are the same in every round; times are told as median, least and most. */
function rowText(name: string, seen: FirstSight[]): string[] {
  const times = (of: (one: FirstSight) => number) => told(figureOf(seen.map(of)), whole);
  const amount = ({ requests, bytes }: FirstSight['loaded']) =>
    `${(bytes / 1024).toFixed(1)} KB in ${requests}`;
  const [first] = seen;
  return [
    name,
    times((one) => one.painted),
    times((one) => one.largest),
    first?.element ?? '',
    String(Math.max(...seen.map(({ shift }) => shift))),
    first ? amount(first.waitedFor) : '',
    first ? amount(first.loaded) : '',
  ];
}
