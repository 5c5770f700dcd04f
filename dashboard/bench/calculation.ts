/** How fast the machine is: figures of a slow or busy one mean less. */

import type { Browser } from '@playwright/test';
import { z } from 'zod';
import { figureOf } from './figures.ts';
import { PHONE, visitSlowly } from './slow-visit.ts';

const TIMES = 9;

/** Makes, sorts, writes and reads rows, as pages do, for some hundred milliseconds. */
const CALCULATION = `(() => {
  const began = performance.now();
  const rows = Array.from({ length: 40_000 }, (_, at) => ({ at, name: 'row ' + ((at * 7919) % 40_009) }));
  rows.sort((one, other) => (one.name < other.name ? -1 : 1));
  const read = JSON.parse(JSON.stringify(rows));
  const byName = new Map(read.map((row) => [row.name, row]));
  if (byName.size !== rows.length) throw new Error('Some rows have the same name.');
  return performance.now() - began;
})()`;

/** Returns milliseconds that a fixed calculation takes on the slow phone: the median of nine, after one that isn't counted. */
export function calculate(browser: Browser): Promise<number> {
  return visitSlowly(browser, PHONE, '', async (page) => {
    const took: number[] = [];
    for (let time = 0; time <= TIMES; time += 1)
      took.push(z.number().parse(await page.evaluate(CALCULATION)));
    return figureOf(took.slice(1)).median;
  });
}
